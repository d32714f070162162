import type { SnoozeLength } from '../../../platform/alerts/alertId';
import type { Form } from '../../shared/form/form';
import type { Parameters } from '../../shared/form/parameters';
import {
	choiceSetting,
	filled,
	numberSetting,
	propertiesOf,
	read,
	textSetting,
} from '../../shared/form/settings';

const alertId = textSetting({
	displayName: 'Alert ID',
	name: 'alertId',
	required: true,
	placeholder: 'e.g. shop-eu/visit/lower',
	description: 'The alertId of an item of Metric Alert',
});

const unit = filled(
	choiceSetting<SnoozeLength['unit']>(
		{ displayName: 'Snooze For', name: 'snoozeFor', required: true },
		[
			{ name: 'Days', value: 'days' },
			{ name: 'Hours', value: 'hours' },
			{
				name: 'Until It Is Over',
				value: 'untilOver',
				description: 'Until the alert has ended, which acknowledges it',
			},
		],
		'hours',
	),
	'Choose from the list',
);

const count = numberSetting(
	{
		displayName: 'How Many',
		name: 'snoozeCount',
		required: true,
		displayOptions: { show: { snoozeFor: ['days', 'hours'] } },
	},
	24,
	{ above: 0, max: 8_760, advice: 'Enter a number such as 24' },
);

/** The form of Alert > Snooze. */
export const snoozeForm: Form = { fields: propertiesOf([alertId, unit, count]) };

/** An alert to snooze. */
interface SnoozeRequest {
	readonly alertId: string;
	readonly length: SnoozeLength;
}

/** Reads the form. @throws InvalidInput */
export function readSnooze(form: Parameters, item: number): SnoozeRequest {
	const chosen = read(form, unit, item);
	return {
		alertId: read(form, alertId, item),
		length:
			chosen === 'untilOver' ? { unit: chosen } : { unit: chosen, count: read(form, count, item) },
	};
}
