import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import type { AlertFigure } from '../../../platform/alerts/rule/alertRule';
import type { ReadyRate } from '../../../platform/reports/transform/readyRates';
import { READY_RATES } from '../../../platform/reports/transform/readyRates';
import { describePicker } from '../../shared/form/describe';
import type { Parameters } from '../../shared/form/parameters';
import type { SettingChoice, Setting } from '../../shared/form/settings';
import { read } from '../../shared/form/readSetting';
import { choiceSetting, filled } from '../../shared/form/settings';
import { listedName, valueIn } from '../../shared/report/form/columnRows';
import { CUSTOM_RATE, READY_CHOICES, shownAs } from '../../shared/report/form/ratesSetting';
import { rowsWhere } from '../../shared/report/form/rowsWhere';

/** The conversions whose tracking can be monitored. */
const TRACKED = {
	leadTracking: { name: 'Leads', numerator: 'estimatevalid', denominator: 'visit', as: 'number' },
	saleTracking: { name: 'Sales', numerator: 'scartvalid', denominator: 'visit', as: 'number' },
} as const satisfies Record<string, AlertFigure>;

type Tracked = keyof typeof TRACKED;

/** The choices of Watch that need no further settings. */
export const TRACKING: readonly string[] = Object.keys(TRACKED);

type Watched = ReadyRate | Tracked | 'metric' | typeof CUSTOM_RATE.value;

const CHOICES: ReadonlyArray<SettingChoice<Watched>> = [
	...READY_CHOICES,
	{
		name: 'Lead Tracking Broken',
		value: 'leadTracking',
		description: 'Leads stop or halve within hours, while visits are as expected',
	},
	{
		name: 'Sales Tracking Broken',
		value: 'saleTracking',
		description: 'Sales stop or halve within hours, while visits are as expected',
	},
	{ name: 'Metric', value: 'metric', description: 'A metric that you choose from the list' },
	CUSTOM_RATE,
];

const watched = filled(
	choiceSetting<Watched>(
		{
			displayName: 'Watch',
			name: 'figure',
			noDataExpression: true,
			description: 'A metric, a rate of two metrics, or whether tracking is broken',
		},
		[...CHOICES].sort((a, b) => a.name.localeCompare(b.name)),
		'metric',
	),
);

interface Metric {
	readonly field: string;
	readonly name: string;
}

/** A metric with its name from the list. */
function metricPicker(property: INodeProperties): Setting<Metric> {
	return {
		property,
		parse: (entered) => {
			const field = valueIn(entered ?? property.default) ?? '';
			if (field === '') {
				const { displayName } = property;
				const advice = 'Choose a metric from the list, or type its name';
				throw new InvalidInput(displayName, `${displayName} is empty`, advice);
			}
			return { field, name: listedName(entered ?? property.default) || field };
		},
	};
}

const VISITS = { __rl: true, mode: 'list', value: 'visit', cachedResultName: 'Visits' };

const metric = metricPicker({
	...describePicker({
		name: 'metric',
		label: 'Metric',
		list: 'metrics',
		description: 'The metric to watch; for a rate, its numerator',
		choose: 'Choose a metric...',
		placeholder: 'e.g. visit',
	}),
	default: VISITS,
	displayOptions: { show: { figure: ['metric', 'ownRate'] } },
});

const OWN_RATE = { displayOptions: { show: { figure: ['ownRate'] } } };

const denominator = metricPicker({
	...describePicker({
		name: 'denominator',
		label: 'Divided By',
		list: 'metrics',
		description: 'The metric to divide by',
		choose: 'Choose a metric...',
		placeholder: 'e.g. visit',
	}),
	...OWN_RATE,
});

/** The fields for the monitored metric. */
export const figureFields: readonly INodeProperties[] = [
	watched.property,
	metric.property,
	denominator.property,
	{ ...shownAs.property, ...OWN_RATE },
];

/** Which rows the figures of an alert are of. */
export const alertRows: typeof rowsWhere = {
	...rowsWhere,
	property: { ...rowsWhere.property, displayOptions: { hide: { '/figure': [...TRACKING] } } },
};

/** Whether the tracking is monitored. @throws InvalidInput */
export function watchesTracking(form: Parameters): boolean {
	return isTracked(read(form, watched, 0));
}

function isTracked(chosen: Watched): chosen is Tracked {
	return chosen in TRACKED;
}

/** Reads the monitored metric. @throws InvalidInput */
export function readFigure(form: Parameters): AlertFigure {
	const chosen = read(form, watched, 0);
	if (isTracked(chosen)) return TRACKED[chosen];
	if (chosen !== 'metric' && chosen !== 'ownRate') return READY_RATES[chosen];
	const { field, name } = read(form, metric, 0);
	if (chosen === 'metric') return { name, numerator: field, as: 'number' };
	const by = read(form, denominator, 0);
	return {
		name: `${name} / ${by.name}`,
		numerator: field,
		denominator: by.field,
		as: read(form, shownAs, 0),
	};
}
