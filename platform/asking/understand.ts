import { InvalidInput } from '../client/faults';
import type { Connection } from '../client/connection';
import type { Days } from '../client/values/periods';
import { shortName, withRest } from '../client/values/truncate';
import { findComparison } from '../words/comparison';
import { findPeriod } from '../words/period';
import { either, FIND_NAMES, refuseComparison, refusePeriod } from '../words/refusals';
import type { Offer, Source } from './offer';
import { readOnly } from './only';
import type { AskedInWords, Only, Question, RowsBy } from './question';
import { FIELDS } from './question';
import type { Figures } from './terms';
import { once, readFigures, readRowsBy } from './terms';

/** The days that are asked for, and those to compare them with. */
export interface AskedDays {
	readonly days: Days;
	readonly before?: Days | undefined;
}

const USUAL = 'last 7 days';

/** Finds the days that words mean. @param today the day that it is for the site @throws InvalidInput */
export function readDays(
	{ when, compareWith }: Pick<AskedInWords, 'when' | 'compareWith'>,
	today: string,
): AskedDays {
	const words = when.trim() === '' ? USUAL : when;
	const found = findPeriod(words, today);
	if (found.is !== 'found') refusePeriod(FIELDS.when, words, found);
	const { period } = found;
	const compared = findComparison(compareWith, period, today);
	if (compared.is === 'nothing') return { days: period.days };
	if (compared.is !== 'found') refuseComparison(FIELDS.compareWith, compareWith, compared);
	return { days: period.days, before: compared.days };
}

/** Finds out what is asked for, in the platform's codes. @throws InvalidInput, Fault */
export async function understand(
	asked: AskedInWords,
	offer: Offer,
	platform: Connection,
	today: string,
): Promise<Question> {
	const days = readDays(asked, today);
	const figures = await readFigures(asked.figures, offer);
	const rows = await readRowsBy(asked.by, offer);
	const only = await readOnly(asked.only, offer, platform);
	const source = await sourceOf(figures, rows, only, offer);
	return { ...days, ...rows, ...only, ...named(figures, source), source };
}

/** The figures by the names of where they come from. */
function named({ metrics, rates }: Figures, source: Source): Figures {
	const nameOf = (code: string) => source.metrics.find(({ value }) => value === code);
	return { rates, metrics: metrics.map((metric) => nameOf(metric.value) ?? metric) };
}

async function sourceOf(figures: Figures, rows: RowsBy, only: Only, offer: Offer): Promise<Source> {
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
	return (source: Source) =>
		fields.every((field) => source[list].some(({ value }) => value === field));
}

function neededFields({ metrics, rates }: Figures): string[] {
	const parts = rates.flatMap(({ numerator, denominator }) => [numerator, denominator]);
	return [...new Set([...metrics.map(({ value }) => value), ...parts])];
}

function both(names: readonly string[]): string {
	return withRest(names.map(shortName)).join(' and ');
}

/** Says by what the figures can be had, if by anything. */
function notTogether(
	{ metrics, rates }: Figures,
	{ dimensions }: RowsBy,
	{ filters }: Only,
	sources: readonly Source[],
): InvalidInput {
	const figures = [...metrics.map(({ label }) => label), ...rates.map(({ name }) => name)];
	const wanted = [...new Set([...dimensions, ...filters].map(({ label }) => label))];
	const offered = once(sources.flatMap((source) => source.dimensions)).map(({ label }) => label);
	const by = wanted.length === 0 ? '' : ` by ${both(wanted)} together`;
	const advice =
		offered.length > 0
			? `These figures can be had by ${either([...new Set(offered)])}`
			: 'Ask for fewer figures at once';
	return new InvalidInput(
		FIELDS.by,
		`This site has no report with ${both(figures)}${by}`,
		`${advice}. ${FIND_NAMES}`,
	);
}
