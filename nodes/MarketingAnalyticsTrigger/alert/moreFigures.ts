import { InvalidInput } from '../../../platform/base/invalidInput';
import type { AlertFigure } from '../../../platform/alerts/rule/alertRule';
import { figureKeyOf } from '../../../platform/alerts/rule/alertRule';
import { READY_RATES } from '../../../platform/reports/transform/readyRates';
import { describePicker } from '../../shared/form/describe';
import type { Setting, SettingChoice } from '../../shared/form/settings';
import { choiceSetting } from '../../shared/form/settings';
import { columnIn, rowsIn } from '../../shared/report/form/columnRows';
import { READY_CHOICES } from '../../shared/report/form/ratesSetting';
import type { ReadyRate } from '../../../platform/reports/transform/readyRates';
import { TRACKING } from './figure';

const CHOICES: ReadonlyArray<SettingChoice<ReadyRate | 'metric'>> = [
	...READY_CHOICES,
	{ name: 'Metric', value: 'metric', description: 'A metric that you choose from the list' },
];

const kind = choiceSetting<ReadyRate | 'metric'>(
	{ displayName: 'Watch', name: 'figure', description: 'A metric, or a rate of two metrics' },
	[...CHOICES].sort((a, b) => a.name.localeCompare(b.name)),
	'metric',
);

const metric = {
	...describePicker({
		name: 'metric',
		label: 'Metric',
		list: 'metrics',
		description: 'What to watch',
		choose: 'Choose a metric...',
		placeholder: 'e.g. scartvalid',
	}),
	displayOptions: { show: { figure: ['metric'] } },
};

/** Figures that the same trigger monitors as well, from the same report. */
export const moreFigures: Setting<readonly AlertFigure[]> = {
	property: {
		displayName: 'Further Figures',
		name: 'moreFigures',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Figure',
		default: {},
		description: 'More figures to watch, with the same settings and from the same report',
		displayOptions: { hide: { '/figure': [...TRACKING] } },
		options: [{ displayName: 'Figure', name: 'row', values: [kind.property, metric] }],
	},
	parse: (entered, zone) =>
		rowsIn(entered, 'row').map((row): AlertFigure => {
			const chosen = kind.parse(row.figure, zone) ?? 'metric';
			if (chosen !== 'metric') return READY_RATES[chosen];
			const { field, listed } = columnIn(row.metric);
			if (field !== '') return { name: listed || field, numerator: field, as: 'number' };
			throw new InvalidInput(
				'Further Figures',
				'A row of Further Figures has no metric',
				'Choose a metric from the list, or remove the row',
			);
		}),
};

/** All figures of a trigger, each once. @throws InvalidInput if they cannot be compared with the same value */
export function allFigures(
	first: AlertFigure,
	more: readonly AlertFigure[],
	isBound: boolean,
): readonly [AlertFigure, ...AlertFigure[]] {
	if (isBound && more.length > 0) {
		throw new InvalidInput(
			'Further Figures',
			'Further Figures cannot be used with Fixed Value, because all figures would be compared with the same value',
			'Choose something else under Compared With, or use a separate trigger for each figure',
		);
	}
	const others = new Map(more.map((figure) => [figureKeyOf(figure), figure]));
	others.delete(figureKeyOf(first));
	return [first, ...others.values()];
}
