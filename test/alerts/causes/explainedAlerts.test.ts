import type { IDataObject, INodeParameters } from 'n8n-workflow';

import type { Fault } from '../../../sandbox/http/faults';
import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord } from '../../../platform/base/json/json';
import type { Poll } from '../../polling/simulatedN8n';
import { SimulatedN8n } from '../../polling/simulatedN8n';
import { HOUR, MINUTE, World } from '../../polling/world';
import { PATIENCE_MS } from '../../support/random';

jest.setTimeout(PATIENCE_MS);

let world: World;
beforeAll(async () => (world = await World.start()));
afterAll(async () => {
	jest.restoreAllMocks();
	await world.sandbox.close();
});

const DROP_DAY = '2026-11-13';
const CHANNEL = 'SEARCHENGINE';
const metric = (value: string, cachedResultName: string) => ({
	figure: 'metric',
	metric: { __rl: true, mode: 'list', value, cachedResultName },
});
const form = (more: INodeParameters, options: INodeParameters = {}): INodeParameters => ({
	...{ authentication: 'apiToken', event: 'metricAlert' },
	site: { __rl: true, mode: 'id', value: 'shop-eu' },
	...more,
	options: { publicHolidays: [], ...options },
});

/** With a short history, where it does not matter how the expected value comes about. */
const SHORT_OPTIONS = { publicHolidays: [], weeks: 4, ignoreRandomVariation: false };
const SHORT = form({ expected: 'mean' }, SHORT_OPTIONS);

const drop = (more: object) =>
	world.sandbox.control.addSurge({
		...{ site: 'shop-eu', from: DROP_DAY, to: DROP_DAY, factor: 0.2 },
		...more,
	});

const DROPPED: Fault = { kind: 'drop' };
const REFUSED: Fault = { kind: 'status', status: 400 };

/** The reports that a poll has submitted. */
const submittedIn = ({ sent }: Poll) =>
	sent.flatMap(({ path, body }) =>
		path.endsWith('/batch/query.json')
			? [typeof body === 'string' ? body : JSON.stringify(body)]
			: [],
	);
const causeReportsIn = (polls: readonly Poll[]) =>
	polls.flatMap(submittedIn).filter((body) => /media_key|geoloccountry|"device"/.test(body));

/** An active workflow up to the morning on which the report of the drop is requested, and the polls after it. */
async function afterDrop(parameters: INodeParameters) {
	const n8n = new SimulatedN8n({ sandbox: world.sandbox, parameters, cursor: 'default' });
	world.begin('2026-11-13T15:00');
	await n8n.poll();
	world.begin('2026-11-14T07:00');
	const requested = await n8n.poll();
	expect(requested.items).toEqual([]);
	world.pass(5 * MINUTE);
	const first = await n8n.poll();
	if (first.items.length > 0) return { n8n, first };
	// On a busy machine, the reports are read a poll later.
	world.pass(5 * MINUTE);
	const second = await n8n.poll();
	return { n8n, first: { ...second, sent: [...first.sent, ...second.sent] } };
}

describe('an alert of a whole site', () => {
	beforeEach(() => world.sandbox.control.clearSurges());

	it('names the channel that has dropped, after one report each by channel, device and country', async () => {
		drop({ channel: CHANNEL });
		const { first } = await afterDrop(form({}));
		expect(first.errors).toEqual([]);
		const [item, ...others] = first.items;
		expect(others).toEqual([]);
		expect(item?.text).toMatch(
			/^Visits on shop-eu: [\d.]+% lower, [\d,]+ against [\d,]+ expected \(Nov 13, 2026\)\. Mainly because of Organic search: [\d,]+ (of the [\d,]+ missing|less) \([78]\d% lower\)\.$/,
		);
		expect(item?.causes).toMatchObject([
			{ dimension: 'media_key', name: CHANNEL, label: 'Organic search' },
		]);
		expect(causeReportsIn([first])).toHaveLength(3);
		expect(causeReportsIn([first]).map((body) => /"kind":"([^"]*)"/.exec(body)?.[1])).toEqual([
			'rt#insummary',
			'rt#insummary',
			'rt#geoloccountry',
		]);
	});

	it('keeps visits apart from the conversion rate, in the language of messages', async () => {
		drop({ channel: CHANNEL });
		const { first } = await afterDrop(
			form(metric('scartvalidamount', 'CA'), { numberLanguage: 'de' }),
		);
		const [item] = first.items;
		expect(item?.text).toMatch(
			/ Vor allem Organische Suche: [\d.]+ .*\(Besuche [78]\d\s% niedriger, Conversion-Rate .*, durchschnittlicher Warenkorb .*\)\.$/,
		);
		const [cause] = causesIn(item);
		const factors = Array.isArray(cause?.factors) ? cause.factors : [];
		const sum = factors.reduce<number>(
			(all, one) => all + (isRecord(one) ? Number(one.contribution) : NaN),
			0,
		);
		expect(Math.abs(sum / Number(cause?.contribution) - 1)).toBeLessThan(0.01);
	});

	it('names the channel whose conversion rate has dropped', async () => {
		drop({ channel: CHANNEL, factor: 1, losesTracking: true });
		const { first } = await afterDrop(form({ figure: 'conversionRate' }));
		expect(first.items[0]?.text).toMatch(
			/ Mainly because of Organic search: -[\d.]+ percentage points .*\(rate 100% lower\)\.$/,
		);
	});

	it('names nothing when all channels have dropped alike', async () => {
		drop({ factor: 0.5 });
		const { first } = await afterDrop(SHORT);
		expect(first.items).toMatchObject([{ alert: 'began', causes: [] }]);
		expect(first.items[0]?.text).toMatch(/ expected \(Nov 13, 2026\)\.$/);
	});

	it('waits for slow reports, without requesting them again after a restart', async () => {
		drop({ channel: CHANNEL });
		const n8n = new SimulatedN8n({
			sandbox: world.sandbox,
			parameters: form({}),
			cursor: 'default',
		});
		world.begin('2026-11-13T15:00');
		await n8n.poll();
		world.begin('2026-11-14T07:00');
		await n8n.poll();
		world.sandbox.control.nextJobs({ times: 3, seconds: 400 });
		world.pass(5 * MINUTE);
		const held = await n8n.poll();
		expect([held.items, held.isExecution]).toEqual([[], true]);
		expect(causeReportsIn([held])).toHaveLength(3);
		n8n.restart();
		world.pass(5 * MINUTE);
		const restarted = await n8n.poll();
		world.pass(5 * MINUTE);
		const later = await n8n.poll();
		expect(causeReportsIn([restarted, later])).toEqual([]);
		expect([...restarted.items, ...later.items]).toMatchObject([
			{ alert: 'began', causes: [{ name: CHANNEL }] },
		]);
		world.pass(5 * MINUTE);
		expect((await n8n.poll()).items).toEqual([]);
	});

	it('is output after half an hour without causes when the reports do not come', async () => {
		drop({ channel: CHANNEL, factor: 0 });
		const n8n = new SimulatedN8n({
			sandbox: world.sandbox,
			parameters: SHORT,
			cursor: 'durable',
		});
		world.begin('2026-11-13T15:00');
		await n8n.poll();
		world.begin('2026-11-14T07:00');
		await n8n.poll();
		world.sandbox.control.nextJobs({ times: 3, seconds: 100_000 });
		const polls: Poll[] = [];
		for (let at = 0; at < 8; at++) {
			world.pass(5 * MINUTE);
			polls.push(await n8n.poll());
		}
		expect(polls.map(({ items }) => items.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
		expect(causeReportsIn(polls)).toHaveLength(3);
		expect(polls.flatMap(({ errors }) => errors)).toEqual([]);
		expect(polls[6]?.items[0]).not.toHaveProperty('causes');
	});

	it('requests no report again after an unknown outcome, and leaves out one that is refused', async () => {
		drop({ channel: CHANNEL });
		const n8n = new SimulatedN8n({
			sandbox: world.sandbox,
			parameters: form({}),
			cursor: 'durable',
		});
		world.begin('2026-11-13T15:00');
		await n8n.poll();
		world.begin('2026-11-14T07:00');
		await n8n.poll();
		world.pass(5 * MINUTE);
		// The state of the watched report, its result, and the three reports.
		const faults = [undefined, undefined, undefined, DROPPED, REFUSED];
		const polls = [await n8n.poll({ faults })];
		world.pass(5 * MINUTE);
		polls.push(await n8n.poll());
		expect(causeReportsIn(polls)).toHaveLength(3);
		expect(polls.flatMap(({ items }) => items)).toMatchObject([
			{ alert: 'began', causes: [{ name: CHANNEL }] },
		]);
		expect(polls.flatMap(({ errors }) => errors)).toEqual([]);
	});

	it('comes at once and without causes if polls are rare, or if causes are switched off', async () => {
		drop({ channel: CHANNEL, factor: 0 });
		const off = await afterDrop({ ...SHORT, options: { ...SHORT_OPTIONS, findCauses: false } });
		expect(off.first.items).toHaveLength(1);
		expect(causeReportsIn([off.first])).toEqual([]);

		const n8n = new SimulatedN8n({
			sandbox: world.sandbox,
			parameters: SHORT,
			cursor: 'durable',
		});
		world.begin('2026-11-13T15:00');
		await n8n.poll();
		world.begin('2026-11-14T07:00');
		await n8n.poll();
		world.pass(3 * HOUR);
		const rare = await n8n.poll();
		expect(rare.items).toHaveLength(1);
		expect(causeReportsIn([rare])).toEqual([]);
	});
});

function causesIn(item: IDataObject | undefined): JsonRecord[] {
	const { causes } = item ?? {};
	return Array.isArray(causes) ? causes.flatMap((one) => (isRecord(one) ? [one] : [])) : [];
}
