import axios, { type AxiosRequestConfig } from 'axios';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { SITE, TODAY } from '../caller';
import { difference, filled, type Named } from './expectations';
import { givenBy } from './given';
import type { Example, Step } from './readExamples';
import { type Reply, replyOf } from './reply';
import { type Platform, VERBS } from './verbs';

const PATIENCE_MS = 10_000;
const PLACES: Record<string, (site: string) => string> = {
	DB: (site) => `/ea/v2/ea/${site}/db`,
	RPT: (site) => `/ea/v2/ea/${site}/report`,
	account: () => '/ea/v2/er/account',
};

/** `DB/ope/exists` and `shop-ca:DB/ope/exists` are addresses of a site; `/...` is one as it is. */
export function addressOf(short: string): string {
	if (/^(\/|http)/.test(short)) return short;
	const [, site = SITE, place = '', rest = ''] = /^(?:(.+):)?(\w+)(.*)$/.exec(short) ?? [];
	const address = (PLACES[place]?.(site) ?? place) + rest;
	return address.replace(/(\?|$)/, '.json$1');
}

/** Plays examples, each in a sandbox as it is after its start. */
export class Player implements Platform {
	private running: Sandbox | undefined;
	private named: Named = new Map();
	/** How far the clock of the sandbox is ahead, in milliseconds. */
	private ahead = 0;
	/** Whether anything may have changed in the sandbox, which refusals of its owner do not. */
	private isUsed = true;
	/** The requests of all examples: method, path and status. */
	readonly sent = new Set<string>();

	get sandbox(): Sandbox {
		if (this.running) return this.running;
		throw new Error('The sandbox is not running.');
	}

	async play({ steps }: Example): Promise<void> {
		this.named = new Map();
		if (this.isUsed) await this.restart();
		for (const step of steps) {
			const deadline = Date.now() + (step.request[0] === 'UNTIL' ? PATIENCE_MS : 0);
			let problem = await this.problemOf(step);
			while (problem !== undefined && Date.now() < deadline) problem = await this.problemOf(step);
			if (problem !== undefined) throw new Error(`${step.line}\n${problem}`);
		}
	}

	/** What differs from the expected reply, with the reply; undefined if nothing does. */
	private async problemOf({ request, expected }: Step): Promise<string | undefined> {
		const reply = await this.request(request.filter((word) => word !== 'UNTIL'));
		const problem = reply && difference(reply, expected, this.named);
		return problem && `${problem} The reply:\n${reply?.text.slice(0, 2_000) ?? ''}`;
	}

	async restart(): Promise<void> {
		await this.close();
		this.isUsed = false;
		this.ahead = 0;
		// Time that passes by itself would make tokens expire between two requests.
		const begun = Date.now();
		const now = () => begun + this.ahead;
		this.running = await startSandbox({ today: TODAY, jobSeconds: 0, now });
	}

	async close(): Promise<void> {
		await this.running?.close();
	}

	pass(seconds: number): void {
		this.ahead += seconds * 1_000;
	}

	/** Sends a request with the token of the owner, another one, or none for `nobody`. */
	async send(
		method: string,
		address: string,
		token = this.sandbox.token,
		{ headers, ...more }: AxiosRequestConfig = {},
	): Promise<Reply> {
		const path = addressOf(address);
		const own = token === 'nobody' ? {} : { authorization: `Bearer ${token}` };
		const reply = await axios.request<unknown>({
			method,
			url: path.startsWith('/') ? this.sandbox.url + path : path,
			validateStatus: () => true,
			maxRedirects: 0,
			responseType: 'arraybuffer',
			...more,
			headers: { ...own, ...headers },
		});
		if (reply.status < 400 || token !== this.sandbox.token) this.isUsed = true;
		this.sent.add(`${method} ${path.split('?')[0]} ${reply.status}`);
		return replyOf(reply);
	}

	private async request(words: readonly string[]): Promise<Reply | undefined> {
		const [verb = '', ...rest] = words.map((word) => filled(word, this.named));
		const play = VERBS[verb];
		if (!play) throw new Error(`There is no verb ${verb}.`);
		const reply = (await play(this, givenBy(rest))) ?? undefined;
		if (reply === undefined) this.isUsed = true;
		return reply;
	}
}
