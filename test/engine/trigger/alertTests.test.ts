import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { clock, followsCalmly, moment, sentencesOf } from './scene';

const FRIDAY = moment('2026-11-13T06:00Z');

describe.each(newestLine())('a metric alert that is tested by hand, on %s', (line) => {
	const stage = withStage(line, followsCalmly);

	beforeEach(() => {
		stage.sandbox.control.clearSurges();
		clock.now = FRIDAY;
	});

	const test = async (parameters: INodeParameters) => {
		const alert = { event: 'metricAlert', site: locator('shop-eu'), ...parameters };
		return await stage.poll(alert, { mode: 'manual', activation: 'manual', at: FRIDAY });
	};

	it('is shown, alert or not, without changing its state', async () => {
		const surge = { site: 'shop-eu', from: '2026-11-12', factor: 0.6, channel: 'SPONSOREDLINK' };
		stage.sandbox.control.addSurge(surge);
		const poll = await test({ forEach: locator('media_key'), options: { findCauses: false } });
		expect(sentencesOf(poll)).toEqual([]);
		const items = jsonOf(poll.items);
		expect(items).toHaveLength(10);
		const [one, ...others] = items.filter(({ alert: news }) => news !== 'none');
		expect([one?.alert, one?.label, others]).toEqual(['began', 'Paid search', []]);
		expect(items.find(({ name }) => name === 'NATURAL')?.text).toMatch(
			/^No alert\. Visits of Direct access on shop-eu: [\d,]+ against [\d,]+ expected \(Nov 12, 2026\)\. The difference is less than the Minimum Change of 15%\. Public holidays considered: France\.$/,
		);
		expect(poll.staticData).toEqual({});
	});

	it('shows the alert of a simulated drop, in the language of its readers', async () => {
		const options = { findCauses: false, testChange: -40, numberLanguage: 'de' };
		const [item = {}] = jsonOf((await test({ options })).items);
		expect(item).toMatchObject({ alert: 'began', isSimulated: true, from: '2026-11-12' });
		const text = String(item.text).replaceAll(/[\u00a0\u202f]/g, ' ');
		expect(text).toMatch(
			/^Test, als wären die Zahlen 40 % niedriger: Visits, shop-eu: [34]\d(,\d)? % niedriger, /,
		);
		expect(text).toMatch(/ \(12\. Nov\. 2026\)\. Berücksichtigte Feiertage: Frankreich\.$/);
	});

	it.each([-10, 10])(
		'says how to see an alert where a change of %i starts none',
		async (testChange) => {
			const [item] = jsonOf((await test({ options: { findCauses: false, testChange } })).items);
			expect(item).toMatchObject({ alert: 'none', isSimulated: true });
			// A rise cannot start the alert for a drop.
			const isDrop = testChange < 0;
			expect(
				String(item?.text).endsWith(
					' To see an alert, enter a larger Simulated Change (Percent), such as -20.',
				),
			).toBe(isDrop);
		},
	);
});
