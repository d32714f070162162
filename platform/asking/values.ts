import { InvalidInput } from '../client/faults';
import type { Choice } from '../client/values/choices';
import { shortName, withRest } from '../client/values/truncate';
import { fold } from '../words/folding';
import type { Named } from '../words/named';
import { Lexicon } from '../words/lexicon';
import { either } from '../words/refusals';
import type { RowFilter } from './question';
import { FIELDS } from './question';

const MOST_CANDIDATES = 8;

/** A value, and its name as it is compared. */
interface Value extends Named {
	readonly folded: string;
}

/** The values among those of the rows that the words of a filter mean. @throws InvalidInput */
export function meantValues({ label, said }: RowFilter, values: readonly string[]): Choice[] {
	const all = values.map((value) => ({ code: value, label: value, folded: fold(value) }));
	const words = new Lexicon(all);
	const each = [...new Set(said.each)];
	if (said.match !== 'name') {
		const found = each.flatMap((one) => matching(one, all, said.match === 'begins'));
		if (found.length === 0) throw notThere(label, said.whole, words);
		return once(found);
	}
	const whole = words.findExactly(said.whole);
	if (whole.is === 'found') return once([whole.named]);
	const exact = new Map(all.map((one) => [one.label, one]));
	return once(each.map((one) => exact.get(one) ?? meantValue(one, label, all, words)));
}

/** A name with one typing error, or the only one that holds the words. */
function meantValue(said: string, label: string, all: readonly Value[], words: Lexicon): Named {
	const finding = words.find(said);
	if (finding.is === 'found') return finding.named;
	const holding = finding.is === 'ambiguous' ? finding.candidates : matching(said, all, false);
	const [only, ...others] = holding;
	if (only === undefined) throw notThere(label, said, words);
	if (others.length === 0) return only;
	throw new InvalidInput(
		FIELDS.only,
		`${FIELDS.only}: ${label} "${shortName(said)}" may be ${either(quotedNames(holding, MOST_CANDIDATES))}`,
		`Write the whole name in quotes, or "${label.toLowerCase()} contains ${shortName(said)}" for all of them`,
	);
}

function quotedNames(all: readonly Named[], most = all.length): string[] {
	return withRest(
		all.slice(0, most).map((one) => `"${shortName(one.label)}"`),
		all.length,
		most,
	);
}

/** The values that hold all words, or begin with them. */
function matching(said: string, all: readonly Value[], begins: boolean): Named[] {
	const wanted = fold(said);
	if (wanted === '') return [];
	return all.filter(({ folded }) => (begins ? folded.startsWith(wanted) : folded.includes(wanted)));
}

function notThere(label: string, said: string, words: Lexicon): InvalidInput {
	const finding = words.find(said);
	const near = finding.is === 'unknown' ? finding.nearest : [];
	const names = quotedNames(near).join(', ');
	return new InvalidInput(
		FIELDS.only,
		`${FIELDS.only}: these days have no ${label} called "${shortName(said)}"`,
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
