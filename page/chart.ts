import { make, table } from './dom';
import type { CheckFacts, MetricFacts } from './protocol';
import { date, figure } from './words';

const SVG = 'http://www.w3.org/2000/svg';

/** What each day would hold: a chart of one metric, and all of them as a table. */
export function daysOf({ dates, metrics }: CheckFacts): HTMLElement {
	const select = make(
		'select',
		{},
		...metrics.map(({ label }, index) => make('option', { value: String(index) }, label)),
	);
	const chart = make('figure');
	const draw = () => {
		const metric = metrics[Number(select.value)];
		if (metric) chart.replaceChildren(bars(dates, metric));
	};
	select.addEventListener('change', draw);
	draw();
	const isAbout = dates.length > 1 && metrics.some(({ isAmount }) => isAmount);
	const header = ['Day', ...metrics.map(({ label }) => label)];
	const shown = dates.slice(0, MOST_SHOWN);
	const rows = shown.map((one, at) => [
		date(one),
		...metrics.map((metric) => figure(valueOn(metric, at), metric.isAmount)),
	]);
	return make(
		'div',
		{},
		make('h3', {}, 'What each day would hold'),
		make('label', { class: 'choice' }, 'Shown in the chart', select),
		chart,
		table(
			'Figures of each day',
			header.map((text, at) => ({ text, isNumber: at > 0 })),
			rows,
		),
		...(isAbout ? [make('p', { class: 'soft' }, ABOUT)] : []),
		...(dates.length > MOST_SHOWN ? [make('p', { class: 'soft' }, moreThan(dates))] : []),
	);
}

const ABOUT =
	'Amounts of a day are about what the platform will hold: it does not say whether it spreads cents or whole units.';

// A date that is still being typed can make a period of centuries.
const MOST_SHOWN = 400;

function moreThan(dates: readonly string[]): string {
	return `The first ${MOST_SHOWN} days are shown. The others, up to ${date(dates.at(-1) ?? '')}, hold what the last of these holds.`;
}

/** One value over several days is spread, with the remainder on the first day. */
function valueOn({ firstDay, otherDays }: MetricFacts, day: number): number {
	return day === 0 ? firstDay : otherDays;
}

function bars(dates: readonly string[], metric: MetricFacts): SVGElement {
	const highest = Math.max(metric.firstDay, metric.otherDays, 1);
	const shown = dates.slice(0, MOST_SHOWN);
	const width = 100 / shown.length;
	const chart = document.createElementNS(SVG, 'svg');
	const words = `${metric.label} from ${date(shown[0] ?? '')} to ${date(shown.at(-1) ?? '')}`;
	const settings = { viewBox: '0 0 100 40', preserveAspectRatio: 'none', role: 'img' };
	for (const [name, value] of Object.entries({ ...settings, 'aria-label': words })) {
		chart.setAttribute(name, value);
	}
	for (const at of shown.keys()) {
		const height = (38 * valueOn(metric, at)) / highest;
		const bar = document.createElementNS(SVG, 'rect');
		const place = { x: (at + 0.1) * width, y: 40 - height, width: width * 0.8, height };
		for (const [name, value] of Object.entries(place)) bar.setAttribute(name, value.toFixed(3));
		chart.append(bar);
	}
	return chart;
}
