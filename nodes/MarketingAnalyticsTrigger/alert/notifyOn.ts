import { InvalidInput } from '../../../platform/base/invalidInput';
import { listOf, textOf } from '../../../platform/base/json/json';
import type { Setting } from '../../shared/form/settings';

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
