import { InvalidInput } from '../client/faults';
import { shortName, withRest } from '../client/values/truncate';
import type { Finding } from './lexicon';
import type { Named } from './named';
import type { ComparisonFinding } from './comparison';
import type { PeriodFinding } from './meantPeriod';

/** How everything that there is can be found, in words for people and models. */
export const FIND_NAMES = 'Find Names lists all that there are';

const IDS = /^\d+$/;

/** What a phrase means. @param field what the form calls the field that it stands in @throws InvalidInput */
export function meantBy(finding: Finding, phrase: string, field: string, what: string): Named {
	if (finding.is === 'found') return finding.named;
	if (finding.is === 'ambiguous') {
		throw new InvalidInput(
			field,
			`${field}: "${shortName(phrase)}" may mean ${either(finding.candidates.map(({ label }) => label))}`,
			`Ask again with the one that is meant: ${listed(finding.candidates)}`,
		);
	}
	throw new InvalidInput(
		field,
		`${field}: there is no ${what} called "${shortName(phrase)}"`,
		`The nearest are ${listed(finding.nearest)}. ${FIND_NAMES}`,
	);
}

function listed(all: readonly Named[]): string {
	return withRest(
		all.map(({ code, label }) => {
			const isField = !code.includes(':') && code !== label && !IDS.test(code);
			return isField ? `${shortName(label)} (${shortName(code)})` : shortName(label);
		}),
	).join(', ');
}

/** "Sales, Leads or Conversion Rate": each name short, and of many the first. */
export function either(names: readonly string[]): string {
	const shown = withRest(names.map(shortName));
	return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

const EXAMPLES = 'last week, last 30 days, October 2026, Q3 2026, or 2026-10-01 to 2026-10-15';

/** Refuses words that are no period. @throws InvalidInput */
export function refusePeriod(
	field: string,
	words: string,
	finding: Exclude<PeriodFinding, { is: 'found' }>,
): never {
	const said = `${field}: "${shortName(words)}"`;
	switch (finding.is) {
		case 'ambiguous':
			throw new InvalidInput(
				field,
				`${said} may mean ${either(finding.candidates)}`,
				'Write days as YYYY-MM-DD',
			);
		case 'future':
			throw new InvalidInput(
				field,
				`${said} has not begun yet, so there are no figures of it`,
				`Ask for days that have been, such as ${EXAMPLES}`,
			);
		case 'backwards':
			throw new InvalidInput(field, `${said} ends before it begins`, 'Exchange the two days');
		case 'tooEarly':
			throw new InvalidInput(
				field,
				`${said} begins before 1900`,
				`Ask for days of which there are figures, such as ${EXAMPLES}`,
			);
		case 'unknown':
			throw new InvalidInput(
				field,
				`${said} does not say which days are meant`,
				`Write for example ${EXAMPLES}`,
			);
	}
}

const COMPARISONS =
	'period before, last year, same weekdays before, same weekdays last year, or another period such as October 2025';

/** Refuses words that are nothing to compare with. @throws InvalidInput */
export function refuseComparison(
	field: string,
	words: string,
	finding: Exclude<ComparisonFinding, { is: 'found' } | { is: 'nothing' }>,
): never {
	const said = `${field}: "${shortName(words)}"`;
	switch (finding.is) {
		case 'ambiguous':
			throw new InvalidInput(
				field,
				`${said} may mean ${either(finding.candidates)}`,
				'Ask again with the one that is meant',
			);
		case 'future':
			throw new InvalidInput(
				field,
				`${said} has not begun yet`,
				`Write for example ${COMPARISONS}`,
			);
		case 'tooEarly':
			throw new InvalidInput(
				field,
				`${said} begins before 1900`,
				'Ask for a shorter period, or compare it with another one',
			);
		case 'same':
			throw new InvalidInput(
				field,
				`${said} is the same days as the period itself`,
				`Write for example ${COMPARISONS}`,
			);
		case 'unknown':
			throw new InvalidInput(
				field,
				`${said} does not say with what to compare`,
				`Write for example ${COMPARISONS}`,
			);
	}
}
