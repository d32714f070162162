import { singleLine } from '../../base/text/truncate';
import type { ChartData } from '../../chart/data';
import type { TargetProgress } from '../progress';
import type { TargetWording } from './targetWording';
import { targetNameText, periodText, valueUnitOf } from './targetWording';
import { exact } from './rounding';
import type { TargetState } from './targetSentence';
import { endingText, onlyText, shortStatus } from './targetSentence';

/**
 * A chart of a target: the figure to date as a line, the prediction interval as a band, and the
 * target.
 */
export function targetChart(
	{ target, progress }: TargetState,
	title: string,
	wording: TargetWording,
): ChartData {
	const { own, formats, words } = wording;
	const { figure, site, days, amount } = target;
	const { course } = progress;
	const ending = progress.daysLeft > 0 ? endingText({ target, progress }, wording) : undefined;
	const statements = [shortStatus({ target, progress }, own), ending ?? []].flat();
	return {
		kind: 'lines',
		title: singleLine(title || own.subject(figure.name, targetNameText(target, wording), site)),
		place: singleLine(
			`${periodText(days, wording)}${onlyText(target, wording)}${words.colon}${statements.join(', ')}`,
		),
		measure: singleLine(figure.name),
		unit: valueUnitOf(target),
		areChanges: false,
		categories: course.map(({ day }) => day),
		label: (day) => formats.moment(day),
		areMoments: true,
		series: seriesOf(course, amount, own.columns),
		isStacked: false,
		note: '',
		empty: words.noRows,
	};
}

/** The figure to date, its forecast with the prediction interval, and the target. */
function seriesOf(
	course: TargetProgress['course'],
	amount: number,
	columns: TargetWording['own']['columns'],
): ChartData['series'] {
	// The forecast line begins at the last point of the figure to date.
	const joint = (index: number) =>
		course[index]?.ahead === undefined && course[index + 1]?.ahead !== undefined
			? (course[index]?.soFar ?? null)
			: null;
	const values = (of: 'expected' | 'low' | 'high') =>
		course.map(({ ahead }, index) => ahead?.[of] ?? joint(index));
	return [
		{
			name: columns.soFar,
			values: course.map(({ soFar }) => (typeof soFar === 'number' ? exact(soFar) : null)),
		},
		{
			name: columns.forecast,
			values: values('expected'),
			band: { low: values('low'), high: values('high') },
		},
		{ name: columns.target, values: course.map(() => amount), isQuiet: true, isLevel: true },
	];
}
