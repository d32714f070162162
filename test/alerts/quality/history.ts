import fc from '../../support/fastCheck';
import type { INodeParameters } from 'n8n-workflow';
import { textOf } from '../../../platform/base/json/json';
import type { JobSettings } from '../../../sandbox/jobs/jobRuns';
import type { Surge } from '../../../sandbox/shop/surges';
import { runs } from '../../support/random';
import { WORKFLOW_ZONE } from '../../polling/pollContext';
import type { ReportStep } from '../../polling/reports/reportHistory';
import type { Cursor, Poll } from '../../polling/simulatedN8n';
import { SimulatedN8n } from '../../polling/simulatedN8n';
import { latestDue } from '../../polling/reports/slots';
import { DAY, HOUR, MINUTE } from '../../polling/times';
import type { World } from '../../polling/world';
import { seldom, someFaults, someSkew } from '../../polling/world';
import type { Line, ModelRule, Reading } from './model';
import { AlertModel, DAYS, SITE_ZONE } from './model';
import { rawFigures } from '../rawFigures';

/** Months of a trigger that watches, in which traffic drops, surges, stops and comes back. */
export interface AlertHistory {
	start: string;
	rule: ModelRule;
	surges: Array<{
		channel: string | undefined;
		after: number;
		fromHour: number;
		days: number;
		factor: number;
	}>;
	cursor: Cursor;
	steps: ReportStep[];
}

const SITE = 'shop-ca';

const someJob: fc.Arbitrary<JobSettings> = fc.record({
	seconds: fc.oneof(fc.constant(0), fc.integer({ min: 60, max: 30 * 3_600 })),
	outcome: fc.oneof(
		{ weight: 9, arbitrary: fc.constant('done' as const) },
		{ weight: 1, arbitrary: fc.constantFrom('failed' as const, 'expired' as const) },
	),
});

const someStep = (most: number): fc.Arbitrary<ReportStep> =>
	fc.record({
		minutes: fc.integer({ min: 20, max: most }),
		job: someJob,
		faults: someFaults(4),
		restarts: seldom(8),
		crashes: seldom(12),
		overlaps: seldom(6),
		skew: someSkew(13),
	});

const someRule = (span: ModelRule['span']): fc.Arbitrary<ModelRule> =>
	fc.record({
		span: fc.constant(span),
		by: fc.constantFrom('before' as const, 'mean' as const, 'median' as const),
		side: fc.constantFrom('lower' as const, 'higher' as const),
		percent: fc.integer({ min: 15, max: 40 }),
		bound: fc.constant(0),
		weeks: fc.integer({ min: 2, max: 3 }),
		forEach: fc.constantFrom('', 'media_key'),
	});

const bounded: fc.Arbitrary<ModelRule> = someRule('yesterday').chain((rule) =>
	fc.integer({ min: 2_000, max: 7_000 }).map((bound) => ({ ...rule, by: 'bound' as const, bound })),
);

const someSurge = fc.record({
	channel: fc.constantFrom(undefined, 'NATURAL', 'SEARCHENGINE', 'SPONSOREDLINK'),
	after: fc.integer({ min: 0, max: 70 }),
	fromHour: fc.integer({ min: 0, max: 20 }),
	days: fc.integer({ min: 1, max: 12 }),
	factor: fc.constantFrom(0, 0, 0.3, 0.6, 1.5, 2.5),
});

/** The clocks of the site change on 2026-03-08 and 2026-11-01. */
const STARTS = ['2026-02-20T05:10', '2026-03-05T14:00', '2026-10-20T11:00', '2026-10-30T03:00'];

const historyOf = (rule: fc.Arbitrary<ModelRule>, most: number, polls: number, days: number) =>
	fc.record({
		start: fc.constantFrom(...STARTS),
		rule,
		surges: fc.array(
			someSurge.map((one) => ({ ...one, after: one.after % days })),
			{ minLength: 2, maxLength: 6 },
		),
		cursor: fc.constantFrom<Cursor>('default', 'durable'),
		steps: fc.array(someStep(most), { minLength: polls, maxLength: polls, size: 'max' }),
	});

const POLLS = runs(45, 90);
/** The days of the first half of the polls, in which something happens. */
const EVENTFUL_DAYS = runs(22, 45);
const HOURLY_POLLS = runs(30, 60);

/** Days are judged for months, hours for some days. */
export const someHistory: fc.Arbitrary<AlertHistory> = fc.oneof(
	{ weight: 2, arbitrary: historyOf(someRule('yesterday'), 26 * 60, POLLS, EVENTFUL_DAYS) },
	{ weight: 1, arbitrary: historyOf(someRule('lastDays'), 26 * 60, POLLS, EVENTFUL_DAYS) },
	{ weight: 1, arbitrary: historyOf(bounded, 26 * 60, POLLS, EVENTFUL_DAYS) },
	{ weight: 2, arbitrary: historyOf(someRule('today'), 4 * 60, HOURLY_POLLS, runs(2, 4)) },
);

/** The notifications that were sent, and those that are right. */
export interface Lived {
	reported: Line[];
	expected: Line[];
	polls: Poll[];
}

/** Lives through a history, and asks the model about the same readings. */
export async function live(world: World, history: AlertHistory): Promise<Lived> {
	const { control } = world.sandbox;
	world.begin(history.start);
	control.clearSurges();
	for (const surge of surgesOf(history, world.now)) control.addSurge(surge);
	const parameters = formOf(history.rule);
	const n8n = new SimulatedN8n({ sandbox: world.sandbox, parameters, cursor: history.cursor });
	const requested = new Map<string, Reading>();
	const readings: Reading[] = [];
	const polls: Poll[] = [];
	const poll = async (happening: Parameters<SimulatedN8n['poll']>[0] = {}) => {
		const one = await n8n.poll(happening);
		polls.push(one);
		const seconds = Math.floor(world.now / 1_000) * 1_000;
		let zone = SITE_ZONE;
		for (const { method, path, search, fault, reply } of one.sent) {
			// Where the platform does not name the zone of the site, the zone of the workflow is
			// used.
			if (path.endsWith('/getallowedwebsite.json')) zone = fault ? WORKFLOW_ZONE : SITE_ZONE;
			if (method === 'POST' && path.endsWith('/query.json')) {
				const id = /\d{18}/.exec(reply)?.[0] ?? '';
				const slot = slotAt(one.at, history.rule);
				// A late request changes nothing else: only the difference between the clocks is
				// learnt then.
				requested.set(id, { platformNow: slot + seconds - one.at, n8nNow: slot, zone });
			}
			if (!path.endsWith('/download.json') || fault !== undefined || one.crashed) continue;
			const reading = requested.get(/jobrun-id=(\d+)/.exec(search)?.[1] ?? '');
			if (reading) readings.push(reading);
		}
	};
	await poll();
	for (const { minutes, job, restarts, skew, ...happening } of history.steps) {
		world.pass(minutes * MINUTE);
		if (skew !== undefined) world.skew = skew * MINUTE;
		if (restarts) n8n.restart();
		control.clearJobs();
		control.nextJobs(job);
		await poll(happening);
	}
	const raw = await rawFigures(
		world.sandbox,
		isoOf(Date.parse(`${history.start}Z`) - 40 * DAY),
		isoOf(world.now + DAY),
		history.rule.span === 'today' ? 'H' : 'D',
	);
	const model = new AlertModel(history.rule, raw);
	return {
		reported: polls.flatMap(({ items }) => items.map(lineOf).sort()),
		expected: readings.flatMap((reading) => model.read(reading)),
		polls,
	};
}

const EVERY_MORNING = { every: 'day', hour: 6, minute: 30, zone: SITE_ZONE } as const;

/** When the report of a request was due: the latest full hour, or the latest morning. */
function slotAt(now: number, { span }: ModelRule): number {
	return span === 'today' ? Math.floor(now / HOUR) * HOUR : latestDue(EVERY_MORNING, now);
}

function surgesOf({ surges, rule }: AlertHistory, now: number): Surge[] {
	// Whole days of the past are never changed by what begins within today.
	return surges.map(({ channel, after, fromHour, days, factor }) => ({
		site: SITE,
		from: isoOf(now + after * DAY),
		to: isoOf(now + (after + days - 1) * DAY),
		fromHour: rule.span === 'today' ? fromHour : 0,
		factor,
		...(channel === undefined ? {} : { channel }),
	}));
}

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function lineOf(item: Readonly<Record<string, unknown>>): Line {
	const { alert, watchedFor, name, to, until } = item;
	const through = until === undefined ? textOf(to) : `${textOf(to)} ${textOf(until)}`;
	return `${textOf(alert)} ${textOf(watchedFor)} ${textOf(name) ?? ''} ${through}`;
}

function formOf(rule: ModelRule): INodeParameters {
	const isHourly = rule.span === 'today';
	return {
		...{ authentication: 'apiToken', event: 'metricAlert', site: SITE },
		...{ figure: 'metric', metric: 'visit', forEach: rule.forEach },
		...{ alertWhen: rule.side, expected: rule.by, bound: rule.bound },
		options: {
			schedule: {
				when: { timeZone: 'America/Montreal', ...(isHourly ? { submitEvery: 'hour' } : {}) },
			},
			...{ span: rule.span, spanDays: DAYS, percent: rule.percent },
			...{ topValues: 20, weeks: rule.weeks, ignoreRandomVariation: false, findCauses: false },
		},
	};
}
