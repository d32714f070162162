import { readConfirmation } from '../../../../platform/http/reply/confirmation';
import { ColumnSums } from '../../../../platform/http/reply/partialList';
import { isIdName } from '../../../../platform/http/reply/signNames';

const IDS = [
	...['id', 'ID', 'uid', 'uuid', 'site_id', 'site-id', 'siteId', 'siteID', 'siteid', 'USERID'],
	...['jobid', 'jobrun_id', 'mediaid', 'order_ref', 'orderRef', 'media_key', 'key'],
];
const OTHERS = [
	...['paid', 'amountPaid', 'unpaid', 'valid', 'scartvalid', 'invalid', 'bid', 'maxbid', 'max_bid'],
	...['void', 'grid', 'android', 'hybrid', 'aid', 'said', 'solid', 'ideas', 'name'],
];

test.each(IDS)('%s is the name of an ID in lists and in confirmations', (name) => {
	expect(isIdName(name)).toBe(true);
	const sums = new ColumnSums();
	sums.add({ [name]: 12 });
	expect(sums.has(12)).toBe(false);
	expect(readConfirmation({ [name]: '12', title: 'x' }).verdict).toBe('confirmed');
});

test.each(OTHERS)('%s is no name of an ID', (name) => {
	expect(isIdName(name)).toBe(false);
	const sums = new ColumnSums();
	sums.add({ [name]: 12 });
	expect(sums.has(12)).toBe(true);
});

test.each(['paid', 'scartvalid', 'void'])('%s does not confirm a change', (name) => {
	expect(readConfirmation({ [name]: '12', title: 'x' }).verdict).not.toBe('confirmed');
});
