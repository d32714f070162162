import { badRequest, conflict } from '../http/refusal';
import { list, type Reply } from '../http/reply';
import type { SiteCall } from '../request/endpoint';
import { readBody } from '../request/siteEndpoints';
import { invalid, type Values } from '../request/values';
import { money } from './columns';
import type { RecordGroup } from './groups';
import type { DataRecord } from './record';
import { type Change, recordsOf } from './recordBook';

const LONGEST_DELAY = 3600;
const DELAY = 'ea-apiasync?';

/** Validates, cancels or changes the amount (docs/platform.md, States and transitions). */
export function moveRecord(group: RecordGroup, move: Move, call: SiteCall): Reply {
	const records = recordsOf(call, group);
	const refName = `${group.name}-ref`;
	const amountName = `${group.name}-newamount`;
	const names = {
		valid: [refName, `${amountName}?`, DELAY],
		// A cancelled sale needs no amount.
		cancel: [refName, DELAY],
		update_amount: [refName, amountName, DELAY],
	};
	const sent = readBody(call.body, names[move]);
	const newCents = centsAt(sent, amountName);
	const record = records.named(sent.text(refName));
	const change = MOVES[move](group, record, newCents);
	const apply = () => records.change(record.reference, change);
	const delay = sent.wholeNumber('ea-apiasync', 0, LONGEST_DELAY) ?? 0;
	// Observed practice: a delay in seconds before the change happens.
	if (delay > 0) setTimeout(apply, delay * 1000).unref();
	else apply();
	const { reference, status, cents, validCents } = { ...record, ...change };
	return list(
		[`${group.name}_ref`, `${group.name}_status`, `${group.name}_amount`, 'validamount'],
		[[reference, status, money(cents), money(validCents)]],
	);
}

/** Observed practice: amounts are written with a decimal point. */
export function centsAt(values: Values, name: string): number | undefined {
	const text = values.get(name);
	if (text === undefined) return undefined;
	if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text) * 100);
	throw invalid(name, 'an amount with a decimal point, like 129.90');
}

/**
 * The result of a change of a record (observed practice): pending records are validated, in full or
 * in part, or cancelled; a record that was partly validated stays so.
 */
const MOVES = { valid: validated, cancel: cancelled, update_amount: updated };
type Move = keyof typeof MOVES;

function validated(group: RecordGroup, record: DataRecord, newCents?: number): Change {
	const named = nameOf(group, record);
	if (record.status === 'VALID') {
		throw conflict('ALREADY_VALID', `${named} is validated already.`);
	}
	if (record.status === 'INVALID' && record.partial) {
		throw conflict(
			'VALIDATED_IN_PART',
			`${named} was validated in part before: it cannot be validated again.`,
		);
	}
	if (record.status === 'INVALID' && newCents !== undefined) {
		throw conflict(
			'CANCELLED_NOT_IN_PART',
			`${named} is cancelled: it can be validated in full only, without a new amount.`,
		);
	}
	const validCents = newCents ?? record.cents;
	if (validCents <= 0 || validCents > record.cents) {
		throw badRequest(
			'AMOUNT_INVALID',
			`${named} has the amount ${money(record.cents)}: the new one must be above 0 and not larger.`,
		);
	}
	return { status: 'VALID', validCents, partial: validCents < record.cents };
}

function cancelled(group: RecordGroup, record: DataRecord): Change {
	const named = nameOf(group, record);
	if (record.status === 'INVALID') {
		throw conflict('ALREADY_INVALID', `${named} is cancelled already.`);
	}
	if (record.partial) {
		throw conflict('VALIDATED_IN_PART', `${named} was validated in part: it cannot be cancelled.`);
	}
	return { status: 'INVALID', validCents: 0 };
}

function updated(group: RecordGroup, record: DataRecord, newCents?: number): Change {
	if (record.status !== 'VALID') {
		throw conflict(
			'NOT_VALID',
			`${nameOf(group, record)} is ${record.status}: only a validated one can get another amount.`,
		);
	}
	if (newCents === undefined || newCents <= 0) {
		throw badRequest('AMOUNT_INVALID', 'The new amount must be above 0.');
	}
	return { cents: newCents, validCents: newCents };
}

function nameOf(group: RecordGroup, { reference }: DataRecord): string {
	return `The ${group.noun} "${reference}"`;
}
