import { badRequest } from '../http/refusal';
import type { Place } from '../shop/sites';
import { GROUPS, type GroupName } from './groups';
import type { Status } from './record';
import { recordsOf } from './recordBook';

/** A record that a test adds after the other records of its day. */
export interface LateRecord {
	site: string;
	group: GroupName;
	reference: string;
	/** Unix seconds. */
	at: number;
	/** 0 by default. */
	amount?: number;
	/** PENDING by default. */
	status?: Status;
}

export interface OrderedStatus {
	site: string;
	group: GroupName;
	reference: string;
	status: Status;
}

export function addLateRecord(of: Place, late: LateRecord): void {
	const { group, reference, at, amount = 0, status = 'PENDING' } = late;
	recordsOf(of, GROUPS[group]).add({ reference, at, cents: Math.round(amount * 100), status });
}

export function orderStatus(of: Place, { group: name, reference, status }: OrderedStatus): void {
	const group = GROUPS[name];
	if (!group.states) throw badRequest('GROUP_WITHOUT_STATES', `A ${group.noun} has no status.`);
	const records = recordsOf(of, group);
	const record = records.named(reference);
	const validCents = status === 'VALID' ? record.validCents || record.cents : 0;
	const partial = status !== 'PENDING' && record.partial;
	records.change(record.reference, { status, validCents, partial });
}
