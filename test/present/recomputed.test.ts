import { parse } from 'csv-parse/sync';
import type { IDataObject } from 'n8n-workflow';

import { runs, seedOr } from '../support/random';
import { presented } from './presenting';

/** A generator of numbers that anybody can write down (Numerical Recipes, a linear congruence). */
function numbersFrom(seed: number) {
	let state = seed >>> 0;
	const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
	return (below: number) => Math.floor(next() * below);
}

/** A random table: names that repeat, figures with gaps, and the same figures of the period before. */
function tableOf(seed: number) {
	const pick = numbersFrom(seed);
	const hasBefore = pick(2) === 1;
	const decimals = pick(3);
	const value = () => (pick(10) === 0 ? null : (pick(2_000_000) - 20_000) / 10 ** decimals);
	const rows = Array.from({ length: 1 + pick(40) }, (): IDataObject => ({
		Channel: `C${pick(12)}`,
		...(pick(3) === 0 ? {} : { Campaign: `K${pick(4)}` }),
		Visits: value(),
		...(hasBefore ? { 'Visits Before': value() } : {}),
		Cost: pick(2) === 0 ? value() : String(value() ?? '-'),
		'Bounce Rate (%)': pick(10_000) / 100,
	}));
	return { rows, hasBefore, decimals, keep: 1 + pick(10), merges: pick(2) === 1 };
}

const numberIn = (value: unknown) =>
	value === null || value === undefined || value === '-' || value === '' ? null : Number(value);
const total = (values: ReadonlyArray<number | null>, decimals: number) => {
	const there = values.filter((value) => value !== null);
	if (there.length === 0) return null;
	return Number(there.reduce((sum, value) => sum + value, 0).toFixed(decimals)) || 0;
};
const percent = (now: number | null, before: number | null) =>
	now === null || !before
		? null
		: Number((((now - before) / Math.abs(before)) * 100).toFixed(2)) || 0;

/** What the rows must be, worked out from the items in another way than the node does it. */
function expectedRows({ rows, hasBefore, decimals, keep, merges }: ReturnType<typeof tableOf>) {
	const hasCampaigns = rows.some(({ Campaign }) => Campaign !== undefined);
	const groups = new Map<string, IDataObject[]>();
	rows.forEach((row, index) => {
		const key = merges ? `${String(row.Channel)} ${String(row.Campaign)}` : String(index);
		groups.set(key, [...(groups.get(key) ?? []), row]);
	});
	const figure = (some: readonly IDataObject[], name: string) =>
		total(
			some.map((row) => numberIn(row[name])),
			decimals,
		);
	const lineOf = (names: readonly unknown[], some: readonly IDataObject[], bounce: unknown) => {
		const [now, then, spent] = [
			figure(some, 'Visits'),
			figure(some, 'Visits Before'),
			figure(some, 'Cost'),
		];
		const change =
			now === null || then === null ? null : Number((now - then).toFixed(decimals)) || 0;
		const rate = (by: number | null) =>
			spent === null || !by ? null : Number((spent / by).toFixed(4)) || 0;
		return [
			...names,
			now,
			...(hasBefore ? [then, change, percent(now, then)] : []),
			...[spent, bounce],
			...[rate(now)],
		];
	};
	const all = [...groups.values()].map((some) => ({
		sortedBy: figure(some, 'Visits'),
		some,
		line: lineOf(
			[some[0]?.Channel, ...(hasCampaigns ? [some[0]?.Campaign ?? null] : [])],
			some,
			some.length === 1 ? some[0]?.['Bounce Rate (%)'] : null,
		),
	}));
	// Without a value at the end, else the largest first.
	const ordered = [...all].sort((a, b) => {
		if (a.sortedBy === null || b.sortedBy === null) {
			return Number(a.sortedBy === null) - Number(b.sortedBy === null);
		}
		return b.sortedBy - a.sortedBy;
	});
	const rest = ordered.slice(keep).flatMap(({ some }) => some);
	const named = (name: string) => [name, ...(hasCampaigns ? [null] : [])];
	return [
		...ordered.slice(0, keep).map(({ line }) => line),
		...(rest.length > 0 ? [lineOf(named('Others'), rest, null)] : []),
		lineOf(named('Total'), rows, null),
	];
}

const first = seedOr(20_261_126);

describe('the figures of presented items', () => {
	it('equal those that another program computes from the same items', async () => {
		for (let seed = first; seed < first + runs(200, 1_000); seed++) {
			const table = tableOf(seed);
			// A column of which no item has a value is no figure.
			const hasAll = ['Visits', 'Cost', ...(table.hasBefore ? ['Visits Before'] : [])].every(
				(name) => table.rows.some((row) => numberIn(row[name]) !== null),
			);
			if (!hasAll) continue;
			const parameters = {
				mergeRows: table.merges,
				itemRates: {
					rate: [
						{ numerator: 'Cost', denominator: 'Visits', as: 'number', label: 'Cost per Visit' },
					],
				},
				order: { by: { column: 'Visits', keepFirst: table.keep, others: true } },
			};
			const rows = await presented(table.rows, {
				...parameters,
				output: 'rows',
				options: { totalsAs: 'row' },
			});
			const names = Object.keys(rows.items[0] ?? {});
			const isName = (name: string) => name === 'Channel' || name === 'Campaign';
			const values = rows.items.map((row) =>
				names.map((name) => (isName(name) ? row[name] : numberIn(row[name]))),
			);
			const expected = expectedRows(table);
			expect({ seed, values }).toEqual({ seed, values: expected });

			const csv = await presented(table.rows, {
				...parameters,
				output: 'csv',
				options: { totalsAs: 'row' },
			});
			const cells: string[][] = parse(String(csv.file), { from_line: 2 });
			expect(cells.length).toBe(expected.length);
			expect(numberIn(cells.at(-1)?.[names.indexOf('Visits')])).toBe(
				expected.at(-1)?.[names.indexOf('Visits')],
			);

			const message = await presented(table.rows, {
				...parameters,
				output: 'message',
				messageFor: 'plain',
			});
			const visits = expected.at(-1)?.[names.indexOf('Visits')];
			const digits = String(message.items[0]?.text).match(/^Visits: ([-−\d,.]+)/m)?.[1];
			const shown = Number(digits?.replaceAll(',', '').replace('−', '-'));
			// Written with fewer decimals, never with another value.
			expect({ seed, near: Math.abs(shown - Number(visits)) <= 0.5 }).toEqual({ seed, near: true });
		}
	});

	it('take time that grows linearly with the items', async () => {
		const items = (count: number) =>
			Array.from({ length: count }, (_, index) => ({
				Campaign: `C${index % (count / 4)}`,
				Visits: index,
				Sales: index % 7,
			}));
		const timeOf = async (count: number) => {
			const all = items(count);
			const start = process.cpuUsage();
			await presented(all, { mergeRows: true, messageFor: 'plain' });
			return process.cpuUsage(start).user;
		};
		await timeOf(10_000);
		const [small, large] = [await timeOf(10_000), await timeOf(100_000)];
		expect(large / small).toBeLessThan(40);
	});

	it.each([
		['Numerator', { denominator: 'Visits' }],
		['Denominator', { numerator: 'Cost' }],
	])('are refused if a rate has no column under %s', async (field, rate) => {
		const whole = { numerator: 'Cost', denominator: 'Visits' };
		const refused = presented([{ Cost: 1, Visits: 2 }], { itemRates: { rate: [whole, rate] } });
		await expect(refused).rejects.toThrow(`Rates: entry 2 has no column under ${field}`);
	});
});
