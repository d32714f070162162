import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../../platform/catalogue/commonFields';
import { textOf } from '../../../platform/base/json/json';
import { readTargetAmount } from '../../../platform/targets/amount';
import { readDirection } from '../../../platform/targets/direction';
import { checkFigure } from '../../../platform/targets/figureList';
import { readTargetName } from '../../../platform/targets/targetName';
import type { TargetUnit } from '../../../platform/targets/targetPeriod';
import type { Direction, RowName } from '../../../platform/targets/target';
import { describePicker } from '../../shared/form/describe';
import type { Setting } from '../../shared/form/settings';
import {
	choiceSetting,
	converted,
	filled,
	propertiesOf,
	textSetting,
} from '../../shared/form/settings';
import { describeBound, describeFigure } from '../../shared/form/targetFields';
import { valueIn } from '../../shared/report/form/columnRows';
import { pickerSetting } from '../../shared/report/form/picker';

/** The kind of report that figures come from. */
export const targetAlertKind = pickerSetting({
	...describePicker(shared.addedKind),
	description: 'The kind of report that contains the metric',
});

/** The metric of the target, typed or chosen from the list. */
export const figure: Setting<string> = {
	property: describeFigure('targetFigure'),
	parse: (entered) => {
		const typed = valueIn(entered) ?? '';
		checkFigure(typed);
		return typed;
	},
};

const CHANNEL = 'Channel';

/** The channel that the target applies to. */
export const channel: Setting<RowName | undefined> = converted(
	{
		...textSetting({
			displayName: CHANNEL,
			name: 'targetChannel',
			placeholder: 'e.g. Paid search',
			description: 'The channel that the target is for; the whole site when left empty',
		}),
		narrows: true,
	},
	(typed) => readTargetName(typed, 'media_key', CHANNEL),
);

const mustBe = describeBound('targetBound');

/** Whether the target is a goal or a budget. */
export const targetDirection: Setting<Direction | undefined> = {
	property: mustBe,
	parse: (entered) => readDirection(textOf(entered) ?? '', mustBe.displayName),
};

/** The amount to reach. */
export const targetAmount: Setting<number> = {
	property: {
		displayName: 'Target',
		name: 'targetAmount',
		type: 'number',
		default: 0,
		description: 'The target for all days of the period; for a rate in percent, enter 2.5 for 2.5%',
	},
	parse: readTargetAmount,
};

/** The period that the target applies to, repeatedly. */
export const unit: Setting<TargetUnit> = filled(
	choiceSetting<TargetUnit>(
		{
			displayName: 'Period',
			name: 'targetPeriod',
			description: 'The days that the target is for, in the time zone of the site',
		},
		[
			{ name: 'This Month', value: 'month' },
			{ name: 'This Quarter', value: 'quarter' },
			{ name: 'This Year', value: 'year' },
		],
		'month',
	),
);

/** The form below the site. */
export const targetFields: readonly INodeProperties[] = propertiesOf([
	figure,
	channel,
	targetDirection,
	targetAmount,
	unit,
]);
