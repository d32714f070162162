import { InvalidInput } from '../base/invalidInput';
import { shortName, withRest } from '../base/text/truncate';
import type { TermMatch } from './lexicon';
import type { Term } from './term';

/** How everything that there is can be found, in words for people and models. */
export const FIND_NAMES = 'Find Names lists all that there are';

const IDS = /^\d+$/;

/** What a phrase means. @param field what the form calls the field that it stands in @throws InvalidInput */
export function requireMatch(
	finding: TermMatch,
	phrase: string,
	field: string,
	what: string,
): Term {
	if (finding.is === 'found') return finding.named;
	if (finding.is === 'ambiguous') {
		throw new InvalidInput(
			field,
			`${field}: "${shortName(phrase)}" may mean ${disjunction(finding.candidates.map(({ label }) => label))}`,
			`Ask again with the one that is meant: ${listed(finding.candidates)}`,
		);
	}
	throw new InvalidInput(
		field,
		`${field}: there is no ${what} called "${shortName(phrase)}"`,
		`The nearest are ${listed(finding.nearest)}. ${FIND_NAMES}`,
	);
}

function listed(all: readonly Term[]): string {
	return withRest(
		all.map(({ code, label }) => {
			const isField = !code.includes(':') && code !== label && !IDS.test(code);
			return isField ? `${shortName(label)} (${shortName(code)})` : shortName(label);
		}),
	).join(', ');
}

/** "Sales, Leads or Conversion Rate": each name short, and of many the first. */
export function disjunction(names: readonly string[]): string {
	const shown = withRest(names.map(shortName));
	return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
