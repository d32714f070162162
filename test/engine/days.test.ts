import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../harness/engine';
import { locator, PROVIDER, reportParameters } from '../../harness/workflows';
import { catalogue } from '../../platform/catalogue';
import { jsonOf } from '../support/stage';
import { withStage } from '../support/withStage';
import { knownFor } from './catalogue/known';
import { fillIn } from './catalogue/samples';
import { dayFieldsOf } from './dayFields';
import { csv, fileItem } from './import/scene';
import { clock, followsClock, moment, Watch, weekly } from './trigger/scene';

/** The day, in every format of a form or an expression. */
const DAY = '2026-11-02';
const WAYS = [
	'={{ "2026-11-02T00:00:00.000+01:00" }}',
	'={{ DateTime.fromISO("2026-11-02T12:00:00Z") }}',
	'={{ $now.set({ year: 2026, month: 11, day: 2 }) }}',
	'={{ new Date("2026-11-02T12:00:00Z") }}',
	'={{ DateTime.fromISO("2026-11-02T12:00:00Z").toSeconds() }}',
];
/** The format that distinguishes readers; one form of each node tests the others. */
const AS_OBJECT = WAYS.slice(1, 2);
/** A different day, before a first day and after a last one. */
const BEFORE = '2026-11-01';
const AFTER = '2026-11-03';

const PERIOD = { from: DAY, to: DAY };
const ENDS = { from: BEFORE, to: AFTER };

const ZONES = '/getallowedwebsite.json';

/** A form with days, and a different day for each of these fields. */
interface Scene {
	readonly where: string;
	readonly parameters: INodeParameters;
	readonly others: Readonly<Record<string, string>>;
	/** An object by default. */
	readonly ways?: readonly string[];
}

const site = locator('shop-eu', 'id');

function main(resource: string, operation: string, more: INodeParameters): Scene {
	const parameters = { resource, operation, period: 'dates', ...PERIOD, ...more };
	return { where: `marketingAnalytics ${resource} ${operation}`, parameters, others: ENDS };
}

function provider(operation: string, more: INodeParameters, others: Scene['others']): Scene {
	const where = `analyticsProvider ${operation}`;
	return { where, parameters: { operation, ...PERIOD, ...more }, others };
}

const COMPARED = { compareWith: 'dates', comparedDays: { days: PERIOD } };
const ALL_ENDS = { ...ENDS, 'comparedDays.days.from': BEFORE, 'comparedDays.days.to': AFTER };
const REPORT = { ...reportParameters(), period: 'dates', ...PERIOD, ...COMPARED };
const WINDOW = { period: 'window', options: { since: DAY, lookBackDays: 1 } };
const KEPT = { ...reportParameters(), ...WINDOW };
const IMPORT = { importKind: 'searchengine', importSite: 'shop-eu' };

const TARGETS = { site, targets: { target: [{ figure: locator('visit', 'id'), amount: 1 }] } };

/** Its days are not part of the request, but of the message. */
const ALERT = 'marketingAnalyticsTrigger metricAlert';

const special: Scene[] = [
	main('report', 'checkTargets', TARGETS),
	{ ...main('report', 'run', REPORT), others: ALL_ENDS },
	{ ...main('report', 'submit', { ...REPORT, operation: 'submit' }), others: ALL_ENDS, ways: WAYS },
	{ ...main('report', 'checkRequest', { ...REPORT, operation: 'checkRequest' }), others: ALL_ENDS },
	{ ...main('report', 'run', KEPT), others: { 'options.since': BEFORE } },
	...['submit', 'checkRequest'].map((operation) => ({
		...main('report', operation, { ...KEPT, operation }),
		others: { 'options.since': BEFORE },
	})),
	main('import', 'importFile', IMPORT),
	main('import', 'importItems', IMPORT),
	main('import', 'check', IMPORT),
	main('import', 'preview', IMPORT),
	{ ...provider('getData', { level: 'site' }, ENDS), ways: WAYS },
	provider('reImport', { importSite: 'shop-eu', levels: ['site'] }, ENDS),
	{
		...provider(
			'reImport',
			{ importSite: 'shop-eu', levels: ['site'], from: BEFORE, to: AFTER },
			{},
		),
		others: { 'options.resumeAfter': BEFORE },
	},
	{
		where: 'marketingAnalyticsTrigger reportReady',
		parameters: weekly({ period: 'dates', ...PERIOD, ...COMPARED }),
		others: ALL_ENDS,
		ways: WAYS,
	},
	{
		where: 'marketingAnalyticsTrigger reportReady',
		parameters: weekly(WINDOW),
		others: { 'options.since': BEFORE },
	},
	{
		where: ALERT,
		parameters: {
			...{ event: 'metricAlert', site },
			options: { weeks: 8, findCauses: false, ownDays: { days: [{ name: 'Sale' }] } },
		},
		others: {
			'options.ownDays.days.firstDay': AFTER,
			'options.ownDays.days.lastDay': AFTER,
		},
	},
];

/** Operations of the catalogue, filled in like in the conformance test. */
const endpoints: Scene[] = catalogue.flatMap(({ value: resource, operations }) =>
	operations.flatMap((operation): Scene[] => {
		const { fields, optional, value } = operation;
		if (fields.some(({ kind }) => kind === 'period') && 'run' in operation) {
			return resource === 'import' ? [] : [main(resource, value, { site })];
		}
		const known = knownFor(resource, value);
		const form = main(resource, value, fillIn(fields, known, 'a new one').parameters);
		const added = optional?.fields.filter(({ kind }) => kind === 'period') ?? [];
		if (fields.some(({ kind }) => kind === 'period')) return [form];
		if (added.length === 0 || !optional) return [];
		const { from: _from, to: _to, ...others } = form.parameters;
		const heading = optional.heading.toLowerCase();
		return [
			{
				where: form.where,
				parameters: { ...others, [heading]: { ...PERIOD } },
				others: { [`${heading}.from`]: BEFORE, [`${heading}.to`]: AFTER },
			},
		];
	}),
);

const scenes = [...special, ...endpoints];
const fieldsOf = ({ where, others }: Scene) =>
	Object.keys(others).map((path) => `${where} ${path}`);

/** Special Days of reports are the setting of an alert, which is tested. */
const isTested = (field: string) => field.startsWith(ALERT) || !field.includes('.ownDays.');

/** A form with another value in one of its fields. */
function filledIn(parameters: INodeParameters, path: string, value: string): INodeParameters {
	const [outer = '', ...inner] = path.split('.');
	if (inner.length === 0) return { ...parameters, [outer]: value };
	const inside = parameters[outer];
	if (Array.isArray(inside)) {
		const filled = inside.map((one) => (isForm(one) ? filledIn(one, inner.join('.'), value) : {}));
		return { ...parameters, [outer]: filled };
	}
	const others = isForm(inside) ? inside : {};
	return { ...parameters, [outer]: filledIn(others, inner.join('.'), value) };
}

function isForm(value: unknown): value is INodeParameters {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe.each(newestLine())('a day, on %s', (line) => {
	const stage = withStage(line, followsClock);

	it('has a field exactly where these tests expect one', async () => {
		const { nodes } = await stage.engine.descriptions();
		const fields = nodes.flatMap(dayFieldsOf).map(({ where, path }) => `${where} ${path}`);
		expect(scenes.flatMap(fieldsOf).sort()).toEqual(fields.filter(isTested).sort());
	});

	it.each(scenes)('may be a text, a date or seconds in $where', async (scene) => {
		const { where, parameters, others, ways = AS_OBJECT } = scene;
		const sentFor = async (valueOf: (path: string) => string) => {
			stage.clear();
			const filled = Object.keys(others).reduce(
				(form, path) => filledIn(form, path, valueOf(path)),
				parameters,
			);
			return await outcomeOf(where, filled);
		};
		const expected = await sentFor(() => DAY);
		expect(await sentFor((path) => others[path] ?? DAY)).not.toEqual(expected);
		for (const way of ways) expect([way, await sentFor(() => way)]).toEqual([way, expected]);
	});

	/** The first request with the days of a form, or the items if there is none. */
	async function outcomeOf(where: string, parameters: INodeParameters): Promise<unknown> {
		if (where === ALERT) return await sayOfTheDay(parameters);
		const items = where.startsWith('marketingAnalyticsTrigger')
			? await pollTwice(parameters)
			: await run(where, parameters);
		// If days are relative to today, the time zones of sites are requested first; for targets, the
		// metrics.
		const isList = (path: string) => path.endsWith(ZONES) || path.endsWith('/metrics.json');
		const [request] = stage.requests().filter(({ path }) => !isList(path));
		if (!request) return items;
		const body = request.body.replace(/----form-[\w-]+/g, 'boundary');
		return { method: request.method, path: request.path, query: request.query, body };
	}

	/** The message about the day on the next morning. */
	async function sayOfTheDay(parameters: INodeParameters): Promise<unknown> {
		const at = moment(`${AFTER}T10:00Z`);
		clock.now = at;
		const { items } = await stage.poll(parameters, { at, mode: 'manual', activation: 'manual' });
		return jsonOf(items).map(({ specialDay, to }) => [specialDay, to]);
	}

	async function run(where: string, parameters: INodeParameters): Promise<IDataObject[]> {
		const type = where.startsWith('analyticsProvider') ? { type: PROVIDER } : {};
		const done = await stage.play({
			parameters,
			...type,
			files: [{ ...fileItem(csv('engine,visits', 'Bing,5')), json: { engine: 'Bing', visits: 5 } }],
		});
		expect(done.error?.message).toBeUndefined();
		return done.items;
	}

	async function pollTwice(parameters: INodeParameters): Promise<IDataObject[]> {
		const watch = new Watch(stage, parameters);
		await watch.poll(moment('2026-11-13T10:00Z'));
		const { error, reported } = await watch.poll(moment('2026-11-16T05:30Z'));
		expect([error, reported]).toEqual([undefined, []]);
		return [];
	}
});
