import axios from 'axios';
import type { Fault } from '../../../sandbox';
import { lines } from '../../../harness/engine';
import { sideBySide } from '../../support/sideBySide';
import type { Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { until } from '../client/scene';
import { STAGES, type StageName } from './stages';

const FIRST_JOB = '701928374650918273';
const JOB = new RegExp(`${FIRST_JOB}.*Report > Collect|Report > Collect.*${FIRST_JOB}`);

/** The calls before the token is reset, and the expected advice. */
const cases: Array<{ name: StageName; advice: RegExp; items?: number; after?: number }> = [
	{ name: 'submit', advice: JOB, items: 2, after: 1 },
	{ name: 'status', advice: JOB },
	{ name: 'download', advice: JOB },
	{ name: 'file', advice: JOB },
	{ name: 'page', advice: /^Copy the token / },
];

describe.each(lines())('a token that is reset during an execution, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	const ended = sideBySide(cases, async ({ name, items = 1, after = 0 }) => {
		const { match, scene } = STAGES[name];
		const own = await stage.beside();
		// The platform delays at first, which leaves time to reset the token.
		const busy: Fault = { kind: 'status', status: 429, retryAfter: 3, match, after };
		own.sandbox.control.fault(busy);
		const going = own.begin({ ...scene, input: Array.from({ length: items }, () => ({})) });
		await until(() => own.requests().some(({ status }) => status === 429));
		await resetToken(own);
		return { run: await going.done, own };
	});

	/** Resets the token like the platform's own page; the sandbox's first token becomes invalid. */
	async function resetToken({ sandbox }: Stage): Promise<void> {
		await axios.post(
			`${sandbox.url}/ea/v2/er/account/setuserapitoken.json`,
			{ email: 'owner@shop.example' },
			{ headers: { Authorization: `Bearer ${sandbox.token}` } },
		);
	}

	it.each(cases)('is reported at the $name, with the running job', async (one) => {
		const { run, own } = await ended(one);
		expect(run.error).toMatchObject({
			message: 'The platform does not accept the token',
			description: expect.stringMatching(one.advice) as unknown,
			httpCode: '401',
		});
		expect(own.requests().filter(({ status }) => status === 401)).toHaveLength(1);
		expect(run.serialised()).not.toContain(own.sandbox.token);
	});
});
