import { rm } from 'node:fs/promises';
import { environmentOf, type Seat } from './environment';
import { Guarded } from './secrets/guarded';
import { untilFree } from './ports';
import { fetchAlone } from './rest';
import { keepHome } from './secrets/traces';
import { until } from './until';
import type { InstalledN8n } from './versions';

/** The role of an n8n process. */
export type Role = 'start' | 'worker' | 'webhook';

/** Options of an n8n process. */
export interface InstanceOptions {
	n8n: InstalledN8n;
	role: Role;
	seat: Seat;
	log: string;
	/** Additional environment variables of n8n. */
	environment: Record<string, string>;
	/** Whether its data are deleted when it is discarded. */
	isTemporary: boolean;
}

/** By default, a fifth of the processor time of n8n is spent on garbage that is seconds old. */
export const YOUNG_SPACE = '--max-semi-space-size=64';
const START_PATIENCE = { timeoutMs: 180_000, everyMs: 200 };
const readyPaths: Record<Role, string> = {
	// The health check responds long before the editor's interface.
	start: '/rest/settings',
	worker: '/healthz/readiness',
	webhook: '/healthz/readiness',
};

/** An n8n process that can be stopped and restarted with the same data and port. */
export class Instance {
	private process: Guarded | undefined;

	constructor(private readonly options: InstanceOptions) {}

	get url(): string {
		return `http://127.0.0.1:${this.options.seat.port}`;
	}

	get home(): string {
		return this.options.seat.home;
	}

	/** Its output so far, including its log. */
	get output(): string {
		return this.process?.output ?? '';
	}

	async start(): Promise<void> {
		const { n8n, role, seat, log, environment } = this.options;
		const started = new Guarded({
			name: `n8n ${n8n.version} ${role}`,
			command: n8n.node,
			args: [YOUNG_SPACE, n8n.program, role],
			environment: { ...environmentOf(n8n, seat), ...forRole(role, seat), ...environment },
			log,
		});
		this.process = started;
		const isReady = async () => {
			started.assertRunning();
			return (await answers(`${this.url}${readyPaths[role]}`)) ? true : undefined;
		};
		await until(`n8n ${n8n.version} ${role} is ready (${log})`, isReady, START_PATIENCE);
	}

	/** Stops it like an administrator, and waits until its port is free. */
	async stop(): Promise<void> {
		await this.process?.stop();
		await untilFree(this.options.seat.port);
	}

	/** Ends it at once, like kill -9. */
	async kill(): Promise<void> {
		await this.process?.kill();
		await untilFree(this.options.seat.port);
	}

	/** Stops it, and deletes its data unless the caller provided the folder. */
	async discard(): Promise<void> {
		await this.stop();
		await keepHome(this.home, this.options.log);
		if (this.options.isTemporary) await rm(this.home, { recursive: true, force: true });
	}
}

function forRole(role: Role, seat: Seat): Record<string, string> {
	return role === 'worker' ? { QUEUE_HEALTH_CHECK_PORT: String(seat.port) } : {};
}

async function answers(url: string): Promise<boolean> {
	try {
		const response = await fetchAlone(url, { signal: AbortSignal.timeout(5_000) });
		const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
		await response.body?.cancel();
		return response.ok && isJson;
	} catch {
		return false;
	}
}
