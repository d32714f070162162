import { readBody } from '../request/body';
import { textAt, wholeNumberAt } from '../request/values';
import { type Reply, list } from '../http/reply';
import { centsAt } from './amounts';
import { money } from './columns';
import type { RecordGroup } from './groups';
import { type Move, moved } from './states';
import type { RecordCall } from './store';

const LONGEST_DELAY = 3600;
const DELAY = 'ea-apiasync';

/** Validates, cancels or changes the amount (docs/platform.md, States and transitions). */
export function moveRecord(group: RecordGroup, move: Move, call: RecordCall): Reply {
	const { store, site } = call;
	const refName = `${group.name}-ref`;
	const amountName = `${group.name}-newamount`;
	const rules = {
		valid: { required: [refName], optional: [amountName, DELAY] },
		// Its amount would mean nothing.
		cancel: { required: [refName], optional: [DELAY] },
		update_amount: { required: [refName, amountName], optional: [DELAY] },
	};
	const sent = readBody(call.body, rules[move]);
	const newCents = centsAt(sent, amountName);
	const record = store.records.named(site, group, textAt(sent, refName));
	const change = moved(group, record, move, newCents);
	const apply = () => store.records.change(site, group, record.reference, change);
	const delay = wholeNumberAt(sent, DELAY, 0, LONGEST_DELAY) ?? 0;
	// Observed practice: a delay in seconds before the change happens.
	if (delay > 0) setTimeout(apply, delay * 1000).unref();
	else apply();
	const { reference, status, cents, validCents } = { ...record, ...change };
	return list(
		[`${group.name}_ref`, `${group.name}_status`, `${group.name}_amount`, 'validamount'],
		[[reference, status, money(cents), money(validCents)]],
	);
}
