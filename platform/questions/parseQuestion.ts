import { InvalidInput } from '../base/invalidInput';
import type { Connection } from '../http/connection/connection';
import type { Days } from '../base/dates/namedPeriods';
import { settle } from '../base/async/settle';
import { conjunction, disjunction } from '../base/text/truncate';
import { parseComparison } from './dates/parseComparison';
import { parsePeriod } from './dates/parsePeriod';
import { FIND_NAMES } from '../lookup/lookupErrors';
import { rejectComparison, rejectPeriod } from './dates/rejectDates';
import { matchGroups } from './matchGroups';
import { QUESTION_FIELDS, withoutLabel } from './questionFields';
import { dedupeChoices } from '../http/choices';
import type { SiteSchema, Dataset } from './siteSchema';
import { parseFilters } from './filters/parseFilters';
import type { QuestionText, Filters, Question, RowsBy } from './questionFields';
import type { MetricsAndRates } from './parseTerms';
import { parseFigures, parseRowsBy } from './parseTerms';
import type { RankedWords } from './rankedRows';
import { withoutRank } from './rankedRows';
import { splitIdentifier } from './termPhrases';
import { normalize } from '../lookup/normalize';

/** The requested period and its comparison period. */
interface QuestionDays {
	readonly days: Days;
	readonly before?: Days | undefined;
	/** Whether the comparison period was shortened to the same number of days. */
	readonly isDayForDay?: true;
	readonly endsToday?: true;
}

const DEFAULT_PERIOD = 'last 7 days';

/**
 * Reads the period and the comparison period.
 *
 * @param today the current day in the site's time zone
 * @throws InvalidInput
 */
export function parseDays(
	question: Pick<QuestionText, 'when' | 'compareWith'>,
	today: string,
): QuestionDays {
	const { when, compareWith } = splitComparison({
		when: withoutLabel('when', question.when),
		compareWith: withoutLabel('compareWith', question.compareWith),
	});
	const words = when.trim() === '' ? DEFAULT_PERIOD : when;
	const found = parsePeriod(words, today);
	if (found.is !== 'found') rejectPeriod(QUESTION_FIELDS.when, words, found);
	const { period } = found;
	const compared = parseComparison(compareWith, period, today);
	if (compared.is === 'nothing') return { days: period.days };
	if (compared.is !== 'found') rejectComparison(QUESTION_FIELDS.compareWith, compareWith, compared);
	const { days: before, isDayForDay } = compared;
	const endsToday = period.days.to === today && before.to < today;
	return {
		...{ days: period.days, before },
		...(isDayForDay ? { isDayForDay } : {}),
		...(endsToday ? { endsToday } : {}),
	};
}

const AGAINST =
	/^(.+?)\s+(?:vs\.?|versus|compared (?:to|with)|against|par rapport (?:à|au)|comparé(?:e|es|s)? (?:à|au)|verglichen mit|im Vergleich zu[mr]?|gegenüber|ggü\.?|im Vgl\.? zu[mr]?|comparado con|frente al?)\s+(.+)$/i;

const COMPARE =
	/^(?:compare|comparer|comparar|vergleiche|comparison of)\s+(.+?)\s+(?:to|with|and|against|à|avec|et|con|y|mit|und)\s+(.+)$/i;

/** Splits a period that contains its comparison: "last week vs the week before". */
function splitComparison({ when, compareWith }: Pick<QuestionText, 'when' | 'compareWith'>) {
	const [period, other] = matchGroups(when, AGAINST, COMPARE);
	const isSplit = compareWith.trim() === '' && period !== undefined && other !== undefined;
	if (!isSplit) return { when, compareWith };
	return { when: period, compareWith: other };
}

/** Reads a question and resolves its names to the platform's codes. @throws InvalidInput, Fault */
export async function parseQuestion(
	question: QuestionText,
	offer: SiteSchema,
	platform: Connection,
	today: string,
): Promise<Question> {
	const days = parseDays(question, today);
	const { figures, rows } = await parseTable(question, offer);
	rejectHourOfDay(question, rows, days.days);
	const only = await parseFilters(question.only, offer, platform);
	const source = await sourceOf(figures, rows, only, offer);
	return { ...days, ...rows, ...only, ...named(figures, source), source };
}

const HOUR_OF_DAY =
	/\b(?:hours? of (?:the )?day|time of day|uhrzeit|tageszeit|heure de la journee|hora del dia)\b/;

/** Rejects hours of the day over several days, as the hours of each day are rows of their own. @throws InvalidInput */
function rejectHourOfDay({ figures, by }: QuestionText, { scale }: RowsBy, { from, to }: Days) {
	const isOfDay = HOUR_OF_DAY.test(normalize(splitIdentifier(`${figures} ${by}`)));
	if (scale !== 'H' || from === to || !isOfDay) return;
	throw new InvalidInput(
		QUESTION_FIELDS.by,
		`${QUESTION_FIELDS.by}: the hours of several days are not added up by hour of the day`,
		'Enter "hour" for the hours of each day, or ask for one day',
	);
}

const FIGURES_BY = /^(.+?)\s+(?:by|per|for each|pro|je|nach|par|por)\s+([^,]+)$/is;

/**
 * Reads the figures and how rows are grouped. Where the figures hold both, as in "sales by channel"
 * or "top 5 channels by sales", the two have to agree.
 *
 * @throws InvalidInput, Fault
 */
async function parseTable(
	{ figures: words, by }: Pick<QuestionText, 'by' | 'figures'>,
	offer: SiteSchema,
): Promise<{ readonly figures: MetricsAndRates; readonly rows: RowsBy }> {
	const whole = await settle(parseFigures(words, offer));
	if ('value' in whole) return { figures: whole.value, rows: await parseRankedRows(by, offer) };
	const ranked = withoutRank(words);
	const [before = '', behind = ''] = matchGroups(ranked?.words ?? words, FIGURES_BY);
	const [figureWords, rowWords] = ranked ? [behind, before] : [before, behind];
	const figures = await settle(parseFigures(figureWords, offer));
	const rows = await settle(parseRowsBy(rowWords, offer));
	if ('error' in figures || 'error' in rows) throw whole.error;
	const isSame =
		by.trim() === '' || keyOfRows(await parseRowsBy(by, offer)) === keyOfRows(rows.value);
	if (!isSame) throw whole.error;
	return { figures: figures.value, rows: { ...rows.value, ...firstOf(ranked) } };
}

/** How rows are grouped, with the number of rows in "top 5 campaigns". @throws InvalidInput, Fault */
async function parseRankedRows(by: string, offer: SiteSchema): Promise<RowsBy> {
	const whole = await settle(parseRowsBy(by, offer));
	if ('value' in whole) return whole.value;
	const ranked = withoutRank(by);
	const rows = ranked && (await settle(parseRowsBy(ranked.words, offer)));
	if (rows === undefined || 'error' in rows) throw whole.error;
	return { ...rows.value, ...firstOf(ranked) };
}

function firstOf(ranked: RankedWords | undefined): Pick<RowsBy, 'first'> {
	return ranked?.first === undefined ? {} : { first: ranked.first };
}

function keyOfRows({ dimensions, scale, segmentBy }: RowsBy): string {
	const codes = dimensions.map(({ value }) => value).sort();
	return [...codes, scale, segmentBy].join(' ');
}

/** Names the metrics as their dataset does. */
function named({ metrics, rates }: MetricsAndRates, source: Dataset): MetricsAndRates {
	const nameOf = (code: string) => source.metrics.find(({ value }) => value === code);
	return { rates, metrics: metrics.map((metric) => nameOf(metric.value) ?? metric) };
}

async function sourceOf(
	figures: MetricsAndRates,
	rows: RowsBy,
	only: Filters,
	offer: SiteSchema,
): Promise<Dataset> {
	const fields = neededFields(figures);
	const dimensions = new Set([
		...rows.dimensions.map(({ value }) => value),
		...only.filters.map(({ field }) => field),
	]);
	const hasFigures = has(fields, 'metrics');
	const hasRows = has([...dimensions], 'dimensions');
	const source = await offer.find((one) => hasFigures(one) && hasRows(one), [...dimensions]);
	if (source) return source;
	throw notTogether(figures, rows, only, (await offer.everything()).filter(hasFigures));
}

function has(fields: readonly string[], list: 'metrics' | 'dimensions') {
	return (source: Dataset) =>
		fields.every((field) => source[list].some(({ value }) => value === field));
}

function neededFields({ metrics, rates }: MetricsAndRates): string[] {
	const parts = rates.flatMap(({ numerator, denominator }) => [numerator, denominator]);
	return [...new Set([...metrics.map(({ value }) => value), ...parts])];
}

const SITE_FIELD = 'website_name';

/**
 * Reports that no dataset has these figures and dimensions together, with the dimensions that are
 * available.
 */
function notTogether(
	{ metrics, rates }: MetricsAndRates,
	{ dimensions }: RowsBy,
	{ filters }: Filters,
	sources: readonly Dataset[],
): InvalidInput {
	const figures = [...metrics.map(({ label }) => label), ...rates.map(({ name }) => name)];
	const isBySite =
		dimensions.some(({ value }) => value === SITE_FIELD) ||
		filters.some(({ field }) => field === SITE_FIELD);
	if (isBySite) {
		return new InvalidInput(
			QUESTION_FIELDS.by,
			'An answer is about one site, which is chosen in the tool',
			'Leave the site out, and ask the tool of each site. Account > Get Sites lists the sites',
		);
	}
	const labels = [...new Set([...dimensions, ...filters].map(({ label }) => label))];
	const offered = dedupeChoices(sources.flatMap((source) => source.dimensions)).map(
		({ label }) => label,
	);
	const together = figures.length + labels.length > 2 ? ' together' : '';
	const by = labels.length === 0 ? '' : ` by ${conjunction(labels)}${together}`;
	const advice =
		offered.length > 0
			? `These figures are available by ${disjunction([...new Set(offered)])}`
			: 'Ask for different figures, or for fewer at a time';
	return new InvalidInput(
		QUESTION_FIELDS.by,
		`This site has no report with ${conjunction(figures)}${by}`,
		`${advice}. ${FIND_NAMES}`,
	);
}
