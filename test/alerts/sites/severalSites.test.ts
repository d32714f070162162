import type { INodeParameters } from 'n8n-workflow';

import { ALL_SITES } from '../../../platform/lists/chosenSites';
import { SimulatedN8n } from '../../polling/simulatedN8n';
import type { Sent } from '../../polling/transport';
import { World } from '../../polling/world';
import { DAY, MINUTE } from '../../polling/times';
import { PATIENCE_MS } from '../../support/random';

jest.setTimeout(PATIENCE_MS);

let world: World;
beforeAll(async () => (world = await World.start()));
afterAll(async () => {
	jest.restoreAllMocks();
	await world.sandbox.close();
});

const START = '2026-11-12T15:00';
const form = (more: INodeParameters, options: INodeParameters = {}): INodeParameters => ({
	...{ authentication: 'apiToken', event: 'metricAlert' },
	site: { __rl: true, mode: 'list', value: ALL_SITES },
	// With a short history, as it does not matter how the expected value comes about.
	...{ expected: 'mean', ...more },
	options: { publicHolidays: [], weeks: 4, ignoreRandomVariation: false, ...options },
});
const SALES = { figure: 'metric', metric: { __rl: true, mode: 'id', value: 'scartvalid' } };
const FIGURES = { row: [SALES, { figure: 'conversionRate' }] };

/** Polls on some mornings, and minutes later, when reports are ready; returns what each morning outputs. */
async function mornings(parameters: INodeParameters, days: number, onDay?: (day: number) => void) {
	const n8n = new SimulatedN8n({ sandbox: world.sandbox, parameters, cursor: 'durable' });
	const all = [];
	for (let day = 0; day < days; day++) {
		onDay?.(day);
		const polls = [await n8n.poll()];
		world.pass(5 * MINUTE);
		polls.push(await n8n.poll());
		// On a busy machine, the reports of causes are read a poll later.
		world.pass(5 * MINUTE);
		polls.push(await n8n.poll());
		world.pass(DAY - 10 * MINUTE);
		all.push({
			items: polls.flatMap(({ items }) => items),
			sent: polls.flatMap(({ sent }) => sent),
			errors: polls.flatMap(({ errors }) => errors),
		});
	}
	return all;
}

/** The reports of causes have a dimension or segments. */
const isWatchedReport = ({ path, body }: Sent) =>
	path.endsWith('/batch/query.json') && !/dimensions|segments/.test(String(body));

const dropOn = (site: string, from: string, to: string, factor: number) =>
	world.sandbox.control.addSurge({ site, from, to, factor });

describe('one trigger for all sites', () => {
	beforeEach(() => {
		world.begin(START);
		world.sandbox.control.clearSurges();
	});

	it('requests one report a site for several figures, and outputs one digest, the worst first', async () => {
		dropOn('shop-eu', '2026-11-13', '2026-11-13', 0.5);
		// In the morning of Paris, the last complete day of Montreal is the one before.
		dropOn('shop-ca', '2026-11-12', '2026-11-12', 0.2);
		const options = { alertOutput: 'digest', moreFigures: FIGURES, findCauses: false };
		const days = await mornings(form({}, options), 3);
		const submitted = days[2]?.sent.filter(isWatchedReport) ?? [];
		expect(submitted.map(({ path }) => /shop-../.exec(path)?.[0]).sort()).toEqual([
			'shop-ca',
			'shop-eu',
		]);
		expect(days.slice(0, 2).flatMap(({ items }) => items)).toEqual([]);
		expect(days[2]?.errors).toEqual([]);
		const [digest, ...others] = days[2]?.items ?? [];
		expect(others).toEqual([]);
		expect(digest).toMatchObject({ alert: 'digest', sites: 2, sitesWithAlerts: 2 });
		const lines = String(digest?.text).split('\n');
		expect(lines[0]).toBe('2 of 2 sites need attention');
		expect(lines[1]).toContain('shop-ca');
		expect(lines.join('\n')).toMatch(/- Visits on shop-eu: [\d.]+% lower/);
		expect(lines.join('\n')).toMatch(/- scartvalid on shop-ca: [\d.]+% lower/);
	});

	it('outputs alerts one by one, and reports a site that fails in its place', async () => {
		dropOn('shop-eu', '2026-11-13', '2026-11-13', 0.5);
		const days = await mornings(form({}), 3, (day) => {
			if (day !== 2) return;
			world.sandbox.control.fault({
				...{ kind: 'status', status: 403, match: 'shop-ca/report/batch/query', times: 1 },
			});
		});
		// It fails at once, and the report of the other site is ready minutes later.
		expect(days[2]?.items).toMatchObject([
			{ alert: 'notChecked', site: 'shop-ca' },
			{ alert: 'began', site: 'shop-eu', watchedFor: 'lower' },
		]);
		expect(String(days[2]?.items[0]?.text)).toMatch(/^shop-ca could not be checked: ./);
	});

	it('says in the digest that the platform has more sites than it sent', async () => {
		dropOn('shop-eu', '2026-11-13', '2026-11-13', 0.5);
		const options = { alertOutput: 'digest', findCauses: false };
		// The sites are listed again each morning.
		const days = await mornings(form({}, options), 3, () =>
			world.sandbox.control.fault({
				...{ kind: 'addition', members: { hasMore: true } },
				...{ match: 'getallowedwebsite', times: 1 },
			}),
		);
		const [digest] = days[2]?.items ?? [];
		expect(digest).toMatchObject({ alert: 'digest', sitesWithAlerts: 1, complete: false });
		expect(String(digest?.text)).toMatch(/\nThe list of sites is not complete: [^\n]+$/);
	});
});
