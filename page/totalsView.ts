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
		// A chart of equal days would show nothing.
		const isEven = !checked.isByDay && facts.firstDay === facts.otherDays;
		by.label.hidden = isEven || period.days === 1;
		const isByDay = chosen.by === 'day' && !by.label.hidden;
		place.replaceChildren(isByDay ? chartOfDays(facts, period) : chartOfRows(facts, checked));
	};
	for (const { list } of [metric, by]) list.addEventListener('change', redraw);
	redraw();
	const isAbout = !checked.isByDay && period.days > 1 && metrics.some(({ isAmount }) => isAmount);
	return make(
		'div',
		{},
		make('h3', {}, texts.rows.title),
		make('div', { class: 'fields' }, metric.label, by.label),
		place,
		tableOf(metrics, period, checked.isByDay),
		...(isAbout ? [make('p', { class: 'soft' }, texts.rows.about)] : []),
	);
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
	{ columns, distinct }: CheckFacts,
): HTMLElement {
	const bars = highest.map(({ names, value }): Bar => {
		// A row begins with its names, followed by its figures.
		const words = names.map((one, at) => readable(one, columns[at]?.name));
		return { name: words.at(-1) ?? '', context: words.slice(0, -1).join(' · '), value };
	});
	const others = distinct - bars.length;
	const title = texts.rows.chart(texts.target(name), bars.length, distinct);
	const more = others > 0 ? `+ ${texts.rows.others(others)}` : '';
	return barChart(title, bars, isAmount, more);
}

// Longer charts are hard to read, and all days but the first are equal.
const MOST_DAYS = 14;

function chartOfDays({ name, isAmount, ...facts }: MetricFacts, period: PeriodFacts): HTMLElement {
	const title = texts.rows.chartOfDays(texts.target(name));
	const { byDay } = facts;
	const bars = daysOf(period).map(({ label, isFirst }, at): Bar => {
		if (byDay.length > 0) return { name: label, context: '', value: byDay[at] ?? 0 };
		return { name: label, context: '', value: isFirst ? facts.firstDay : facts.otherDays };
	});
	return barChart(title, bars, isAmount, '');
}

function daysOf({ dates, days, last }: PeriodFacts) {
	const [first = '', second = ''] = dates;
	const all = dates.slice(0, MOST_DAYS).map((day) => formats.date(day));
	const shown = days > MOST_DAYS ? [formats.date(first), texts.rows.each(second, last)] : all;
	return shown.map((label, at) => ({ label, isFirst: at === 0 }));
}

function tableOf(
	metrics: readonly MetricFacts[],
	{ dates, days, last }: PeriodFacts,
	isWholeFile: boolean,
): HTMLElement {
	const [first = '', second = ''] = dates;
	const row = (label: string, valueOf: (metric: MetricFacts) => number) => [
		label,
		...metrics.map((metric) => formats.figure(valueOf(metric), metric.isAmount)),
	];
	const total = ({ firstDay, otherDays, isAmount }: MetricFacts) =>
		isWholeFile
			? firstDay
			: isAmount
				? Math.round(100 * firstDay + 100 * otherDays * (days - 1)) / 100
				: firstDay + otherDays * (days - 1);
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
		dates.map((date, place) => row(formats.date(date), ({ byDay }) => byDay[place] ?? 0));
	const rows = isWholeFile
		? [...eachDay(), row(texts.rows.total, total)]
		: days === 1
			? [row(formats.date(first), ofFirst)]
			: [...byDay(), row(texts.rows.total, total)];
	const header = [texts.rows.day, ...metrics.map(({ name }) => texts.target(name))];
	return cards(
		texts.rows.table,
		header.map((text, at) => ({ text, isNumber: at > 0 })),
		rows,
	);
}
