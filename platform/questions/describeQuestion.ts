import type { Days } from '../base/dates/namedPeriods';
import { countDays, daysInWords } from '../base/dates/namedPeriods';
import { disjunction, shortName, withRest } from '../base/text/truncate';
import { SCALE_WORDS } from './names/dimensionWords';
import type { Question } from './questionFields';
import type { RowFilter } from '../reports/transform/rowFilter';

/**
 * Describes the answered question in one line: "Sales (scartvalid) by Channel, 2026-11-16 to
 * 2026-11-22".
 */
export function describeQuestion(
	question: Question,
	valuesOf: (filter: RowFilter) => readonly string[],
): string {
	const { days, before, source } = question;
	const by = rowsBy(question);
	const compared = before ? [comparison(question, before)] : [];
	const only = onlyOf(question, valuesOf);
	const from = source.label === '' ? [] : [`from the report ${shortName(source.label)}`];
	const what = `${figures(question)}${by === '' ? '' : ` by ${by}`}`;
	return [what, ...daysOf(days), ...compared, ...only, ...from].join(', ');
}

/** The comparison period, with what makes the two periods unequal. */
function comparison({ days, isDayForDay, endsToday }: Question, before: Days): string {
	const [now, then] = [countDays(days), countDays(before)];
	const remarks = [
		...(isDayForDay ? ['the same days up to today, which is not complete'] : []),
		...(now === then ? [] : [`unequal: ${now} ${now === 1 ? 'day' : 'days'} against ${then}`]),
		...(endsToday && !isDayForDay ? ['today is not complete'] : []),
	];
	const text = `compared with ${daysInWords(before)}`;
	return remarks.length === 0 ? text : `${text} (${remarks.join('; ')})`;
}

function daysOf(days: Days): string[] {
	return [daysInWords(days)];
}

function figures({ metrics, rates, source }: Question): string {
	const labelOf = (field: string) =>
		source.metrics.find(({ value }) => value === field)?.label ?? field;
	const all = [
		...metrics.map(({ value, label }) =>
			value === label ? shortName(label) : `${shortName(label)} (${shortName(value)})`,
		),
		...rates.map(
			({ name, numerator, denominator }) =>
				`${name} (${shortName(labelOf(numerator))} / ${shortName(labelOf(denominator))})`,
		),
	];
	return withRest(all).join(', ');
}

function rowsBy({ dimensions, scale, segmentBy }: Question): string {
	return [
		...dimensions.map(({ label }) => shortName(label)),
		...(segmentBy === undefined ? [] : [segmentBy === 'device' ? 'Device' : 'Attribution rule']),
		...(scale === undefined ? [] : [SCALE_WORDS[scale].label]),
	].join(', ');
}

function onlyOf(
	{ devices, rules, filters }: Question,
	valuesOf: (filter: RowFilter) => readonly string[],
): string[] {
	const parts = [
		...filters.map((filter) => {
			const values = valuesOf(filter);
			const is = filter.isNot ? 'is not' : 'is';
			return `${shortName(filter.label)} ${is} ${disjunction(withRest(values, values.length, MOST))}`;
		}),
		...(devices.length > 0 ? [`Device is ${disjunction(devices.map(({ label }) => label))}`] : []),
		...(rules.length > 0
			? [`Attribution rule is ${disjunction(rules.map(({ label }) => label))}`]
			: []),
	];
	return parts.length === 0 ? [] : [`only where ${parts.join(' and ')}`];
}

const MOST = 10;
