import type { NamedDays } from '../../../platform/base/dates/namedDays';
import { checkOrder } from '../../../platform/base/dates/readDay';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { isRecord, listOf, textOf } from '../../../platform/base/json/json';
import type { Setting } from './settings';
import { daySetting, textSetting } from './settings';

const LABEL = 'Special Days';

const named = textSetting({
	displayName: 'Name',
	name: 'name',
	placeholder: 'e.g. Black Friday',
	description: 'The name to show in texts; alerts compare days that have the same name',
});

const first = daySetting({ displayName: 'First Day', name: 'firstDay' });

const last = daySetting({
	displayName: 'Last Day',
	name: 'lastDay',
	description: 'The last of these days; the same as First Day when left empty',
});

/** Unusual days that no holiday table contains, such as a sale or a migration. */
export const ownDays: Setting<readonly NamedDays[]> = {
	property: {
		displayName: LABEL,
		name: 'ownDays',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Days',
		default: {},
		description: 'Days on which different figures are expected, such as a sale or a migration',
		options: [
			{
				displayName: 'Days',
				name: 'days',
				values: [named.property, first.property, last.property],
			},
		],
	},
	parse: (entered, zone) => {
		const rows = isRecord(entered) ? listOf(entered.days) : [];
		return rows.filter(isRecord).map((row, index) => {
			if ((textOf(row.firstDay) ?? '') === '') {
				throw new InvalidInput(
					LABEL,
					`${LABEL}: entry ${index + 1} has no first day`,
					'Choose a first day, or remove the entry',
				);
			}
			const from = first.parse(row.firstDay, zone);
			const isOne = (textOf(row.lastDay) ?? '') === '';
			const to = isOne ? from : last.parse(row.lastDay, zone);
			checkOrder(from, to);
			const name = named.parse(row.name, zone) || 'special day';
			return { name, from: from.iso, to: to.iso };
		});
	},
};
