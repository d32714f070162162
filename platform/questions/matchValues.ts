import { InvalidInput } from '../base/invalidInput';
import { channelName } from '../base/names/channels';
import type { Choice } from '../http/choices';
import { shortName, withRest } from '../base/text/truncate';
import { normalize } from '../lookup/normalize';
import type { Term } from '../lookup/term';
import { Lexicon } from '../lookup/lexicon';
import { disjunction } from '../lookup/lookupErrors';
import type { RowFilter } from './questionFields';
import { QUESTION_FIELDS } from './questionFields';

const MOST_CANDIDATES = 8;

/** A value with its normalised name. */
interface Value extends Term {
	readonly folded: string;
}

/** Finds the values of a filter among the values that the rows have. @throws InvalidInput */
export function matchValues(
	{ field, label, values: requested }: RowFilter,
	values: readonly string[],
): Choice[] {
	const all = values.map((value) => {
		const name = field === 'media_key' ? channelName(value) : value;
		return { code: value, label: name, folded: normalize(name) };
	});
	const words = new Lexicon(all);
	const each = [...new Set(requested.each)];
	if (requested.match !== 'name') {
		const found = each.flatMap((one) => matching(one, all, requested.match === 'begins'));
		if (found.length === 0) throw notThere(label, requested.text, words);
		return once(found);
	}
	const whole = words.findExactly(requested.text);
	if (whole.is === 'found') return once([whole.named]);
	const exact = new Map(all.map((one) => [one.label, one]));
	return once(each.map((one) => exact.get(one) ?? matchValue(one, label, all, words)));
}

/**
 * The value with this name, allowing for a typing error, or the only value whose name contains the
 * words.
 */
function matchValue(requested: string, label: string, all: readonly Value[], words: Lexicon): Term {
	const finding = words.find(requested);
	if (finding.is === 'found') return finding.named;
	const holding = finding.is === 'ambiguous' ? finding.candidates : matching(requested, all, false);
	const [only, ...others] = holding;
	if (only === undefined) throw notThere(label, requested, words);
	if (others.length === 0) return only;
	throw new InvalidInput(
		QUESTION_FIELDS.only,
		`${QUESTION_FIELDS.only}: ${label} "${shortName(requested)}" may be ${disjunction(quotedNames(holding, MOST_CANDIDATES))}`,
		`Write the whole name in quotes, or "${label.toLowerCase()} contains ${shortName(requested)}" for all of them`,
	);
}

function quotedNames(all: readonly Term[], most = all.length): string[] {
	return withRest(
		all.slice(0, most).map((one) => `"${shortName(one.label)}"`),
		all.length,
		most,
	);
}

/** The values whose names contain the words, or begin with them. */
function matching(requested: string, all: readonly Value[], begins: boolean): Term[] {
	const normalized = normalize(requested);
	if (normalized === '') return [];
	return all.filter(({ folded }) =>
		begins ? folded.startsWith(normalized) : folded.includes(normalized),
	);
}

function notThere(label: string, requested: string, words: Lexicon): InvalidInput {
	const finding = words.find(requested);
	const near = finding.is === 'unknown' ? finding.nearest : [];
	const names = quotedNames(near).join(', ');
	return new InvalidInput(
		QUESTION_FIELDS.only,
		`${QUESTION_FIELDS.only}: these days have no ${label} called "${shortName(requested)}"`,
		near.length > 0
			? `The nearest are ${names}. Find Names lists more of them`
			: 'Ask for more days, or without it',
	);
}

function once(all: readonly Term[]): Choice[] {
	return [...new Map(all.map((one) => [one.code, one])).values()].map(({ code, label }) => ({
		value: code,
		label,
	}));
}
