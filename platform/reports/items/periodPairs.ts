import { wordsInName } from '../../base/names/additivity';
import { codeOf } from '../table/columnNames';
import type { ItemColumn } from './itemColumn';

const PREVIOUS = [
	'before|previous|prev|prior|last (?:year|month|week|period)|ly|py',
	'vorjahr|vormonat|vorwoche|vorperiode|vorher|avant|precedente?s?|n 1|anterior(?:es)?|antes',
].join('|');
const BEHIND = new RegExp(` (${PREVIOUS})$`);
const IN_FRONT = new RegExp(`^(?:${PREVIOUS}) `);
const YEAR = /(?:^| )(20\d{2})(?= |$)/g;

/** Puts the figures of two periods next to each other, with the change between them. */
export function pairPeriods(columns: readonly ItemColumn[]): ItemColumn[] {
	const figures = columns.filter(({ role }) => role === 'figure').map(({ key }) => key);
	const byName = new Map(figures.map((key) => [key.toLowerCase(), key]));
	const befores = new Map<string, string>();
	const compared = new Set<string>();
	for (const [key, base] of [...previousFigures(figures), ...earlierYears(figures)]) {
		if (base === key || compared.has(base) || befores.has(key) || befores.has(base)) continue;
		befores.set(key, base);
		compared.add(base);
	}
	const changes = new Map([...compared].map((key) => [key, changesOf(key, byName)]));
	const taken = new Set([...changes.values()].flatMap((one) => Object.values(one)));
	return columns
		.filter(({ key }) => !taken.has(key))
		.map((column) => ({
			...column,
			beforeOf: befores.get(column.key),
			...changes.get(column.key),
		}));
}

/** Figures that are called like another one, but for a word of the previous period. */
function previousFigures(figures: readonly string[]): ReadonlyArray<readonly [string, string]> {
	const byWords = new Map([...figures].reverse().map((key) => [wordsInName(key), key]));
	return figures.flatMap((key) => {
		const words = wordsInName(key);
		const bases = [words.replace(BEHIND, ''), words.replace(IN_FRONT, '')];
		const base = bases.filter((name) => name !== words).map((name) => byWords.get(name));
		const found = base.find((one) => one !== undefined);
		return found === undefined ? [] : [[key, found] as const];
	});
}

/** Figures that are called like one other, but for the year, which is later there. */
function earlierYears(figures: readonly string[]): ReadonlyArray<readonly [string, string]> {
	const byBase = new Map<string, Array<{ readonly key: string; readonly year: string }>>();
	for (const key of figures) {
		const words = wordsInName(key);
		const [year, ...others] = [...words.matchAll(YEAR)].map(([, found = '']) => found);
		const base = words.replace(YEAR, '').trim();
		if (year === undefined || others.length > 0 || base === '') continue;
		byBase.set(base, [...(byBase.get(base) ?? []), { key, year }]);
	}
	return [...byBase.values()].flatMap((some) => {
		const [earlier, later, ...more] = some.sort((a, b) => a.year.localeCompare(b.year));
		const isPair = earlier !== undefined && later !== undefined && more.length === 0;
		return isPair && earlier.year !== later.year ? [[earlier.key, later.key] as const] : [];
	});
}

/** The members that hold the change of a figure, as Report > Run names them. */
function changesOf(key: string, byName: ReadonlyMap<string, string>) {
	const bare = key.replace(' (%)', '');
	const find = (...words: readonly string[]) => {
		const names = words.flatMap((word) => [`${bare} ${word}`, `${key}_${codeOf(word)}`]);
		const found = names.find((name) => byName.has(name.toLowerCase()));
		return found === undefined ? undefined : byName.get(found.toLowerCase());
	};
	const [change, percent] = [find('Change', 'Change (Points)'), find('Change (%)')];
	return { ...(change ? { change } : {}), ...(percent ? { percent } : {}) };
}
