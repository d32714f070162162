import type { INodeExecutionData } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import type { CheckedLines } from '../../../platform/imports/importPlan';
import { questionOf } from '../../../platform/imports/lineFindings';
import { toReportedNote } from '../../../platform/imports/rules/reasons';
import { isWired } from '../../shared/run/collecting/connections';
import type { Items } from '../../shared/run/executionContext';
import { remedyOptionsOf } from './importItems';
import type { TableRequest } from './read';
import { formatCount } from '../../../platform/base/text/formatCount';

/**
 * Whether the import is not sent because lines are wrong or a choice is missing, and the output
 * Rejected Lines reports it.
 *
 * @throws InvalidInput if that output is not connected, or if there is no row to send
 */
export function stopsBeforeSending(
	context: Pick<Items, 'getNode'>,
	checked: CheckedLines,
	{ plan, leavesOut }: Pick<TableRequest, 'plan'> & { readonly leavesOut: boolean },
	rejected: readonly INodeExecutionData[],
): boolean {
	const hasBadLines = checked.rejected > 0 && !leavesOut;
	const question = questionOf(checked, plan);
	if (hasBadLines || question) {
		if (rejected.length > 0 && isWired(context, 1)) return true;
		throw hasBadLines ? badLines(checked) : question;
	}
	if (checked.rows === 0) throw noRows(checked);
	return false;
}

function badLines({ rows, rejected, rejections, remedies }: CheckedLines): InvalidInput {
	const first = rejections
		.slice(0, 3)
		.map(toReportedNote)
		.map(
			({ line, value, reason }) =>
				`Line ${formatCount(line)}: ${reason}${value === '' ? '' : ` ("${value}")`}`,
		);
	return new InvalidInput(
		'File',
		`${formatCount(rejected)} of ${formatCount(rows + rejected)} lines cannot be imported, so nothing was sent. ${first.join('. ')}`,
		remedies.size === 0
			? `Fix these lines, ${OTHERWISE}`
			: `Fix these lines, turn on ${remedyOptionsOf(remedies)} under Options, ${OTHERWISE}`,
	);
}

const OTHERWISE =
	'or set Lines That Cannot Be Imported, under Options, to Leave Them Out. To see all of them, connect the output Rejected Lines';

function noRows({ rejected }: CheckedLines): InvalidInput {
	return new InvalidInput(
		'File',
		noneOf(rejected),
		'To see what is wrong with the file, run Import > Check',
	);
}

function noneOf(rejected: number): string {
	if (rejected === 0) return 'There are no lines to import';
	if (rejected === 1) return 'The only line cannot be imported';
	return `None of the ${formatCount(rejected)} lines can be imported`;
}
