import { InvalidInput } from '../base/invalidInput';
import { disjunction, shortName, withRest } from '../base/text/truncate';
import type { TermMatch } from './lexicon';
import type { Term } from './term';

/** The advice where to look up all names, for people and models. */
export const FIND_NAMES = 'Find Names lists all names';

const IDS = /^\d+$/;

/** Suggestions by meaning, with the reason why the phrase itself is not available. */
export interface NearMeaning {
	readonly nearest: readonly Term[];
	/** Without a full stop. */
	readonly reason?: string | undefined;
}

/**
 * Returns the term that was found, or reports an unknown or ambiguous phrase.
 *
 * @param field the label of the form's field
 * @param near suggestions by meaning, which replace those by spelling
 * @throws InvalidInput
 */
export function requireMatch(
	finding: TermMatch,
	phrase: string,
	field: string,
	what: string,
	near?: NearMeaning,
): Term {
	if (finding.is === 'found') return finding.named;
	if (finding.is === 'ambiguous') {
		throw new InvalidInput(
			field,
			`${field}: "${shortName(phrase)}" may mean ${disjunction(finding.candidates.map(({ label }) => label))}`,
			`Ask again with one of these names: ${listed(finding.candidates)}`,
		);
	}
	throw new InvalidInput(
		field,
		`${field}: there is no ${what} called "${shortName(phrase)}"`,
		[near?.reason ?? '', closestNames(near?.nearest ?? finding.nearest), FIND_NAMES]
			.filter((sentence) => sentence !== '')
			.join('. '),
	);
}

function closestNames(terms: readonly Term[]): string {
	return terms.length === 0 ? '' : `Closest names: ${listed(terms)}`;
}

function listed(all: readonly Term[]): string {
	return withRest(
		all.map(({ code, label }) => {
			const isField = !code.includes(':') && code !== label && !IDS.test(code);
			return isField ? `${shortName(label)} (${shortName(code)})` : shortName(label);
		}),
	).join(', ');
}
