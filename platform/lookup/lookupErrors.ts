import { InvalidInput } from '../base/invalidInput';
import { shortName, withRest } from '../base/text/truncate';
import type { TermMatch } from './lexicon';
import type { Term } from './term';

/** How everything that there is can be found, in words for people and models. */
export const FIND_NAMES = 'Find Names lists all that there are';

const IDS = /^\d+$/;

/** What comes near to a phrase in meaning, and why there is no such thing. */
export interface NearMeaning {
	readonly nearest: readonly Term[];
	/** Without a full stop. */
	readonly reason?: string | undefined;
}

/** What a phrase means. @param near what is near in meaning, rather than in letters @param field what the form calls the field that it stands in @throws InvalidInput */
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
			`Ask again with the one that is meant: ${listed(finding.candidates)}`,
		);
	}
	throw new InvalidInput(
		field,
		`${field}: there is no ${what} called "${shortName(phrase)}"`,
		`${near?.reason === undefined ? '' : `${near.reason}. `}The nearest are ${listed(near?.nearest ?? finding.nearest)}. ${FIND_NAMES}`,
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
