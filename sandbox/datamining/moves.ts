import { type Reply, list } from '../http/reply';
import type { SiteCall } from '../request/endpoint';
import { readBody } from '../request/siteEndpoints';
import { type Values, invalid, textAt, wholeNumberAt } from '../request/values';
import { money } from './columns';
import type { RecordGroup } from './groups';
import { recordsOf } from './recordBook';
import { type Move, moved } from './states';

const LONGEST_DELAY = 3600;
const DELAY = 'ea-apiasync?';

/** Validates, cancels or changes the amount (docs/platform.md, States and transitions). */
export function moveRecord(group: RecordGroup, move: Move, call: SiteCall): Reply {
	const records = recordsOf(call, group);
	const refName = `${group.name}-ref`;
	const amountName = `${group.name}-newamount`;
	const names = {
		valid: [refName, `${amountName}?`, DELAY],
		// Its amount would mean nothing.
		cancel: [refName, DELAY],
		update_amount: [refName, amountName, DELAY],
	};
	const sent = readBody(call.body, names[move]);
	const newCents = centsAt(sent, amountName);
	const record = records.named(textAt(sent, refName));
	const change = moved(group, record, move, newCents);
	const apply = () => records.change(record.reference, change);
	const delay = wholeNumberAt(sent, 'ea-apiasync', 0, LONGEST_DELAY) ?? 0;
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
