import type { IDataObject } from 'n8n-workflow';

import {
	messageItem,
	readTargetOutput,
	targetItem,
} from '../../nodes/MarketingAnalytics/targets/targetOutput';
import { targetProgress } from '../../platform/targets/progress';
import type { Target } from '../../platform/targets/target';
import { formOf } from '../forms/formOf';
import { FilesInMemory } from '../present/filesInMemory';

const DAYS = { from: '2026-11-01', to: '2026-11-30' };

function checked(site: string, name: string, numerator: string) {
	const target: Target = {
		...{ site, name: undefined, amount: 30_000, bound: 'atLeast', days: DAYS },
		figure: { name, numerator, as: 'number', isCost: false },
	};
	const values = new Map([['2026-11-01', 1_000]]);
	const progress = targetProgress(
		target,
		{ numerator: values, denominator: undefined },
		'2026-11-02',
	);
	return { target, progress, jobId: '1' };
}

const OPTIONS = {
	currency: 'EUR',
	siteCurrencies: { site: [{ name: 'shop-us', currency: 'USD' }] },
};
const SITES = ['shop-eu', 'shop-us'];

describe('amounts of targets', () => {
	const output = readTargetOutput(
		formOf({ output: 'rows', messageFor: 'plain', options: OPTIONS }),
	);

	it('have the currency of their site in one message of several, and are not added up', () => {
		const all = SITES.map((site) => checked(site, 'Revenue', 'scartvalidamount'));
		const text = String(messageItem(all, output, [0, 1]).json.text);
		expect(text).toMatch(/^Revenue, shop-eu +€30,000/m);
		expect(text).toMatch(/^Revenue, shop-us +\$30,000/m);
		expect(text).not.toContain('60,000');
	});

	it('say their currency as items, which counts do not', async () => {
		const itemOf = async (...of: Parameters<typeof checked>): Promise<IDataObject> =>
			(await targetItem(new FilesInMemory(), checked(...of), output, 0)).json;
		for (const [index, site] of SITES.entries()) {
			expect(await itemOf(site, 'Revenue', 'scartvalidamount')).toMatchObject({
				currency: ['EUR', 'USD'][index],
				text: expect.stringContaining(['€1,000', '$1,000'][index] ?? '') as unknown,
			});
			expect(await itemOf(site, 'Visits', 'visit')).not.toHaveProperty('currency');
		}
	});
});
