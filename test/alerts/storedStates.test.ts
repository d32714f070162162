import { readAlertState } from '../../platform/alerts/alertState';
import { readExplanation } from '../../platform/alerts/causes/pendingExplanation';
import { readSiteAlert } from '../../platform/alerts/sites/digest';
import { readSitesState } from '../../platform/alerts/sites/sitesState';
import { readTargetState } from '../../platform/alerts/targetAlert/targetState';
import { DAY_MS } from '../../platform/base/dates/durations';
import { damagesOf } from '../polling/damages';

const NOW = Date.parse('2026-11-20T09:00Z');
const report = { id: '1', site: 's', slot: 5, submittedAt: 1, askedAt: NOW };
const reports = { schedule: '{}', slot: 5, pending: [report] };
const window = { days: ['2026-11-20', '2026-11-21'], untilHour: 9, through: '2026-11-20' };
const explaining = {
	...{ since: 500, items: [{ text: 'x' }], days: { from: '2026-05-01', to: '2026-11-20' } },
	alerts: [{ ...{ at: 1, side: 'lower', value: 5, expected: 9, figure: 'visit' }, window }],
	requests: [{ dimension: 'device', job: { id: '1', site: 's' }, notBefore: 8 }],
};
const state = {
	reports,
	through: '2026-11-19',
	alerts: [
		{
			...{ figure: 'visit', name: 'a', kind: 'noData', since: '2026-11-18 10:00', notifiedAt: 5 },
			unknownSince: '2026-11-19',
			expected: 12.5,
		},
	],
	isUnread: true,
	steady: [{ figure: 'visit', name: 'a', label: 'A', perDay: 50, day: '2026-11-20' }],
	arrivals: [{ day: '2026-11-20', sums: [5, 7] }],
	ended: [{ figure: 'visit', name: 'a', from: '2026-11-10', to: '2026-11-12' }],
};
const sites = {
	sites: [{ site: 'a', state, failure: 'y' }],
	listedAt: 5,
	hasMoreSites: true,
	collected: ['one'],
	collectedAt: 5,
};
const readState = (stored: unknown) => readAlertState(stored, NOW);
const after = (change: object) => readState({ ...state, ...change });
const withAlert = (change: object) => after({ alerts: [{ ...state.alerts[0], ...change }] });

describe('the stored state of alerts', () => {
	it('loses what is damaged', () => {
		const lines = damagesOf(state, readState);
		expect(lines.filter((line) => !line.startsWith('reports.'))).toEqual([
			'reports: discarded',
			'through: discarded, kept if "" "2026-11-16"',
			'alerts: discarded, kept if a list',
			'alerts.0: discarded, kept if missing',
			'alerts.0.figure: lost, kept if missing or a text',
			'alerts.0.name: discarded, kept if a text',
			'alerts.0.kind: discarded',
			'alerts.0.since: discarded, kept if a day',
			'alerts.0.notifiedAt: discarded, kept if a number',
			'alerts.0.unknownSince: lost, kept if missing or a day',
			'alerts.0.expected: lost, kept if missing or a number',
			'isUnread steady arrivals ended: lost, kept if missing',
			'steady.0: steady lost',
			'steady.0.figure: lost, kept if missing or a text',
			'steady.0.name label: steady lost, kept if a text',
			'steady.0.perDay: steady lost, kept if a number',
			'steady.0.day: steady lost, kept if a day',
			'arrivals.0: arrivals lost',
			'arrivals.0.day: arrivals lost, kept if a day',
			'arrivals.0.sums: arrivals lost',
			'arrivals.0.sums.0: kept, read as null if true "x" "" "2026-11-16" "2026-02-30" [] {}',
			'ended.0: ended lost',
			'ended.0.figure: lost, kept if missing or a text',
			'ended.0.name: ended lost, kept if a text',
			'ended.0.from to: ended lost, kept if a day',
		]);
	});

	it.each(['zzz', '2026-13-45', 'x 2026-11-19', '2026-11-19 10:00:00'])(
		'is discarded if it ends at %j',
		(through) => expect(after({ through })).toBeUndefined(),
	);

	it('may end at any hour, or nowhere', () => {
		for (const through of ['', '2026-11-20 24:00'])
			expect(after({ through })?.through).toBe(through);
	});

	it('is discarded if it lies further in the future than clocks may differ', () => {
		expect(after({ through: '2026-11-22' })).toBeDefined();
		expect(after({ through: '2026-11-23' })).toBeUndefined();
		expect(withAlert({ since: '2026-11-22 10:00' })).toBeDefined();
		expect(withAlert({ since: '2026-11-23 10:00' })).toBeUndefined();
		expect(withAlert({ unknownSince: '2031-01-01' })).toBeUndefined();
		const askedAt = (at: number) =>
			after({ reports: { ...reports, pending: [{ ...report, askedAt: at }] } });
		expect(askedAt(NOW + 2 * DAY_MS)).toBeDefined();
		expect(askedAt(NOW + 2 * DAY_MS + 1)).toBeUndefined();
	});
});

it('the stored state of a target loses what is damaged', () => {
	const figure = {
		...{ name: 'Visits', numerator: 'visit', denominator: 'hit' },
		as: 'percent',
		isCost: false,
	};
	const lines = damagesOf({ ...state, figure }, (stored) => readTargetState(stored, NOW));
	expect(lines.filter((line) => line.startsWith('figure'))).toEqual([
		'figure.name numerator: discarded, kept if a text',
		'figure.denominator: lost, kept if missing or a text',
		'figure.as: discarded',
		'figure.isCost: discarded, kept if true',
	]);
});

describe('alerts that are held until their causes are known', () => {
	const read = (more: object = {}) => readExplanation({ ...explaining, ...more }, NOW);

	it('lose what is damaged', () => {
		const lines = damagesOf(explaining, (stored) => readExplanation(stored, NOW));
		expect(lines.filter((line) => !line.startsWith('days'))).toEqual([
			`since: read as 0, kept if a moment, read as ${NOW} if 1e+300`,
			'items: discarded',
			'items.0: discarded, kept if {}',
			'items.0.text: kept',
			'alerts requests: read as [], kept if a list',
			'alerts.0: lost, kept if missing',
			'alerts.0.at value: alerts.0 lost, kept if a number',
			'alerts.0.side window: alerts.0 lost',
			'alerts.0.expected: lost, kept if missing or a number',
			'alerts.0.figure: lost, kept if missing or a text',
			'alerts.0.window.days: read as [], kept if a list',
			'alerts.0.window.days.0: lost, kept if missing or a day',
			'alerts.0.window.untilHour: lost, kept if missing or a number',
			'alerts.0.window.through: alerts.0 lost, kept if a day',
			'requests.0: lost, kept if missing',
			'requests.0.dimension: requests.0 lost',
			'requests.0.job: lost, kept if missing',
			'requests.0.job.id site: requests.0.job lost, kept if a text',
			'requests.0.notBefore: lost, kept if missing or a number',
		]);
	});

	it('keep their items when their days are damaged', () => {
		for (const days of ['x', { from: 'x', to: '2026-11-20' }, { from: '2026-11-20' }])
			expect(read({ days })).toEqual({ ...explaining, alerts: [], days: { from: '', to: '' } });
	});
});

it('the stored state of several sites loses what is damaged, and lies in the past', () => {
	const read = (stored: unknown) =>
		readSitesState(stored, (entry) => (typeof entry === 'string' ? entry : undefined), NOW);
	const lines = damagesOf(sites, read);
	expect(lines.filter((line) => !line.startsWith('sites.0.state.'))).toEqual([
		'sites: discarded, kept if a list',
		'sites.0: lost, kept if missing',
		'sites.0.site: sites.0 lost, kept if a text',
		'sites.0.state: lost, kept if missing',
		'sites.0.failure: lost, kept if missing or a text',
		'listedAt: read as 0, kept if a moment',
		'hasMoreSites: read as false',
		'collected: read as [], kept if a list',
		'collected.0: lost, kept if missing or a text',
		`collectedAt: lost, kept if missing or a moment, read as ${NOW} if 1e+300`,
	]);
	expect(read({ ...sites, listedAt: NOW + 1 })?.listedAt).toBe(0);
	expect(read({ ...sites, collectedAt: NOW + 1 })?.collectedAt).toBe(NOW);
});

it('an alert of a site is read as it was stored, or not at all', () => {
	expect(damagesOf({ site: 'shop', item: { text: 'x' } }, readSiteAlert)).toEqual([
		'site: discarded, kept if a text',
		'item: discarded, kept if {}',
		'item.text: kept',
	]);
});
