import { readAlertState } from '../../../platform/alerts/alertState';

const NOW = Date.parse('2026-11-20T09:00Z');

const pendingReports = (askedAt: unknown) => ({
	schedule: '',
	slot: 0,
	pending: [{ id: '1', site: 's', slot: 0, submittedAt: 1, askedAt }],
});
const reports = pendingReports(NOW);
const alert = {
	...{ name: 'a', kind: 'noData', since: '2026-11-18 10:00', notifiedAt: 5 },
	...{ figure: 'visit', unknownSince: '2026-11-19', expected: 12.5 },
};
const state = {
	reports,
	through: '2026-11-19',
	alerts: [alert, { name: '', kind: 'lower', since: '2026-11-18', notifiedAt: 0 }],
};

const after = (change: object) => readAlertState({ ...state, ...change }, NOW);
const withAlert = (change: object) => after({ alerts: [{ ...alert, ...change }] });

describe('the stored state of alerts', () => {
	it('is read as it was written', () => {
		const stored: unknown = JSON.parse(JSON.stringify(state));
		expect(readAlertState(stored, NOW)).toEqual(state);
		expect(after({ through: '', alerts: [] })).toEqual({ ...state, through: '', alerts: [] });
		expect(after({ through: '2026-11-20 24:00' })?.through).toBe('2026-11-20 24:00');
		expect(after({ reports: pendingReports('x') })?.reports.pending[0]).not.toHaveProperty(
			'askedAt',
		);
		for (const [key, value] of Object.entries({ unknownSince: 7, figure: 5, expected: 'x' }))
			expect(withAlert({ [key]: value })?.alerts[0]).not.toHaveProperty(key);
	});

	it.each([undefined, null, 1, 'x', [], {}, { reports }, { reports: {} }])(
		'is discarded if it is %j',
		(stored) => {
			expect(readAlertState(stored, NOW)).toBeUndefined();
		},
	);

	it.each([
		...[{ through: 'zzz' }, { through: 5 }, { through: '2026-13-45' }, { through: undefined }],
		...[{ through: 'x 2026-11-19' }, { through: '2026-11-19 10:00:00' }, { reports: null }],
		...[{ alerts: undefined }, { alerts: 'x' }, { alerts: [null] }, { alerts: [alert, {}] }],
	])('is discarded if it has %j', (change) => {
		expect(after(change)).toBeUndefined();
	});

	it.each([
		{ name: 7 },
		{ kind: 'odd' },
		{ since: 'yesterday' },
		{ since: 8 },
		{ notifiedAt: '9' },
	])('is discarded if an alert has %j', (change) => {
		expect(withAlert(change)).toBeUndefined();
	});

	it('is discarded if it lies further in the future than clocks may differ', () => {
		expect(after({ through: '2026-11-22' })).toBeDefined();
		expect(after({ through: '2026-11-23' })).toBeUndefined();
		expect(withAlert({ since: '2026-11-22 10:00' })).toBeDefined();
		expect(withAlert({ since: '2026-11-23 10:00' })).toBeUndefined();
		expect(withAlert({ unknownSince: '2031-01-01' })).toBeUndefined();
		const days = 86_400_000 * 2;
		expect(after({ reports: pendingReports(NOW + days) })).toBeDefined();
		expect(after({ reports: pendingReports(NOW + days + 1) })).toBeUndefined();
	});
});
