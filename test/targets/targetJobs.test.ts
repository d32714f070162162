import { jobFor, jobKeyOf } from '../../platform/targets/targetJobs';
import type { TargetSource } from '../../platform/targets/targetJobs';
import { directionOf, keyOfTarget } from '../../platform/targets/target';
import type { Target } from '../../platform/targets/target';
import { RATE, stateOf, VISITS } from './targetStates';

const SOURCE: TargetSource = {
	...{ site: 'shop', kind: 'rt#insummary', path: '', dimension: 'media_key' },
	...{ devices: [], attributionRules: [], end: '2026-11-11' },
};
const DISPLAY = { value: 'DISPLAY', label: 'Display' };
const targetOf = (more: Partial<Target> = {}) => stateOf(more).target;
const monthOf = (month: string, last: string) => ({
	days: { from: `2026-${month}-01`, to: `2026-${month}-${last}` },
});
const reportOf = (targets: readonly Target[], source: Partial<TargetSource> = {}) =>
	JSON.stringify(jobFor(targets, { ...SOURCE, ...source }).body);

describe('the report of some targets', () => {
	it('has the figures of all of them, each once, and no dimension for a whole site', () => {
		const both = [targetOf(), targetOf({ figure: RATE })];
		const body = reportOf(both);
		expect(reportOf([...both, ...both])).toBe(body);
		expect(body).toContain('"visit"');
		expect(body).toContain('"scartvalid"');
		expect(body).not.toContain('media_key');
	});

	it('has the dimension as soon as one of them is about a name', () => {
		expect(reportOf([targetOf(), targetOf({ name: DISPLAY })])).toContain('media_key');
		const deeper = { path: 'SEARCHENGINE', dimension: 'ope_name' };
		expect(reportOf([targetOf({ name: DISPLAY })], deeper)).toContain('ope_name');
		expect(reportOf([targetOf()], deeper)).not.toContain('ope_name');
	});

	it.each([
		['two years of history for a current period', ['11', '30'], '2024-11-11', '2026-11-10'],
		['nothing but a period that is over', ['09', '30'], '2026-09-01', '2026-09-30'],
		['a period up to yesterday', ['10', '31'], '2026-10-01', '2026-10-31'],
	] as const)('has %s', (_, [month, last], from, to) => {
		const body = reportOf([targetOf(monthOf(month, last))]);
		expect(body).toContain(from);
		expect(body).toContain(to);
	});

	it('has the days of all targets, and a year before a long period', () => {
		const both = reportOf([targetOf(monthOf('09', '30')), targetOf(monthOf('10', '31'))]);
		expect(both).toContain('2026-09-01');
		expect(both).toContain('2026-10-31');
		const long = { days: { from: '2025-01-01', to: '2026-12-31' } };
		expect(reportOf([targetOf(long)])).toContain('2023-12-27');
		const today = { days: { from: '2026-11-01', to: '2026-11-11' } };
		expect(reportOf([targetOf(today)])).toContain('2026-11-10');
		expect(reportOf([targetOf(today)])).not.toContain('2026-11-11');
		const yesterday = { days: { from: '2026-11-01', to: '2026-11-10' } };
		expect(reportOf([targetOf(yesterday)])).toContain('2026-11-10');
		expect(reportOf([targetOf(yesterday)])).not.toContain('2024');
	});
});

describe('targets share a job', () => {
	const key = (target: Partial<Target> = {}, source: Partial<TargetSource> = {}) =>
		jobKeyOf(targetOf(target), { ...SOURCE, ...source });

	it.each<[string, Partial<Target>]>([
		['of another figure', { figure: RATE }],
		['of another amount', { amount: 5 }],
		['of another period', monthOf('09', '30')],
		['of a channel', { name: DISPLAY }],
	])('with one %s', (_, more) => {
		expect(key(more)).toBe(key());
	});

	it.each<[string, Partial<TargetSource>]>([
		['another site', { site: 'other' }],
		['another kind of report', { kind: 'rt#inresult' }],
		['another data level', { path: 'SEARCHENGINE' }],
		['other devices', { devices: [1] }],
		['another attribution rule', { attributionRules: [1] }],
		['another day', { end: '2026-11-12' }],
		['another dimension', { dimension: 'ope_name' }],
	])('but not with one from %s', (_, more) => {
		expect(key({ name: DISPLAY }, more)).not.toBe(key({ name: DISPLAY }));
	});

	it('but not with one of other rows, nor below a channel with one of a name', () => {
		const values = { text: 'Paid', each: ['Paid'], match: 'exact' } as const;
		const channel = { field: 'media_key', label: 'Channel', setting: 'Filters', isNot: false };
		const filters = [{ ...channel, values }];
		expect(key({ filters })).not.toBe(key());
		expect(key({ name: DISPLAY }, { path: 'X' })).not.toBe(key({}, { path: 'X' }));
	});
});

describe('a target', () => {
	it('is a maximum for costs and a minimum for all else, unless chosen', () => {
		expect(directionOf(VISITS, undefined)).toBe('atLeast');
		expect(directionOf({ ...VISITS, isCost: true }, undefined)).toBe('atMost');
		expect(directionOf({ ...VISITS, isCost: true }, 'atLeast')).toBe('atLeast');
		expect(directionOf(VISITS, 'atMost')).toBe('atMost');
	});

	it('is the same with another amount, and another with anything else', () => {
		const key = (more: Partial<Target> = {}) => keyOfTarget(targetOf(more));
		expect(key({ amount: 1, bound: 'atMost' })).toBe(key());
		const others: Array<Partial<Target>> = [
			...[{ site: 'other' }, { figure: RATE }, { name: DISPLAY }, monthOf('10', '31')],
			...[{ days: { from: '2026-11-01', to: '2026-11-29' } }],
			{ figure: { ...VISITS, numerator: 'click' } },
		];
		expect(new Set([key(), ...others.map(key)]).size).toBe(others.length + 1);
	});
});
