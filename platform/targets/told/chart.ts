import { asLine } from '../../client/values/line';
import type { ChartData } from '../../chart/data';
import type { TargetWording } from './figures';
import { nameOf, periodText, unitOf } from './figures';
import { exact } from './rounding';
import type { TargetState } from './sentence';
import { endingText } from './sentence';

/** A chart of a target: so far as a line that climbs, what is expected as a band, and the target. */
export function targetChart(
	{ target, progress }: TargetState,
	title: string,
	wording: TargetWording,
): ChartData {
	const { own, formats, words } = wording;
	const { figure, site, days, amount } = target;
	const { course } = progress;
	const { columns } = own;
	// What is expected goes on where so far ends.
	const joint = (index: number) =>
		course[index]?.ahead === undefined && course[index + 1]?.ahead !== undefined
			? (course[index]?.soFar ?? null)
			: null;
	const ahead = (index: number, of: 'expected' | 'low' | 'high') =>
		course[index]?.ahead?.[of] ?? joint(index);
	const values = (of: 'expected' | 'low' | 'high') => course.map((_, index) => ahead(index, of));
	const ending = progress.daysLeft > 0 ? endingText({ target, progress }, wording) : undefined;
	const told = [own.statuses[progress.status], ending ?? []].flat();
	return {
		kind: 'lines',
		title: asLine(title || own.subject(figure.name, nameOf(target, wording), site)),
		place: asLine(`${periodText(days, wording)}${words.colon}${told.join(', ')}`),
		measure: asLine(figure.name),
		unit: unitOf(target),
		areChanges: false,
		categories: course.map(({ day }) => day),
		label: (day) => formats.moment(day),
		areMoments: true,
		series: [
			{
				name: columns.soFar,
				values: course.map(({ soFar }) =>
					soFar === undefined || soFar === null ? null : exact(soFar),
				),
			},
			{
				name: columns.forecast,
				values: values('expected'),
				band: { low: values('low'), high: values('high') },
			},
			{ name: columns.target, values: course.map(() => amount), isQuiet: true, isLevel: true },
		],
		isStacked: false,
		note: '',
		empty: words.noRows,
	};
}
