import type { DayNumber } from '../clock';
import { type Measures, METRIC_FIELDS, noMeasures } from '../shop/measures';
import { siteState } from '../shop/sites';
import type { ImportPeriod } from './descriptor';
import type { ImportKind } from './kinds';
import type { ImportedRow, Names } from './rows';

/** An imported file. */
interface ImportedFile {
	kind: ImportKind;
	period: ImportPeriod;
	rows: ReadonlyMap<string, ImportedRow>;
}

/** The imported values of one row and day. */
export interface ImportedFact {
	kind: ImportKind;
	day: DayNumber;
	names: Names;
	measures: Measures;
}

/** All imported data of a site. */
export class ImportedData {
	private readonly files: ImportedFile[] = [];

	add(file: ImportedFile): void {
		this.files.push(file);
	}

	/** The files of a kind, oldest first. */
	filesOf(kind: ImportKind): readonly ImportedFile[] {
		return this.files.filter((file) => file.kind === kind);
	}

	/**
	 * The data of a kind on a day: later values replace earlier ones (docs/platform.md, Import rules
	 * 3).
	 */
	factsOn(kind: ImportKind, day: DayNumber): ImportedFact[] {
		const facts = new Map<string, ImportedFact>();
		for (const { period, rows } of this.filesOf(kind)) {
			if (!covers(period, day)) continue;
			for (const [key, { names, values }] of rows) {
				const before = facts.get(key);
				const measures = before?.measures ?? noMeasures();
				const fact = { kind, day, names: { ...before?.names, ...names }, measures };
				for (const field of METRIC_FIELDS) {
					const value = values[field];
					if (value !== undefined) fact.measures[field] = shareOf(value, period, day);
				}
				facts.set(key, fact);
			}
		}
		return [...facts.values()];
	}
}

export const importedOf = siteState(() => new ImportedData());

export function covers({ from, to }: ImportPeriod, day: DayNumber): boolean {
	return from <= day && day <= to;
}

/**
 * Values are distributed equally over the days, the remainder on the first one (docs/platform.md,
 * Import rules 2).
 */
function shareOf(value: number, { from, to }: ImportPeriod, day: DayNumber): number {
	const days = to - from + 1;
	return Math.floor(value / days) + (day === from ? value % days : 0);
}
