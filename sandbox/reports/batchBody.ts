import { type Json, arrayAt, objectWith, oneOf, optionalFlag, optionalString } from '../http/json';
import { badRequest } from '../http/refusal';

/** The body of a batch query around its one item. */
export interface BatchBody {
	item: Json;
	waits: boolean;
	dryRun: boolean;
	flat: boolean;
}

/** Reads the body of a batch query; `reports` has exactly one item (docs/platform.md, Limits). */
export function readBatchBody(value: Json): BatchBody {
	// Observed practice: all members but `reports`.
	const body = objectWith(value, 'The body', ['reports', 'async', 'dryRun', 'output', 'userToken']);
	optionalString(body.userToken, 'userToken');
	const reports = arrayAt(body.reports, 'reports');
	const [item] = reports;
	if (item === undefined || reports.length !== 1) {
		throw badRequest(
			'REPORTS_LENGTH',
			`reports must have exactly one item, not ${reports.length}.`,
		);
	}
	return {
		item,
		waits: optionalFlag(body.async, 'async') === false,
		dryRun: optionalFlag(body.dryRun, 'dryRun') ?? false,
		flat: readOutput(body.output),
	};
}

function readOutput(value: Json | undefined): boolean {
	if (value === undefined) return false;
	const output = objectWith(value, 'output', ['type']);
	return oneOf(output.type, 'type of output', ['flat'] as const) === 'flat';
}
