import type { ImportTargetName } from '../platform/imports/rules/importKinds';
import type { Bar } from './barChart';
import { barChart } from './barChart';
import { cards, make } from './dom';
import { formats, texts } from './pageTexts';
import type { CheckFacts, MetricFacts, PeriodFacts } from './protocol';
import { readable } from './readable';

/** The last choice of metric and view, which is kept for the next check. */
const chosen: { metric: ImportTargetName | undefined; by: 'row' | 'day' } = {
	metric: undefined,
	by: 'row',
};

/** Shows the sums: a chart of one metric, and a table of all. */
export function figuresOf(checked: CheckFacts): HTMLElement {
	const { period, metrics } = checked;
	const place = make('div');
	const metric = choiceOf(
		'metric',
		texts.rows.metric,
		metrics.map(({ name }) => [name, texts.target(name)] as const),
		chosen.metric,
	);
	const by = choiceOf(
		'by',
		texts.rows.by,
		[
			['row', texts.rows.byRow],
			['day', texts.rows.byDay],
		],
		chosen.by,
	);
	const redraw = () => {
		const facts = metrics[metric.list.selectedIndex];
		if (!facts) return;
		chosen.metric = facts.name;
		chosen.by = by.list.value === 'day' ? 'day' : 'row';
		by.label.hidden = !differsByDay(facts, checked);
		const isByDay = chosen.by === 'day' && !by.label.hidden;
		place.replaceChildren(isByDay ? chartOfDays(facts, period) : chartOfRows(facts, checked));
	};
	for (const { list } of [metric, by]) list.addEventListener('change', redraw);
	redraw();
	return make(
		'div',
		{},
		make('h3', {}, texts.rows.title),
		make('div', { class: 'fields' }, metric.label, by.label),
		place,
		tableOf(metrics, period, checked.isByDay),
		notesBelow(checked).map((text) => make('p', { class: 'soft' }, text)),
	);
}

/** Whether a chart of a metric by day would show anything: equal days are no chart. */
function differsByDay(
	{ firstDay, otherDays, byDay }: MetricFacts,
	{ isByDay, period }: CheckFacts,
): boolean {
	if (period.days === 1) return false;
	return isByDay ? !byDay.includes(undefined) : firstDay !== otherDays;
}

function notesBelow({ isByDay, period, metrics }: CheckFacts): string[] {
	const hidden = isByDay ? period.days - period.dates.length : 0;
	const open = metrics.find(({ total }) => total === undefined);
	const isAbout = !isByDay && period.days > 1 && metrics.some(({ isAmount }) => isAmount);
	return [
		...(hidden > 0 ? [texts.rows.hiddenDays(hidden)] : []),
		...(open ? [texts.rows.noSum(texts.target(open.name))] : []),
		...(isAbout ? [texts.rows.about] : []),
	];
}

function choiceOf(
	id: string,
	title: string,
	choices: ReadonlyArray<readonly [value: string, text: string]>,
	value: string | undefined,
) {
	const list = make(
		'select',
		{ name: id },
		choices.map(([name, text]) => make('option', { value: name }, text)),
	);
	if (choices.some(([name]) => name === value)) list.value = value ?? '';
	return { list, label: make('label', {}, title, list) };
}

function chartOfRows(
	{ name, isAmount, highest }: MetricFacts,
	{ columns, distinct, isByDay }: CheckFacts,
): HTMLElement {
	const bars = highest.map(({ names, value }): Bar => {
		// The day of a row follows its names.
		const end = isByDay ? names.length - 1 : names.length;
		const days = names.slice(end).map(formats.date);
		// A row begins with its names, followed by its figures.
		const words = names.slice(0, end).map((one, at) => readable(one, columns[at]?.name));
		const context = [...words.slice(0, -1), ...days].join(' · ');
		return { name: words.at(-1) ?? '', context, value };
	});
	const others = distinct - bars.length;
	const title = texts.rows.chart(texts.target(name), bars.length, distinct);
	const more = others > 0 ? `+ ${texts.rows.others(others)}` : '';
	return barChart(title, bars, isAmount, more);
}

// Longer charts are hard to read.
const MOST_DAYS = 14;

function chartOfDays({ name, isAmount, ...facts }: MetricFacts, period: PeriodFacts): HTMLElement {
	const title = texts.rows.chartOfDays(texts.target(name));
	const { dates, days, last } = period;
	const { byDay, firstDay = 0, otherDays = 0 } = facts;
	const [first = '', second = ''] = dates;
	const bar = (label: string, value: number): Bar => ({ name: label, context: '', value });
	if (byDay.length > 0) {
		const bars = dates.map((date, at) => bar(formats.date(date), byDay[at] ?? 0));
		const hidden = days - dates.length;
		return barChart(title, bars, isAmount, hidden > 0 ? texts.rows.hiddenDays(hidden) : '');
	}
	const bars =
		days > MOST_DAYS
			? [bar(formats.date(first), firstDay), bar(texts.rows.each(second, last), otherDays)]
			: dates.map((date, at) => bar(formats.date(date), at === 0 ? firstDay : otherDays));
	return barChart(title, bars, isAmount, '');
}

const NO_SUM = '–';

function tableOf(
	metrics: readonly MetricFacts[],
	{ dates, days, last }: PeriodFacts,
	isWholeFile: boolean,
): HTMLElement {
	const [first = '', second = ''] = dates;
	const row = (label: string, valueOf: (metric: MetricFacts) => number | undefined) => [
		label,
		...metrics.map((metric) => {
			const value = valueOf(metric);
			return value === undefined ? NO_SUM : formats.figure(value, metric.isAmount);
		}),
	];
	const ofFirst = ({ firstDay }: MetricFacts) => firstDay;
	const ofOthers = ({ otherDays }: MetricFacts) => otherDays;
	const isEven = metrics.every((metric) => ofFirst(metric) === ofOthers(metric));
	const byDay = () =>
		isEven
			? [row(texts.rows.each(first, last), ofFirst)]
			: [
					row(formats.date(first), ofFirst),
					row(days === 2 ? formats.date(second) : texts.rows.each(second, last), ofOthers),
				];
	const eachDay = () =>
		dates.map((date, place) => row(formats.date(date), ({ byDay }) => byDay[place]));
	const all = row(texts.rows.total, ({ total }) => total);
	const ofRows = () => (days === 1 ? [row(formats.date(first), ofFirst)] : [...byDay(), all]);
	const rows = isWholeFile ? [...eachDay(), all] : ofRows();
	const header = [texts.rows.day, ...metrics.map(({ name }) => texts.target(name))];
	return cards(
		texts.rows.table,
		header.map((text, at) => ({ text, isNumber: at > 0 })),
		rows,
	);
}
