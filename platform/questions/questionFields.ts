import { InvalidInput } from '../base/invalidInput';
import { formatCount } from '../base/text/formatCount';
import type { Choice } from '../http/choices';
import type { Days } from '../base/dates/namedPeriods';
import type { RowFilter } from '../reports/transform/rowFilter';
import type { Rate } from '../reports/transform/readyRates';
import type { TimeScale, SegmentField } from '../reports/types';
import type { Dataset } from './siteSchema';

/** A question in words, field by field. */
export interface QuestionText {
	readonly figures: string;
	readonly by: string;
	readonly when: string;
	readonly compareWith: string;
	readonly only: string;
}

/** The labels of the fields of a question. */
export const QUESTION_FIELDS = {
	figures: 'Figures',
	by: 'By',
	when: 'When',
	compareWith: 'Compare With',
	only: 'Only',
} as const satisfies Record<keyof QuestionText, string>;

/** The maximum length of a field. Longer texts are no question. */
const LONGEST_WORDS = 2_000;

/** Rejects a text that exceeds the maximum length. @throws InvalidInput */
export function checkWords(field: string, words: string): string {
	if (words.length <= LONGEST_WORDS) return words;
	const [length, most] = [words.length, LONGEST_WORDS].map(formatCount);
	throw new InvalidInput(
		field,
		`"${field}" has ${length} characters, but at most ${most} are allowed`,
		'Ask for less at a time, in several questions',
	);
}

/** How rows are grouped. */
export interface RowsBy {
	readonly dimensions: readonly Choice[];
	readonly scale?: TimeScale | undefined;
	readonly segmentBy?: SegmentField | undefined;
	/** How many rows "top 5 campaigns" asks for. */
	readonly first?: number;
}

/** The devices, the attribution rule and the conditions on rows. */
export interface Filters {
	/** Device codes; empty for all devices. */
	readonly devices: readonly Choice[];
	readonly rules: readonly Choice[];
	readonly filters: readonly RowFilter[];
}

/** A question resolved to the platform's codes. */
export interface Question extends RowsBy, Filters {
	readonly source: Dataset;
	readonly metrics: readonly Choice[];
	readonly rates: readonly Rate[];
	readonly days: Days;
	readonly before?: Days | undefined;
	/** Whether the comparison period was shortened to the same number of days. */
	readonly isDayForDay?: true;
	/** Whether the last day is today, which is not over. */
	readonly endsToday?: true;
}

/** What models write in front of a value, as if the field had no name: "metrics: sales". */
const LABELS: Readonly<Record<keyof QuestionText, RegExp>> = {
	figures:
		/^\s*(?:metrics?|figures?|kpis?|measures?|kennzahl(?:en)?|metrik(?:en)?|m[ée]triques?|indicateurs?|chiffres|m[ée]tricas?|indicadores?|cifras|select)\s*[:=]\s*/i,
	by: /^\s*(?:dimensions?|dimensionen|dimensión|dimensiones|group(?:ed)?[ _]by|break(?:down|[ _]down[ _]by)|rows|by|gruppiert nach|regroupé par|agrupado por)\s*[:=]\s*/i,
	when: /^\s*(?:when|date[ _]?ranges?|time[ _]?(?:range|frame|period)|periods?|periode|zeitraum|période|periodo|período|dates?|fechas?)\s*[:=]\s*/i,
	compareWith:
		/^\s*(?:compare(?:d)?(?:[ _](?:with|to))?|comparison(?:[ _]period)?|vergleich|comparaison|comparación)\s*[:=]\s*/i,
	only: /^\s*(?:(?:only|where|filters?|filtros?|filtres?|filter[ _]by|segment|bedingung|condition)\s*[:=]\s*|(?:where|filter by|filtered by|filter on)\s+)/i,
};

/** The text of a field without the name of the field in front of it. */
export function withoutLabel(field: keyof QuestionText, text: string): string {
	return text.replace(LABELS[field], '');
}
