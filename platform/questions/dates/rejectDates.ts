import { InvalidInput } from '../../base/invalidInput';
import { disjunction, shortName } from '../../base/text/truncate';
import type { ComparisonMatch } from './parseComparison';
import type { PeriodMatch } from './parsedPeriod';

const EXAMPLES = 'last week, last 30 days, October 2026, Q3 2026, or 2026-10-01 to 2026-10-15';

/** Reports why a period could not be read. @throws InvalidInput */
export function rejectPeriod(
	field: string,
	words: string,
	finding: Exclude<PeriodMatch, { is: 'found' }>,
): never {
	const quoted = `${field}: "${shortName(words)}"`;
	switch (finding.is) {
		case 'ambiguous':
			throw new InvalidInput(
				field,
				`${quoted} may mean ${disjunction(finding.candidates)}`,
				'Write days as YYYY-MM-DD',
			);
		case 'future':
			throw new InvalidInput(
				field,
				`${quoted} has not begun yet, so there are no figures for it`,
				`Ask for past days, such as ${EXAMPLES}`,
			);
		case 'backwards':
			throw new InvalidInput(field, `${quoted} ends before it begins`, 'Swap the two days');
		case 'tooEarly':
			throw new InvalidInput(
				field,
				`${quoted} begins before 1900`,
				`Ask for days that have figures, such as ${EXAMPLES}`,
			);
		case 'unknown':
			throw new InvalidInput(
				field,
				`${quoted} does not say which days you mean`,
				`Enter days such as ${EXAMPLES}`,
			);
	}
}

const COMPARISONS =
	'period before, last year, same weekdays before, same weekdays last year, or another period such as October 2025';

/** Reports why a comparison could not be read. @throws InvalidInput */
export function rejectComparison(
	field: string,
	words: string,
	finding: Exclude<ComparisonMatch, { is: 'found' } | { is: 'nothing' }>,
): never {
	const quoted = `${field}: "${shortName(words)}"`;
	switch (finding.is) {
		case 'ambiguous':
			throw new InvalidInput(
				field,
				`${quoted} may mean ${disjunction(finding.candidates)}`,
				'Enter one of these',
			);
		case 'future':
			throw new InvalidInput(
				field,
				`${quoted} has not begun yet`,
				`Enter a comparison such as ${COMPARISONS}`,
			);
		case 'tooEarly':
			throw new InvalidInput(
				field,
				`${quoted} begins before 1900`,
				'Ask for a shorter period, or compare it with another period',
			);
		case 'same':
			throw new InvalidInput(
				field,
				`${quoted} covers the same days as the period itself`,
				`Enter a comparison such as ${COMPARISONS}`,
			);
		case 'unknown':
			throw new InvalidInput(
				field,
				`${quoted} does not say what to compare with`,
				`Enter a comparison such as ${COMPARISONS}`,
			);
	}
}
