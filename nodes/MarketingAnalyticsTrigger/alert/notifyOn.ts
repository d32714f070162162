import { InvalidInput } from '../../../platform/base/invalidInput';
import { listOf, textOf } from '../../../platform/base/json/json';
import type { Setting } from '../../shared/form/settings';
import {
	choiceSetting,
	filled,
	flagSetting,
	numberSetting,
	onlyIfAdded,
} from '../../shared/form/settings';
import { WITHOUT_TRACKING_OPTION } from './form';

const ALL = ['began', 'noData', 'over'] as const;

/** What the user can be notified of. */
export type Tellable = (typeof ALL)[number];

/** The notifications that start the workflow. */
export const tell: Setting<readonly Tellable[]> = {
	property: {
		displayName: 'Notify When',
		name: 'tell',
		type: 'multiOptions',
		options: [
			{ name: 'Alert Begins', value: 'began' },
			{ name: 'Alert Ends', value: 'over' },
			{
				name: 'No Data',
				value: 'noData',
				description: 'When no figures arrive; reported as missing data, not as a drop',
			},
		],
		default: [...ALL],
		description: 'When to start the workflow',
	},
	parse: (entered) => {
		if (entered === undefined || entered === null) return ALL;
		const given = Array.isArray(entered) ? listOf(entered) : (textOf(entered)?.split(',') ?? []);
		const words = given.map((word) => textOf(word)?.trim());
		const chosen = ALL.filter((one) => words.includes(one));
		if (chosen.length > 0) return chosen;
		throw new InvalidInput(
			'Notify When',
			'Notify When is empty, so the workflow would never start',
			'Choose at least one event, or remove the option',
		);
	},
};

/** Whether alerts are output one by one or together. */
export const alertOutput = filled(
	choiceSetting<'digest' | 'items'>(
		{
			displayName: 'Output',
			name: 'alertOutput',
			description: 'How to output the alerts of several sites, figures or values',
		},
		[
			{
				name: 'One Digest',
				value: 'digest',
				description: 'One item with text such as "3 of 30 sites need attention", the worst first',
			},
			{ name: 'One Item per Alert', value: 'items' },
		],
		'items',
	),
);

/** The interval after which an open alert is repeated. */
export const repeatHours = numberSetting(
	{
		displayName: 'Repeat After (Hours)',
		name: 'repeatHours',
		description: 'After how many hours an ongoing alert is reported again; 0 for never',
	},
	0,
	{ min: 0 },
);

/** Whether the causes of an alert are looked for. */
export const findsCauses = flagSetting(
	{
		displayName: 'Find Causes',
		name: 'findCauses',
		description:
			'Whether to find out which channels, devices or countries caused an alert for the whole site (without Only Rows Where), by requesting reports when the alert begins',
		displayOptions: { ...WITHOUT_TRACKING_OPTION, show: { '/forEach': [''] } },
	},
	true,
);

/** The simulated change in a test event. */
export const testChange = onlyIfAdded(
	numberSetting(
		{
			displayName: 'Simulated Change (Percent)',
			name: 'testChange',
			description:
				'Fetch Test Event shows the alert that you would get if figures were this much lower (for example -40) or higher; published workflows ignore this option',
		},
		-40,
		{ min: -100, max: 10_000, advice: 'Enter a number such as -40' },
	),
);
