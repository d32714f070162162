import { memoize } from '../../base/async/memoize';
import type { TableKind, ImportTarget } from '../rules/importKinds';
import { LONGEST_IMPORTED_NAME } from '../rules/importLimits';
import type { ColumnMeaning, NearReason } from './headerWords';
import { HEADER_WORDS } from './headerWords';
import { WORDS_OF_OTHER_LANGUAGES } from './otherLanguages';
import {
	headerWordsOf,
	splitWords,
	withoutBareCurrency,
	withoutBracketedUnit,
	withoutCountOf,
} from './headerWordsOf';
import type { FoundColumns, MappedColumn } from './foundColumns';

/** A column that resembles a target without being the same figure. */
interface NearColumn {
	readonly index: number;
	readonly means: ColumnMeaning;
	readonly reason: NearReason;
}

/** Several columns that fit one meaning equally well. */
export interface CompetingColumns {
	readonly means: ColumnMeaning;
	readonly columns: readonly number[];
}

/** The columns that were recognized by the header of a file. */
export interface Suggestion extends FoundColumns {
	readonly competing: readonly CompetingColumns[];
	readonly near: readonly NearColumn[];
	/** How many naming columns have a header with only one meaning. */
	readonly specific: number;
}

type Fit = (typeof HEADER_WORDS)[number]['fit'];

/**
 * Suggests a column for each target by its header; none if several columns fit equally well.
 *
 * @param singleDays a column that certainly holds days, if none has a header that says so
 */
export function suggestColumns(
	kind: TableKind,
	header: readonly string[],
	singleDays?: number,
): Suggestion {
	const names = header.map(spellingsOf);
	const targets = [...kind.dimensions, ...kind.metrics];
	const fits = targets.map((target) => ({ target, ...columnsFor(names, target.name, target) }));
	const columns = fits.flatMap(({ target, only }): MappedColumn[] => {
		const index = only ?? (target.name === 'date' ? singleDays : undefined);
		return index === undefined ? [] : [{ target, index }];
	});
	const isDayTarget = kind.dimensions.some(({ name }) => name === 'date');
	const days = isDayTarget ? undefined : columnsFor(names, 'date');
	const dayColumn = isDayTarget ? undefined : (days?.only ?? singleDays);
	const near = names.flatMap((words, index): NearColumn[] => {
		const taken = index === dayColumn || columns.some((column) => column.index === index);
		return taken ? [] : nearOf(words, targets, index);
	});
	const competing = [...fits, ...(days ? [days] : [])].flatMap(({ means, columns: all }) =>
		all.length > 1 ? [{ means, columns: all }] : [],
	);
	const specific = fits.filter(
		({ target, only, isSpecific }) =>
			only !== undefined && isSpecific && kind.dimensions.includes(target),
	).length;
	return { columns, dayColumn, competing, near, specific };
}

/** The positions of the columns whose header has a meaning, such as `cost`. */
export function columnsThatMean(
	means: ColumnMeaning,
	header: readonly string[],
): readonly number[] {
	return columnsFor(header.map(spellingsOf), means).columns;
}

/** The columns that fit one meaning best. */
interface FittingColumns extends CompetingColumns {
	/** The only one; undefined if there are none or several. */
	readonly only: number | undefined;
	/** Whether their headers have only this meaning. */
	readonly isSpecific: boolean;
}

function columnsFor(
	names: readonly Words[],
	means: ColumnMeaning,
	target?: ImportTarget,
): FittingColumns {
	const fitting = (fit: 'exact' | Fit) =>
		names.flatMap((words, index) => (fitOf(words, means, target) === fit ? [index] : []));
	const exact = fitting('exact');
	const same = exact.length > 0 ? exact : fitting('same');
	const isSpecific = same.length > 0;
	const columns = isSpecific ? same : fitting('weak');
	return { means, columns, only: columns.length === 1 ? columns[0] : undefined, isSpecific };
}

interface Words {
	/** The header as it is, and in the other ways in which it may be compared; none if it is too long. */
	readonly all: readonly string[];
	/** With its words split as programs write them. */
	readonly split: string;
	/** Whether it is of shares or changes, which are no figures. */
	readonly isShare: boolean;
}

const SHARE = /[%‰±Δ∆]|\+\s?\/?\s?[-\u2212]/u;

function spellingsOf(name: string): Words {
	if (name.length > LONGEST_IMPORTED_NAME) return { all: [], split: '', isShare: false };
	const split = headerWordsOf(splitWords(name));
	const whole = headerWordsOf(name);
	const short = [
		withoutBracketedUnit(name),
		withoutCountOf(name),
		withoutBareCurrency(splitWords(name)),
	].map(headerWordsOf);
	return { all: [whole, split, ...short], split, isShare: SHARE.test(name) };
}

function fitOf(
	words: Words,
	means: ColumnMeaning,
	target?: ImportTarget,
): 'exact' | Fit | undefined {
	const fit = fitOfWords(words.all, means, target);
	const isItself = fit === 'exact' || fit === 'same' || fit === 'weak';
	return words.isShare && isItself ? 'otherCount' : fit;
}

function fitOfWords(words: readonly string[], means: ColumnMeaning, target?: ImportTarget) {
	const [whole = ''] = words;
	if (whole === '') return undefined;
	if (target && whole === headerWordsOf(target.name)) return 'exact';
	if (target && words.includes(headerWordsOf(target.label))) return 'same';
	const fits = byMeaning().get(means);
	return words.flatMap((one) => fits?.get(one) ?? []).at(0);
}

const byMeaning = memoize(() => {
	const all = new Map<ColumnMeaning, Map<string, Fit>>();
	for (const { means, fit, words } of [...HEADER_WORDS, ...WORDS_OF_OTHER_LANGUAGES]) {
		const fits = all.get(means) ?? new Map<string, Fit>();
		for (const word of words) if (!fits.has(word)) fits.set(word, fit);
		all.set(means, fits);
	}
	return all;
});

function nearOf(words: Words, targets: readonly ImportTarget[], index: number): NearColumn[] {
	const isTime = targets.some(({ name }) => name === 'duration') && isAverageTime(words.split);
	if (isTime) return [{ index, means: 'duration', reason: 'average' }];
	return targets
		.flatMap(({ name }): NearColumn[] => {
			const fit = fitOf(words, name);
			const isNear = fit !== undefined && fit !== 'same' && fit !== 'weak' && fit !== 'exact';
			return isNear ? [{ index, means: name, reason: fit }] : [];
		})
		.slice(0, 1);
}

const AVERAGE = new Set(
	'avg average mean per moy moyen moyenne durchschn durchschnitt durchschnittliche durchschnittlicher mittlere pro gem gemiddelde gemiddeld media medio promedio pour par'.split(
		' ',
	),
);
const TIME = new Set(
	'time duration temps duree zeit dauer sitzungsdauer besuchsdauer interaktionsdauer verweildauer tiempo duracion tempo durata tijd duur sessieduur bezoekduur engagement'.split(
		' ',
	),
);

/** Whether a header means durations that are averages, so that they are not the sums of Time Spent. */
export function holdsAverageTimes(header: string): boolean {
	const words = headerWordsOf(splitWords(header));
	return isAverageTime(words) || byMeaning().get('duration')?.get(words) === 'average';
}

/** Whether a header means an average duration per visit, user or page view. */
function isAverageTime(words: string): boolean {
	const all = words.split(' ');
	return all.some((word) => AVERAGE.has(word)) && all.some((word) => TIME.has(word));
}

const COUNTED_DAYS = new Set(['nth day', 'n e jour', 'n ter tag', 'day number']);

/** Whether a header means a day number that starts at 0. */
export function countsDays(header: string): boolean {
	return COUNTED_DAYS.has(headerWordsOf(header));
}
