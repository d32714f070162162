import { InvalidInput } from '../base/invalidInput';
import { shortName } from '../base/text/truncate';
import type { Choice } from '../http/choices';
import type { RowFilter } from '../reports/transform/rowFilter';
import { dateTimeOfIso } from '../base/dates/isoDate';
import type { Days } from '../base/dates/namedPeriods';
import { unitOfPeriod } from '../base/dates/namedPeriods';
import { wholeUnits } from './dates/dateWords';
import type { Connection } from '../http/connection/connection';
import { requireMatch } from '../lookup/lookupErrors';
import { parsePeriod } from './dates/parsePeriod';
import { isEverything, parseFilters } from './filters/parseFilters';
import { QUESTION_FIELDS } from './questionFields';
import { parseFigures } from './parseTerms';
import { SUMMARY, SiteSchema } from './siteSchema';
import { channelLexicon } from './vocabulary';
import { readBoundedAmount } from '../targets/boundedAmount';
import type { TargetInput } from '../targets/targetInput';
import { readTargetPeriod } from '../targets/targetPeriod';

/** A target that an agent asks for, in its own words. */
export interface ModelTarget {
	readonly metric: string;
	readonly amount: string;
	readonly period: string;
	readonly name: string;
	/** Which rows the figures are of. */
	readonly only: string;
}

/** What is known of the site. */
interface ModelTargetSite {
	readonly platform: Connection;
	readonly site: string;
	readonly dimension: string;
	/** The kind of report that the figures are of. */
	readonly kind: string;
	/** YYYY-MM-DD. */
	readonly today: string;
}

/** The target that an agent asks for, and which rows its figures are of. */
interface ResolvedModelTarget {
	readonly target: TargetInput;
	readonly filters: readonly RowFilter[];
	/** Codes of devices and attribution rules; empty for all. */
	readonly devices: readonly number[];
	readonly attributionRules: readonly number[];
}

/** Resolves the words of an agent, by the vocabulary of Ask for Figures. @throws InvalidInput, Fault */
export async function resolveModelTarget(
	{ metric, amount, period, name, only }: ModelTarget,
	{ platform, site, kind, dimension, today }: ModelTargetSite,
): Promise<ResolvedModelTarget> {
	const schema = new SiteSchema(platform, site);
	const target = {
		...readBoundedAmount(amount),
		figure: await figureOf(metric, schema),
		name: nameOf(name, dimension),
		period: periodOf(period || 'this month', today),
	};
	const { filters, devices, rules } = await parseFilters(only, schema, platform);
	if (kind === SUMMARY) await checkFields(filters, schema);
	return { target, filters, devices: codesOf(devices), attributionRules: codesOf(rules) };
}

function codesOf(choices: readonly Choice[]): number[] {
	return choices.map(({ value }) => Number(value));
}

/** Targets take their figures from the summary, which does not have all dimensions. @throws InvalidInput */
async function checkFields(filters: readonly RowFilter[], schema: SiteSchema): Promise<void> {
	const { dimensions } = await schema.first();
	const isThere = ({ field }: RowFilter) => dimensions.some(({ value }) => value === field);
	const missing = filters.find((filter) => !isThere(filter));
	if (missing === undefined) return;
	throw new InvalidInput(
		QUESTION_FIELDS.only,
		`The figures of targets cannot be filtered by ${shortName(missing.label)}`,
		'Filter by channels or devices, or ask for the figures instead of a target',
	);
}

/** The code of the metric, or the name of the rate, as a question may call it. @throws InvalidInput, Fault */
async function figureOf(metric: string, schema: SiteSchema): Promise<string> {
	const field = 'Metric';
	const { metrics, rates } = await parseFigures(metric, schema, field);
	const codes = [...metrics.map(({ value }) => value), ...rates.map((rate) => rate.name)];
	const [code = metric, second] = codes;
	if (second === undefined) return code;
	throw new InvalidInput(
		field,
		`${field} contains ${codes.length} metrics`,
		'Ask for one metric at a time',
	);
}

const CHANNEL = 'media_key';

/** The code of a channel; a value of any other dimension is left as it is. @throws InvalidInput */
function nameOf(name: string, dimension: string): string {
	if (isEverything(name) || /^(?:the )?(?:whole |entire )?site$/i.test(name)) return '';
	if (dimension !== CHANNEL) return name;
	const found = channelLexicon.find(name);
	return found.is === 'unknown' ? name : requireMatch(found, name, 'Name', 'channel').code;
}

/**
 * The days that an agent means: a month or quarter without a year is the latest that has begun, and
 * a period that is over may be named as in a question.
 *
 * @param today YYYY-MM-DD
 * @throws InvalidInput
 */
function periodOf(text: string, today: string): Days {
	const year = Number(today.slice(0, 4));
	const written = [text, `${text} ${year}`, `${text} ${year - 1}`];
	for (const one of written) {
		const days = startedDaysIn(one, today);
		if (days) return days;
	}
	const found = parsePeriod(text, today);
	if (found.is === 'found') {
		const { days, name } = found.period;
		const unitPeriod = name && unitOfPeriod(name);
		// In a question, this month ends today; as a target, it ends with the month.
		if (unitPeriod?.isOver === false) {
			return wholeUnits(dateTimeOfIso(days.from), unitPeriod.unit);
		}
		if (days.to < today) return days;
	}
	return readTargetPeriod(text, today);
}

function startedDaysIn(text: string, today: string): Days | undefined {
	try {
		return readTargetPeriod(text, today);
	} catch {
		// The caller reads the text itself in the end, and reports what is wrong with it.
		return undefined;
	}
}
