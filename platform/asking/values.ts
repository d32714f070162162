import { InvalidInput } from '../client/faults';
import type { Choice } from '../client/values/choices';
import { fold } from '../words/folding';
import type { Named } from '../words/named';
import { Lexicon } from '../words/lexicon';
import { cut, either } from '../words/refusals';
import type { RowFilter } from './question';
import { FIELDS } from './question';

const MOST_CANDIDATES = 8;

/** The values among those of the rows that the words of a filter mean. @throws InvalidInput */
export function meantValues({ label, said }: RowFilter, values: readonly string[]): Choice[] {
	const all = values.map((value) => ({ code: value, label: value }));
	const words = new Lexicon(all);
	if (said.match !== 'name') {
		const found = said.each.flatMap((one) => matching(one, all, said.match === 'begins'));
		if (found.length === 0) throw notThere(label, said.whole, words);
		return once(found);
	}
	const whole = words.findExactly(said.whole);
	if (whole.is === 'found') return once([whole.named]);
	return once(said.each.map((one) => meantValue(one, label, all, words)));
}

/** A name as it is, or with one typing error, or the only one that holds the words. */
function meantValue(said: string, label: string, all: readonly Named[], words: Lexicon): Named {
	const exact = all.find((one) => one.label === said);
	if (exact) return exact;
	const finding = words.find(said);
	if (finding.is === 'found') return finding.named;
	const holding = finding.is === 'ambiguous' ? finding.candidates : matching(said, all, false);
	const [only, ...others] = holding;
	if (only === undefined) throw notThere(label, said, words);
	if (others.length === 0) return only;
	const names = holding.slice(0, MOST_CANDIDATES).map((one) => `"${one.label}"`);
	throw new InvalidInput(
		FIELDS.only,
		`${FIELDS.only}: ${label} "${cut(said)}" may be ${either(names)}`,
		`Write the whole name in quotes, or "${label.toLowerCase()} contains ${cut(said)}" for all of them`,
	);
}

/** The values that hold all words, or begin with them. */
function matching(said: string, all: readonly Named[], begins: boolean): Named[] {
	const wanted = fold(said);
	if (wanted === '') return [];
	return all.filter(({ label }) => {
		const folded = fold(label);
		return begins
			? folded.startsWith(wanted)
			: ` ${folded}`.includes(` ${wanted}`) || folded.includes(wanted);
	});
}

function notThere(label: string, said: string, words: Lexicon): InvalidInput {
	const finding = words.find(said);
	const near = finding.is === 'unknown' ? finding.nearest : [];
	const names = near.map((one) => `"${one.label}"`).join(', ');
	return new InvalidInput(
		FIELDS.only,
		`${FIELDS.only}: these days have no ${label} called "${cut(said)}"`,
		near.length > 0
			? `The nearest are ${names}. Find Names lists more of them`
			: 'Ask for more days, or without it',
	);
}

function once(all: readonly Named[]): Choice[] {
	return [...new Map(all.map((one) => [one.code, one])).values()].map(({ code, label }) => ({
		value: code,
		label,
	}));
}
