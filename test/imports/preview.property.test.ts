import fc from '../support/fastCheck';
import { DateTime } from 'luxon';
import { connectionBy } from '../http/door/connection';
import { send } from '../http/wire/throughAxios';
import { Caller, days, named } from '../sandbox/caller';
import { readDay } from '../../platform/base/dates/readDay';
import type { ImportConnection } from '../../platform/http/connection/importConnection';
import { EXECUTION } from '../../platform/http/retry';
import type { JsonRecord } from '../../platform/base/json/json';
import type { ImportKind } from '../../platform/imports/rules/importKinds';
import { previewImport } from '../../platform/imports/preview';
import { prepareImport } from '../../platform/imports/prepare';
import { uploadImport } from '../../platform/imports/upload';
import { sourceOf } from '../../harness/fileContent';
import { PATIENCE_MS, runs, seedOr } from '../support/random';
import type { GeneratedImport, GeneratedImports } from './variants/tables';
import { generatedImports } from './variants/tables';

const SEED = seedOr(20_261_121);
const RUNS = runs(12, 600);
const DAYS = 14;

/** By day and names, the figures that are not 0, amounts in cents; and what is attached. */
type Held = Map<string, Map<string, number | string>>;

let caller: Caller;
let importer: ImportConnection;
// Each run has days of its own, so that it finds nothing of another.
let firstDay = 0;

beforeAll(async () => {
	caller = await Caller.start();
	const { url, connectorToken } = caller.sandbox;
	const platform = { ...connectionBy(send, { url }), retryPolicy: EXECUTION };
	importer = { platform, connectorToken };
});
afterAll(() => caller.close());

it(
	'a preview equals what the platform holds after the import, day by day and to the cent',
	async () => {
		const isKept = async ({ kind, imports }: GeneratedImports) => {
			firstDay += DAYS;
			const promised: Held = new Map();
			for (const one of imports) await promiseAndImport(kind, one, promised);
			expect(await heldBy(kind)).toEqual(withoutNothing(promised));
		};
		await fc.assert(fc.asyncProperty(generatedImports, isKept), { seed: SEED, numRuns: RUNS });
	},
	PATIENCE_MS,
);

async function promiseAndImport(
	kind: ImportKind,
	{ file, start, length }: GeneratedImport,
	promised: Held,
): Promise<void> {
	const from = readDay('From', dayAfter(start));
	const to = readDay('To', dayAfter(start + length - 1));
	const source = await sourceOf(file);
	const plan = { kind, days: { from, to } };
	const [names, extras] = dimensionsOf(kind);
	const namesIn = (day: JsonRecord) => names.map((name) => day[name]);
	const { checked, days: preview } = await previewImport(source, plan, undefined);
	expect(checked.rejections).toEqual([]);
	expect(new Set(preview.map((day) => keyOf(day.date, namesIn(day)))).size).toBe(preview.length);
	for (const day of preview) {
		const figures = getOrAdd(promised, keyOf(day.date, namesIn(day)));
		for (const name of extras) if (name in day) figures.set(name, String(day[name]));
		for (const { name, type } of kind.metrics) {
			if (name in day) figures.set(name, inUnits(day, name, type === 'amount'));
		}
	}
	await uploadImport(importer, 'shop-eu', await prepareImport(source, plan));
}

/** What names a row, and what is attached to it. */
function dimensionsOf({ dimensions }: ImportKind): [names: string[], extras: string[]] {
	const named = (isExtra: boolean) =>
		dimensions.filter(({ optional = false }) => optional === isExtra).map(({ name }) => name);
	return [named(false), named(true)];
}

function inUnits(day: JsonRecord, name: string, isAmount: boolean): number {
	const value = Number(day[name]);
	return isAmount ? Math.round(value * 100) : value;
}

async function heldBy(kind: ImportKind): Promise<Held> {
	const [dimensions, extras] = dimensionsOf(kind);
	const report = await caller.report({
		kind: `rt#${kind.name}`,
		dateRanges: days(dayAfter(0), dayAfter(DAYS - 1)),
		...{ dateScale: 'D', dateRangeSplitPerScale: true },
		dimensions: named(...dimensions, ...extras),
		metrics: named(...kind.metrics.map(({ name }) => name)),
	});
	const held: Held = new Map();
	for (const { dimensions: names, metrics } of report.data) {
		if (names[0] === 'GLOBAL') continue;
		for (const [at, { name }] of kind.metrics.entries()) {
			for (const [day, value] of (metrics[at]?.[0]?.values ?? []).entries()) {
				const units = Number(String(value).replace('.', ''));
				if (units === 0) continue;
				const row = getOrAdd(held, keyOf(dayAfter(day), names.slice(0, dimensions.length)));
				extras.forEach((extra, index) => row.set(extra, names[dimensions.length + index] ?? ''));
				row.set(name, units);
			}
		}
	}
	return withoutNothing(held);
}

function dayAfter(days: number): string {
	return DateTime.utc(1990)
		.plus({ days: firstDay + days })
		.toFormat('yyyy-MM-dd');
}

function keyOf(day: unknown, names: readonly unknown[]): string {
	return JSON.stringify([day, ...names]);
}

function getOrAdd(held: Held, key: string): Map<string, number | string> {
	const figures = held.get(key) ?? new Map<string, number | string>();
	held.set(key, figures);
	return figures;
}

/** A figure of 0 and none are the same in a report. */
function withoutNothing(held: Held): Held {
	const filled = [...held].map(([key, figures]) => {
		return [key, new Map([...figures].filter(([, value]) => value !== 0 && value !== ''))] as const;
	});
	const hasFigures = (row: Map<string, number | string>) =>
		[...row.values()].some((value) => typeof value === 'number');
	return new Map(filled.filter(([, row]) => hasFigures(row)));
}
