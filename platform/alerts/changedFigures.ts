import type { ReportFigures } from './expectation/figureSeries';
import type { AlertWindow } from './rule/alertWindow';

/**
 * The figures of a report with the evaluated ones changed by a percentage, which is negative for a
 * decrease. Of a rate only the numerator changes.
 */
export function changedFigures(
	figures: ReportFigures,
	{ days }: AlertWindow,
	percent: number,
): ReportFigures {
	if (percent === 0) return figures;
	const isCount = figures.areCounts[0] === true;
	const changed = (figure: number) => {
		const result = figure * (1 + percent / 100);
		return isCount ? Math.round(result) : result;
	};
	const series = figures.series.map((one) => ({
		...one,
		moments: one.moments.map((moment) => {
			const [first = null, ...others] = moment.figures;
			if (!days.includes(moment.day) || first === null) return moment;
			return { ...moment, figures: [changed(first), ...others] };
		}),
	}));
	return { ...figures, series };
}
