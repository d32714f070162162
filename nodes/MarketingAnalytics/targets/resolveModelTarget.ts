import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Days } from '../../../platform/base/dates/namedPeriods';
import type { Connection } from '../../../platform/http/connection/connection';
import { requireMatch } from '../../../platform/lookup/lookupErrors';
import { parsePeriod } from '../../../platform/questions/dates/parsePeriod';
import { isEverything } from '../../../platform/questions/filters/parseFilters';
import { parseFigures } from '../../../platform/questions/parseTerms';
import { SiteSchema } from '../../../platform/questions/siteSchema';
import { channelLexicon } from '../../../platform/questions/vocabulary';
import { readBoundedAmount } from '../../../platform/targets/boundedAmount';
import type { TargetInput } from '../../../platform/targets/targetInput';
import { readTargetPeriod } from '../../../platform/targets/targetPeriod';
import type { ModelTarget } from './modelTarget';

/** What is known of the site. */
interface ModelTargetSite {
	readonly platform: Connection;
	readonly site: string;
	readonly dimension: string;
	/** YYYY-MM-DD. */
	readonly today: string;
}

/** Resolves the words of an agent, by the vocabulary of Ask for Figures. @throws InvalidInput, Fault */
export async function resolveModelTarget(
	{ metric, amount, period, name }: ModelTarget,
	{ platform, site, dimension, today }: ModelTargetSite,
): Promise<TargetInput> {
	const schema = new SiteSchema(platform, site);
	return {
		...readBoundedAmount(amount),
		figure: await figureOf(metric, schema),
		name: nameOf(name, dimension),
		period: periodOf(period || 'this month', today),
	};
}

/** The code of the metric, or the name of the rate, as a question may call it. @throws InvalidInput, Fault */
async function figureOf(metric: string, schema: SiteSchema): Promise<string> {
	const field = 'Metric';
	const { metrics, rates } = await parseFigures(metric, schema, field);
	const codes = [...metrics.map(({ value }) => value), ...rates.map((rate) => rate.name)];
	const [code = metric, second] = codes;
	if (second === undefined) return code;
	throw new InvalidInput(field, `${field} has ${codes.length} metrics`, 'Ask for one at a time');
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
	if (found.is === 'found' && found.period.days.to < today) return found.period.days;
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
