import { isDeepStrictEqual } from 'node:util';
import { isRecord, listOf } from '../../platform/base/json/json';

type Place = readonly string[];

const VALUES = [null, true, 'x', '', 7, 0, -1, 1.5, 1e300, '2026-11-16', '2026-02-30', [], {}];

/** What some of the values have in common. */
const NAMES: Readonly<Record<string, string>> = {
	'"x" "" "2026-11-16" "2026-02-30"': 'a text',
	'"2026-11-16"': 'a day',
	'7 0 -1 1.5': 'a moment',
	'7 0 -1 1.5 1e+300': 'a number',
	'7 1e+300': 'a count',
	'[]': 'a list',
};

/**
 * What a reader makes of a stored state in which one place is missing or has another value: a line
 * for all places of an entry that fare alike. The first entry of a list stands for all of them.
 */
export function damagesOf(valid: object, read: (stored: unknown) => unknown): string[] {
	const readAgain = (state: unknown) => stored(read(stored(state)));
	expect(readAgain(valid)).toEqual(valid);
	for (const state of [undefined, ...VALUES]) expect(read(state)).toBeUndefined();
	const alike = new Map<string, string[]>();
	for (const place of placesIn(valid)) {
		const outcomes = new Map<string, string[]>();
		for (const value of [undefined, ...VALUES]) {
			const damaged = stored(change(valid, place, () => value));
			if (isDeepStrictEqual(damaged, valid)) continue;
			const outcome = outcomeOf(readAgain(damaged), damaged, valid, place);
			const name = value === undefined ? 'missing' : JSON.stringify(value);
			outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), name]);
		}
		const key = `${place.slice(0, -1).join('.')}: ${summaryOf(outcomes)}`;
		alike.set(key, [...(alike.get(key) ?? []), place.at(-1) ?? '']);
	}
	return [...alike].map(([key, names]) => {
		const [above = '', ...summary] = key.split(': ');
		return `${above === '' ? '' : `${above}.`}${names.join(' ')}: ${summary.join(': ')}`;
	});
}

function summaryOf(outcomes: ReadonlyMap<string, readonly string[]>): string {
	const [[usual] = [''], ...others] = [...outcomes].sort((a, b) => b[1].length - a[1].length);
	const exceptions = others.map(([outcome, [first, ...more]]) => {
		const isMissing = first === 'missing';
		const values = (isMissing ? more : [first, ...more]).join(' ');
		const named = [...(isMissing ? [first] : []), ...(values ? [NAMES[values] ?? values] : [])];
		return `${outcome} if ${named.join(' or ')}`;
	});
	return [usual, ...exceptions].join(', ');
}

/** The outcome of a damage: which part of the state is lost with it, or read as something else. */
function outcomeOf(read: unknown, damaged: unknown, valid: unknown, place: Place): string {
	if (read === undefined) return 'discarded';
	if (isDeepStrictEqual(read, damaged)) return 'kept';
	const parts = place.map((_, index) => place.slice(0, place.length - index));
	const equals = (part: Place, value: unknown) =>
		isDeepStrictEqual(read, stored(change(valid, part, () => value)));
	const nameOf = (part: Place) => (part === parts[0] ? '' : `${part.join('.')} `);
	const lost = parts.find((part) => equals(part, undefined));
	if (lost) return `${nameOf(lost)}lost`;
	const other = parts.find((part) => equals(part, valueAt(read, part)));
	return other
		? `${nameOf(other)}read as ${JSON.stringify(valueAt(read, other))}`
		: `read as ${JSON.stringify(read)}`;
}

function valueAt(value: unknown, place: Place): unknown {
	return place.reduce((at: unknown, name) => (isRecord(at) ? at[name] : first(at)), value);
}

const first = (list: unknown): unknown => listOf(list)[0];

function placesIn(value: unknown, above: Place = []): Place[] {
	const members = Array.isArray(value) ? { 0: first(value) } : value;
	if (!isRecord(members)) return [];
	return Object.entries(members).flatMap(([name, member]) => {
		const place = [...above, name];
		return member === undefined ? [] : [place, ...placesIn(member, place)];
	});
}

function change(value: unknown, [name, ...deeper]: Place, by: () => unknown): unknown {
	if (name === undefined) return by();
	if (!Array.isArray(value)) {
		return isRecord(value) ? { ...value, [name]: change(value[name], deeper, by) } : value;
	}
	const [one, ...others] = listOf(value);
	const changed = change(one, deeper, by);
	return changed === undefined ? others : [changed, ...others];
}

/** As it is stored. */
function stored(state: unknown): unknown {
	return state === undefined ? undefined : JSON.parse(JSON.stringify(state));
}
