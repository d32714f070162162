import fc from '../support/fastCheck';
import { readDay } from '../../platform/base/dates/readDay';
import type { JsonRecord } from '../../platform/base/json/json';
import type { ImportPlan } from '../../platform/imports/importPlan';
import { prepareImport } from '../../platform/imports/prepare';
import { previewImport } from '../../platform/imports/preview';
import type { ImportSource } from '../../platform/imports/source';
import { totalImport } from '../../platform/imports/countImport';
import { collected, sourceOf } from '../../harness/fileContent';
import { PATIENCE_MS, runs, seedOr } from '../support/random';
import { generatedImports } from './variants/tables';

const SEED = seedOr(20_261_122);
const RUNS = runs(20, 1_500);
const SAMPLES = 3;

function planOf(kind: ImportPlan['kind'], length: number): ImportPlan {
	const from = readDay('From', '2026-01-01');
	return { kind, days: { from, to: readDay('To', `2026-01-${String(length).padStart(2, '0')}`) } };
}

const inUnits = (value: unknown, isAmount: boolean) =>
	isAmount ? Math.round(Number(value) * 100) : Number(value);

/** The rows of a preview by one figure of all days together, the highest first. */
function highestOf(
	{ dimensions }: ImportPlan['kind'],
	days: readonly JsonRecord[],
	metric: string,
	isAmount: boolean,
): Array<[names: unknown, value: number]> {
	const sums = new Map<string, number>();
	for (const day of days) {
		const names = dimensions.filter(({ optional }) => !optional).map(({ name }) => day[name]);
		const key = JSON.stringify(names);
		sums.set(key, (sums.get(key) ?? 0) + inUnits(day[metric], isAmount));
	}
	const rows = [...sums].map(([key, value]): [unknown, number] => [JSON.parse(key), value]);
	return rows.sort(([, one], [, other]) => other - one);
}

it(
	'totals equal the sums of a preview, day by day and to the cent',
	async () => {
		const agree = fc.asyncProperty(generatedImports, async ({ kind, imports }) => {
			for (const { file, length } of imports) {
				const source = await sourceOf(file);
				const plan = planOf(kind, length);
				const { checked, days } = await previewImport(source, plan, undefined);
				const totals = await totalImport(source, plan, SAMPLES);
				expect(totals.checked).toEqual(checked);
				expect(totals.dates).toEqual([...new Set(days.map(({ date }) => date))]);
				expect(totals.distinct * length).toBe(days.length);
				for (const { column, firstDay, otherDays, total, highest } of totals.metrics) {
					const isAmount = column.target.type === 'amount';
					// Of daily unique visitors there is no sum over rows or days.
					const hasDays = column.target.name !== 'dvisitor' || totals.distinct <= 1;
					expect([firstDay, otherDays].includes(undefined)).toBe(!hasDays);
					const hasTotal = hasDays && (column.target.name !== 'dvisitor' || length === 1);
					const all = days.map((day) => inUnits(day[column.target.name], isAmount));
					expect(total === undefined ? undefined : inUnits(total, isAmount)).toBe(
						hasTotal ? all.reduce((sum, one) => sum + one, 0) : undefined,
					);
					for (const [at, date] of totals.dates.entries()) {
						const figures = days
							.filter((day) => day.date === date)
							.map((day) => inUnits(day[column.target.name], isAmount));
						const sum = figures.reduce((all, one) => all + one, 0);
						const shown = at === 0 ? firstDay : otherDays;
						if (hasDays) expect(inUnits(shown, isAmount)).toBe(sum);
					}
					const rows = highestOf(kind, days, column.target.name, isAmount);
					const found = highest.map(({ names, value }) => [names, inUnits(value, isAmount)]);
					expect(found).toEqual(rows.slice(0, SAMPLES));
				}
			}
		});
		await fc.assert(agree, { seed: SEED, numRuns: RUNS });
	},
	PATIENCE_MS,
);

it(
	'the first rows of the totals are those of the file that is sent',
	async () => {
		const agree = fc.asyncProperty(generatedImports, async ({ kind, imports }) => {
			for (const { file } of imports) {
				const source = await sourceOf(file);
				const plan = planOf(kind, 1);
				const { firstRows, checked } = await totalImport(source, plan, SAMPLES);
				expect(firstRows).toEqual((await rowsSent(source, plan)).slice(0, SAMPLES));
				for (const row of firstRows) expect(row).toHaveLength(checked.columns.length);
			}
		});
		await fc.assert(agree, { seed: SEED, numRuns: RUNS });
	},
	PATIENCE_MS,
);

async function rowsSent(source: ImportSource, plan: ImportPlan) {
	const csv = await collected((await prepareImport(source, plan)).csv);
	const rows: Array<readonly string[]> = [];
	for await (const lines of (await sourceOf(csv, { separator: ',' })).read()) {
		rows.push(...lines.map(({ cells }) => cells));
	}
	return rows;
}
