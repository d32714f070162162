import { MarketingAnalytics } from '../../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { cases, sampleOf } from './cases';

const giving = cases.filter(({ operation }) => operation.givesToken);
const { sensitiveOutputFields = [] } = new MarketingAnalytics().description;

describe.each(newestLine())('tokens in items, %s', (line) => {
	const stage = withStage(line, { remembers: true });

	it.each(giving)('$name returns one if n8n masks it elsewhere', async (one) => {
		const { parameters } = await sampleOf(one, stage);
		const run = await stage.play({ parameters });
		const [item = {}] = run.items;
		const names = Object.keys(item).filter((name) => !['expires', 'confirmed'].includes(name));
		expect(names).not.toEqual([]);
		expect(sensitiveOutputFields).toEqual(expect.arrayContaining(names));
	});

	it('are returned by seven operations', () => {
		expect(giving).toHaveLength(7);
	});
});
