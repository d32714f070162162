import type { DataminingRun } from '../../datamining';
import { changeOperation, getOne, partialAmount, recordOperations } from '../../datamining';
import { REFERENCE, required, textField } from '../../commonFields';
import { records } from '../../addableColumns';
import { replayOperation } from '../../replay';
import type { Resource } from '../../endpointRow';

const noun = records.estimate;

const reference = required(textField('reference', 'estimate-ref', REFERENCE));

/** Estimates, also called leads (docs/platform.md, Datamining and States and transitions). */
export const estimate: Resource<DataminingRun> = {
	value: 'estimate',
	label: 'Estimate (Lead)',
	description: 'Individual estimates, also called leads: search, validate, cancel, replay',
	operations: [
		...recordOperations(noun),
		{ ...getOne(noun, 'estimateid-id'), action: 'Get an estimate or lead' },
		changeOperation(
			noun,
			'valid',
			{
				value: 'validate',
				label: 'Validate',
				action: 'Validate an estimate or lead',
				description: 'Validate a pending estimate in full or in part, or a cancelled one in full',
				warning:
					'The estimate becomes valid and counts in validated figures. After a partial validation, it can no longer be cancelled.',
				refusal:
					'A pending estimate can be validated, with a partial amount if you give one. A cancelled one can be validated again in full only, and not if it once had a partial amount',
			},
			[reference],
			partialAmount('estimate-newamount'),
		),
		changeOperation(
			noun,
			'cancel',
			{
				value: 'cancel',
				label: 'Cancel',
				action: 'Cancel an estimate or lead',
				description: 'Cancel an estimate, so that it no longer counts',
				warning: 'The estimate becomes invalid and no longer counts in validated figures.',
				refusal:
					'An estimate can be cancelled while it is pending, and also when it is valid unless it was validated with a partial amount',
			},
			[reference],
		),
		{
			...replayOperation('estimate', 'estimate'),
			action: 'Replay a past or offline estimate or lead',
		},
	],
};
