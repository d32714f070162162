import { PROVIDER_COLUMNS } from '../../platform/provider/providerColumns';
import type { Level } from '../../platform/provider/levels';
import { LEVELS } from '../../platform/provider/levels';
import { IMPORTABLE } from '../../platform/provider/placement';
import { findKind } from '../../platform/imports/rules/importKinds';

const levels: readonly Level[] = LEVELS;

// The lists of the specification (docs/platform.md, Third-party analytics provider connector: Data
// imported).
const ofTheSite = [
	...['visits', 'pageViews', 'uniqueVisitors', 'timeSpent', 'bounceRate', 'singlePageVisits'],
];
const metrics: Readonly<Record<string, readonly string[]>> = {
	site: ofTheSite,
	page: ['pageViews', 'bounceRate', 'timeOnPages', 'visits', 'singlePageVisits', 'incomingVisits'],
	freeSources: ofTheSite,
	paidSources: ofTheSite,
	geography: ['visits', 'pageViews', 'uniqueVisitors'],
	events: ['clicks'],
};

it('the levels are those of the specification', () => {
	expect(levels.map(({ value }) => value)).toEqual(Object.keys(metrics));
});

it('the levels have distinct labels', () => {
	expect(new Set(levels.map(({ label }) => label)).size).toBe(levels.length);
});

describe.each(levels)('$value', (level) => {
	const columns = [...level.properties, ...level.metrics];

	it('has a label and a description', () => {
		expect(level.label).toMatch(/^[A-Z]/);
		expect(level.description).toMatch(/^[A-Z].*[^.]$/);
	});

	it('has what it needs among its columns', () => {
		expect(columns).toEqual(expect.arrayContaining([...level.needs]));
	});

	it('has known columns, each once', () => {
		expect(Object.keys(PROVIDER_COLUMNS)).toEqual(expect.arrayContaining(columns));
		expect(new Set(columns).size).toBe(columns.length);
	});

	it('has the metrics of the specification', () => {
		expect([...level.metrics].sort()).toEqual([...(metrics[level.value] ?? [])].sort());
	});
});

describe.each(Object.entries(IMPORTABLE))('the import of %s', (name, importable) => {
	const level = levels.find(({ value }) => value === name);

	it('requests only columns of the level', () => {
		const measured = importable.metrics.map(([metric]) => metric);
		expect(level?.properties).toEqual(expect.arrayContaining([...importable.properties]));
		expect(level?.metrics).toEqual(expect.arrayContaining(measured));
	});

	// docs/platform.md, Meaning of metrics.
	it('sends each metric to the target of its meaning', () => {
		const targets: Readonly<Record<string, string>> = {
			visits: 'visit',
			uniqueVisitors: 'dvisitor',
			pageViews: 'hit',
			timeSpent: 'duration',
			timeOnPages: 'duration',
			incomingVisits: 'visitin',
			singlePageVisits: 'visitone',
		};
		for (const [metric, target] of importable.metrics) expect(target).toBe(targets[metric]);
	});

	it('requests the columns that a row needs', () => {
		expect(importable.properties).toEqual(expect.arrayContaining([...(level?.needs ?? [])]));
	});

	it.each(importable.kinds)('sends metrics that the kind %s accepts, each once', (kind) => {
		const targets = importable.metrics.map(([, target]) => target);
		const taken = findKind(kind)?.metrics.map((metric) => metric.name);
		expect(taken).toEqual(expect.arrayContaining(targets));
		expect(new Set(targets).size).toBe(targets.length);
	});
});
