import type { DayNumber } from '../clock';
import { covers, type ImportedData, type ImportedFact } from '../imports/importedData';
import type { ImportKind } from '../imports/kinds';
import type { Leaf } from '../shop/leaves';
import { type Measures, METRIC_FIELDS } from '../shop/measures';
import { type Lens, SEGMENTABLE, WHOLE } from './segments';

/** The imported data in a report. */
export interface ImportView {
	/** Whether a day has an import. */
	has(day: DayNumber): boolean;
	/** Whether imported data replace the generated data of a leaf for the day. */
	replaces(leaf: Leaf, day: DayNumber): boolean;
	/** The imported facts of a range of days. */
	factsBetween(first: DayNumber, last: DayNumber): Iterable<ImportedFact>;
}

const EVERY_CHANNEL = '';

/** The channel of an imported fact; empty if it covers the whole site. */
export function channelOf({ kind, names }: Pick<ImportedFact, 'kind' | 'names'>): string {
	if (kind === 'opedata') return names.media_key ?? EVERY_CHANNEL;
	if (kind === 'searchengine') return 'SEARCHENGINE';
	return kind === 'refererdomain' ? 'REFERER' : EVERY_CHANNEL;
}

/** The imports of some kinds. */
export function importView(data: ImportedData, kinds: readonly ImportKind[]): ImportView {
	const files = kinds
		.flatMap((kind) => data.filesOf(kind))
		.map(({ kind, period, rows }) => ({
			period,
			channels: new Set([...rows.values()].map(({ names }) => channelOf({ kind, names }))),
		}));
	const firstDay = files.reduce((first, { period }) => Math.min(first, period.from), Infinity);
	const lastDay = files.reduce((last, { period }) => Math.max(last, period.to), -Infinity);
	return {
		has: (day) => files.some(({ period }) => covers(period, day)),
		replaces: ({ channel }, day) =>
			files.some(
				({ period, channels }) =>
					covers(period, day) && (channels.has(EVERY_CHANNEL) || channels.has(channel.key)),
			),
		*factsBetween(first, last) {
			for (let day = Math.max(first, firstDay); day <= Math.min(last, lastDay); day += 1) {
				for (const kind of kinds) yield* data.factsOn(kind, day);
			}
		},
	};
}

/** Uses the first view on the days it covers, and the second on all others. */
export function preferring(preferred: ImportView, other: ImportView): ImportView {
	const viewOn = (day: DayNumber) => (preferred.has(day) ? preferred : other);
	return {
		has: (day) => preferred.has(day) || other.has(day),
		replaces: (leaf, day) => viewOn(day).replaces(leaf, day),
		*factsBetween(first, last) {
			yield* preferred.factsBetween(first, last);
			for (const fact of other.factsBetween(first, last)) {
				if (!preferred.has(fact.day)) yield fact;
			}
		},
	};
}

/** Adds imported facts. They have no device and no type of sale, so such a split omits them. */
export function addImported(into: Measures, { measures }: ImportedFact, lens: Lens): void {
	if (lens.deviceIds.length < WHOLE.deviceIds.length) return;
	const { ordertype, estimatetype } = SEGMENTABLE;
	const untyped = [
		...(lens.orderTypeId === undefined ? [] : ordertype),
		...(lens.estimateTypeId === undefined ? [] : estimatetype),
	];
	for (const field of METRIC_FIELDS) {
		if (!untyped.includes(field)) into[field] += measures[field];
	}
}
