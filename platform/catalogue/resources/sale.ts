import type { DataminingRun } from '../datamining';
import { changeOperation, getOne, partialAmount, recordOperations } from '../datamining';
import { REFERENCE, required, textField } from '../commonFields';
import { records } from '../addableColumns';
import { replayAmount, replayOperation } from '../replay';
import type { Resource } from '../endpointRow';

const noun = records.sale;

const reference = required(textField('reference', 'order-ref', REFERENCE));
const newAmount = {
	...replayAmount,
	description: 'The new amount, in the currency of the site',
	as: 'order-newamount',
} as const;

/** Sales (docs/platform.md, Datamining; states and transitions are observed practice). */
export const sale: Resource<DataminingRun> = {
	value: 'sale',
	label: 'Sale',
	description: 'Individual sales: search, validate, cancel, replay',
	operations: [
		...recordOperations(noun),
		getOne(noun, 'orderid-id'),
		changeOperation(
			noun,
			'valid',
			{
				value: 'validate',
				label: 'Validate',
				action: 'Validate a sale',
				description: 'Validate a pending sale in full or in part, or a cancelled one in full',
				warning:
					'The sale becomes valid and counts in validated figures. After a partial validation, it can no longer be cancelled.',
				refusal:
					'A pending sale can be validated, with a partial amount if you give one. A cancelled sale can be validated again in full only, and not if it once had a partial amount',
			},
			[reference],
			partialAmount('order-newamount'),
		),
		changeOperation(
			noun,
			'cancel',
			{
				value: 'cancel',
				label: 'Cancel',
				action: 'Cancel a sale',
				description: 'Cancel a sale, so that it no longer counts',
				warning: 'The sale becomes invalid and no longer counts in validated figures.',
				refusal:
					'A sale can be cancelled while it is pending, and also when it is valid unless it was validated with a partial amount',
			},
			[reference],
		),
		changeOperation(
			noun,
			'update_amount',
			{
				value: 'updateAmount',
				label: 'Update Amount',
				action: 'Update the amount of a sale',
				description: 'Change the amount of a validated sale',
				warning:
					'The new amount replaces the old one in all figures. Write down the old amount if you may need it again.',
				refusal: 'Only a sale that is valid can get another amount: validate it first',
			},
			[reference, newAmount],
		),
		replayOperation(
			'order',
			'sale',
			textField('estimate', 'estimateref', [
				'Estimate',
				'The reference of the estimate that preceded the sale',
			]),
			{
				...replayAmount,
				name: 'margin',
				label: 'Margin',
				description: 'The profit from the sale',
				as: 'margin',
				required: undefined,
			},
			textField('payment', 'payment', ['Payment', 'How the sale was paid for']),
		),
	],
};
