import type { DividedFigures } from '../../../platform/alerts/causes/explainAlert';
import type {
	CauseDimension,
	PendingExplanation,
} from '../../../platform/alerts/causes/pendingExplanation';
import type { CauseSource } from '../../../platform/alerts/causes/pollExplanation';
import { HOLD_MS, pollExplanation } from '../../../platform/alerts/causes/pollExplanation';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { Fault } from '../../../platform/http/errors/fault';
import { hurry } from '../../support/hurry';
import { daysFrom, RULE } from '../polls/living';

const NOW = Date.parse('2026-11-21T09:00Z');
const LAST = '2026-11-20';
const WINDOW = { days: [LAST], untilHour: undefined, through: LAST };
const DAYS = { from: addDays(LAST, -90), to: LAST };
const REFUSED = new Fault('refused', {});
const NOT_NOW = new Fault('notNow', { retryAfterMs: 60_000 });

/** Visits by channel, one of which has dropped. */
const DIVIDED: DividedFigures = {
	dimension: 'media_key',
	fields: ['visit'],
	figures: {
		...{ days: DAYS, zone: 'utc', areCounts: [true], isComplete: true },
		series: ['SEARCHENGINE', 'MAILING'].map((name) => ({
			...{ name, label: name },
			moments: daysFrom(DAYS.from, LAST).map((day) => ({
				...{ day, hour: undefined },
				figures: [day === LAST && name === 'MAILING' ? 100 : 1_000],
			})),
		})),
	},
};

const pending = (more: Partial<PendingExplanation> = {}): PendingExplanation => ({
	...{ since: NOW - 60_000, items: [{ text: 'x' }, { text: 'y' }], days: DAYS },
	alerts: [{ at: 1, side: 'lower', window: WINDOW, value: 1_100, expected: 2_000 }],
	requests: [{ dimension: 'media_key' }, { dimension: 'device' }],
	...more,
});

interface World {
	/** The state of each job; a job is of a dimension. */
	readonly states?: Readonly<Partial<Record<CauseDimension, string>>>;
	readonly submitting?: Readonly<Partial<Record<CauseDimension, Fault>>>;
	readonly fetching?: () => Promise<DividedFigures | undefined>;
}

async function poll(
	before: PendingExplanation,
	{ states = {}, submitting = {}, fetching = () => Promise.resolve(DIVIDED) }: World = {},
) {
	const [submitted, fetched]: [string[], string[]] = [[], []];
	const source: CauseSource = {
		signal: undefined,
		contract: {
			...{ what: 'the report', collect: 'Report > Collect' },
			status: ({ site }) =>
				Promise.resolve({
					state: Object.entries(states).find(([name]) => name === site)?.[1] ?? 'DONE',
				}),
		},
		submit: async (dimension) => {
			submitted.push(dimension);
			const fault = submitting[dimension];
			if (fault) throw fault;
			return await Promise.resolve({ id: `job-${dimension}`, site: dimension });
		},
		fetch: async (dimension) => {
			fetched.push(dimension);
			return dimension === 'media_key' ? await fetching() : undefined;
		},
		ruleOf: () => RULE,
		describe: (item, _, causes) => ({ ...item, causes: causes !== undefined }),
	};
	return { ...(await pollExplanation(before, source, NOW)), submitted, fetched };
}

const jobOf = (dimension: CauseDimension) => ({
	dimension,
	job: { id: `job-${dimension}`, site: dimension },
});

describe('the search for causes', () => {
	beforeEach(() => hurry(4));

	it('requests each report once, and describes the alert among the items', async () => {
		const found = await poll(pending());
		expect(found).toMatchObject({
			...{ pending: undefined, isSettled: true, submitted: ['media_key', 'device'] },
			items: [{ text: 'x' }, { text: 'y', causes: true }],
		});
		const again = await poll(pending({ requests: [jobOf('media_key'), jobOf('device')] }));
		expect(again.submitted).toEqual([]);
		expect(again.items[1]).toMatchObject({ causes: true });
	});

	it('waits for a report that is still running, for half an hour', async () => {
		const world = { states: { device: 'RUNNING' } };
		const requests = [jobOf('media_key'), jobOf('device')];
		const first = await poll(pending(), world);
		expect(first).toMatchObject({ pending: { requests }, items: [], isSettled: true });
		const second = await poll(pending({ requests }), world);
		expect(second).toMatchObject({ pending: { requests }, items: [], isSettled: false });
		const last = await poll(pending({ requests, since: NOW - HOLD_MS }), world);
		expect(last.pending).toBeUndefined();
		expect(last.fetched).toEqual(['media_key']);
		expect(last.items[1]).toMatchObject({ causes: true });
	});

	it('asks later where the platform says not now, and not at all after half an hour', async () => {
		const world = { submitting: { device: NOT_NOW } };
		const { pending: left } = await poll(pending(), world);
		const later = { dimension: 'device' as const, notBefore: NOW + 60_000 };
		expect(left?.requests).toEqual([jobOf('media_key'), later]);
		const requests = [jobOf('media_key'), later];
		expect((await poll(pending({ requests }))).submitted).toEqual([]);
		const over = await poll(pending({ requests, since: NOW - HOLD_MS }));
		expect(over).toMatchObject({ pending: undefined, submitted: [] });
	});

	it('goes without a report that is refused or fails', async () => {
		const refused = await poll(pending(), { submitting: { device: REFUSED } });
		expect(refused).toMatchObject({ pending: undefined, fetched: ['media_key'] });
		const failed = await poll(pending(), { states: { device: 'FAILED' } });
		expect(failed).toMatchObject({ pending: undefined, fetched: ['media_key'] });
	});

	it.each<[string, World]>([
		['no report comes', { fetching: () => Promise.reject(REFUSED) }],
		['the report is incomplete', { fetching: () => Promise.resolve(undefined) }],
	])('puts out the items as they are if %s', async (_, world) => {
		expect((await poll(pending(), world)).items).toEqual([{ text: 'x' }, { text: 'y' }]);
	});

	it('emits the held items at once if no alert is left to explain', async () => {
		const found = await poll(pending({ alerts: [] }));
		expect(found).toMatchObject({ pending: undefined, submitted: [], isSettled: true });
		expect(found.items).toEqual([{ text: 'x' }, { text: 'y' }]);
	});

	it('leaves out an alert whose item is missing', async () => {
		const alert = { at: 7, side: 'lower', window: WINDOW, value: 1, expected: 2 } as const;
		expect((await poll(pending({ alerts: [alert] }))).items).toEqual([
			{ text: 'x' },
			{ text: 'y' },
		]);
	});
});
