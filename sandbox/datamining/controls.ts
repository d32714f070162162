import { badRequest } from '../http/refusal';
import { type Controls, ordered } from '../http/orders';
import { siteByName } from '../shop/sites';
import { GROUPS } from './groups';
import {
	type LateRecord,
	type OrderedStatus,
	readLateRecord,
	readOrderedStatus,
} from './lateRecords';
import type { RecordBook } from './recordBook';
import type { RecordStore } from './store';

export interface RecordControl {
	/** Adds a sale, an estimate, a goal, a cart ... that arrives late. */
	addRecord(record: LateRecord): void;
	/** Puts a sale or an estimate into a state, whatever the rules of the platform say. */
	setStatus(order: OrderedStatus): void;
}

export function recordControls({ records }: RecordStore): Controls<RecordControl> {
	const control: RecordControl = {
		addRecord: (record) => addLateRecord(records, record),
		setStatus: (order) => orderStatus(records, order),
	};
	return {
		control,
		orders: {
			'POST /_sandbox/records': ordered(readLateRecord, control.addRecord),
			'POST /_sandbox/statuses': ordered(readOrderedStatus, control.setStatus),
		},
	};
}

function addLateRecord(records: RecordBook, late: LateRecord): void {
	const { site, group, reference, at, amount = 0, status = 'PENDING' } = late;
	const cents = Math.round(amount * 100);
	records.add(siteByName(site), GROUPS[group], { reference, at, cents, status });
}

function orderStatus(records: RecordBook, order: OrderedStatus): void {
	const site = siteByName(order.site);
	const group = GROUPS[order.group];
	if (!group.states) throw badRequest('GROUP_WITHOUT_STATES', `A ${group.noun} has no status.`);
	const record = records.named(site, group, order.reference);
	const { status } = order;
	const validCents = status === 'VALID' ? record.validCents || record.cents : 0;
	const partial = status !== 'PENDING' && record.partial;
	records.change(site, group, record.reference, { status, validCents, partial });
}
