import {
	type Json,
	given,
	objectWith,
	oneOf,
	optionalNumber,
	optionalOneOf,
	stringAt,
} from '../http/json';
import { badRequest } from '../http/refusal';
import { GROUP_NAMES, type GroupName } from './groups';
import { STATUSES, type Status } from './record';

/** A record that a test lets arrive after the others of its day. */
export interface LateRecord {
	site: string;
	group: GroupName;
	reference: string;
	/** Unix seconds. */
	at: number;
	/** 0 when left out. */
	amount?: number;
	/** PENDING when left out. */
	status?: Status;
}

export interface OrderedStatus {
	site: string;
	group: GroupName;
	reference: string;
	status: Status;
}

export function readLateRecord(value: Json): LateRecord {
	const members = ['site', 'group', 'reference', 'at', 'amount', 'status'];
	const body = objectWith(value, 'The record', members);
	const at = optionalNumber(body.at, 'at');
	if (at === undefined) throw badRequest('BODY_INVALID', 'at must be Unix seconds.');
	const more = given<Pick<LateRecord, 'amount' | 'status'>>({
		amount: optionalNumber(body.amount, 'amount'),
		status: optionalOneOf(STATUSES)(body.status, 'status'),
	});
	return { ...namedRecord(body), at, ...more };
}

export function readOrderedStatus(value: Json): OrderedStatus {
	const body = objectWith(value, 'The order', ['site', 'group', 'reference', 'status']);
	return { ...namedRecord(body), status: oneOf(body.status, 'status', STATUSES) };
}

function namedRecord(body: Readonly<Record<string, Json>>) {
	return {
		site: stringAt(body.site, 'site'),
		group: oneOf(body.group, 'group', GROUP_NAMES),
		reference: stringAt(body.reference, 'reference'),
	};
}
