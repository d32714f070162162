import { downloadRaw } from '../../engine/report/raw';
import { Caller } from '../caller';

const caller = Caller.forFile();

const FIELDS = ['visit', 'scartvalid', 'realscartvalid'];
const body = {
	kind: 'rt#insummary',
	dateRanges: [{ dateFrom: '2026-10-01', dateTo: '2026-11-19', dateFormat: 'YYYY-MM-DD' }],
	dateScale: 'D',
	dateRangeSplitPerScale: true,
	metrics: FIELDS.map((field) => ({ field, name: field })),
};

/** Visits, sales and validated sales of each day. */
async function days(site: string): Promise<number[][]> {
	const { data } = await downloadRaw(caller.sandbox, { reports: [body] }, site);
	const metrics = data[0]?.metrics ?? [];
	return metrics.map((ranges) => (ranges[0]?.values ?? []).map(Number));
}

test('a test can validate and cancel sales of the last days, and add late ones', async () => {
	const [visits, sales = [], validated] = await days('shop-eu');
	const other = await days('shop-ca');
	const news = { cancelled: 0.2, validated: 1, late: 0.5 };
	caller.sandbox.control.changeSales({ site: 'shop-eu', days: 20, ...news });
	const [visitsNow, salesNow = [], validatedNow = []] = await days('shop-eu');
	expect(visitsNow).toEqual(visits);
	expect(salesNow.slice(0, -20)).toEqual(sales.slice(0, -20));
	expect(validatedNow.slice(0, -20)).toEqual(validated?.slice(0, -20));
	expect(salesNow.slice(-20).some((count, day) => count !== sales.at(day - 20))).toBe(true);
	expect(validatedNow.slice(-20)).not.toEqual(validated?.slice(-20));
	expect(await days('shop-ca')).toEqual(other);
});

test('changes of sales are refused for an unknown site', () => {
	expect(() => caller.sandbox.control.changeSales({ site: 'nowhere', days: 3 })).toThrow('no site');
});
