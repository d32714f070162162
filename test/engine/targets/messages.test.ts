import { PNG } from 'pngjs';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { checkSlack } from '../../support/services/slackRules';
import { withStage } from '../../support/withStage';
import { daysFromToday, target, targets, targetsOf } from './scene';

const TWO = targets(target('Sales', 1_000_000), target('Visits', 1, { name: 'Paid search' }));

describe.each(newestLine())('the presentation of targets, on %s', (line) => {
	const stage = withStage(line, { today: undefined });

	it('is one message for Slack', async () => {
		const days = daysFromToday(-12, 5);
		const run = await stage.play(targetsOf({ output: 'message', ...days, ...TWO }));
		const [message = {}, ...others] = run.items;
		expect(others).toEqual([]);
		expect(message).toMatchObject({ targets: 2, offTrack: 1 });
		expect(checkSlack({ text: message.text, blocks: message.blocks })).toEqual([]);
		expect(message.text).toContain('*1 of 2 targets is off track*');
		expect(message.text).toMatch(/Sales on shop-eu, [^:]+: [\d,]+ of 1,000,000/);
		expect(message.text).toMatch(/Visits, Paid search +1 .* reached$/m);
	});

	it.each([
		[
			'fr',
			/^Objectifs · shop-eu/,
			/1 objectif sur 2 n’est pas en bonne voie/,
			/en retard|aucun jour/,
			/Liens sponsorisés/,
		],
	])('has the language %s', async (numberLanguage, ...wanted) => {
		const more = { messageFor: 'plain', options: { numberLanguage } };
		const run = await stage.play(targetsOf({ output: 'message', ...TWO, ...more }));
		const [message] = run.items;
		for (const one of wanted) expect(message?.text).toMatch(one);
	});

	it('comes from the items that could be checked, beside those that failed', async () => {
		const site = locator('={{ $json.site }}', 'id');
		const input = [{ site: 'no-such-site' }, { site: 'shop-eu' }];
		const more = { site, output: 'message', messageFor: 'plain', ...TWO };
		const run = await stage.play(targetsOf(more, { input, onError: 'continueRegularOutput' }));
		const [message, failed, ...others] = run.output();
		expect(message?.pairedItem).toEqual([{ item: 1 }]);
		expect(failed?.json.error).toContain('no-such-site');
		expect(others).toEqual([]);
	});

	it('is a picture for each, with all known values', async () => {
		const options = { dark: true, title: 'Our goals' };
		const run = await stage.play(targetsOf({ output: 'chart', ...TWO, options }));
		const items = run.output();
		expect(items).toHaveLength(2);
		expect(items[0]?.json).toMatchObject({ title: 'Our goals', status: 'behind' });
		const { width, height } = PNG.sync.read(await stage.engine.binary(items[0]));
		expect([width, height]).toEqual([1_200, 675]);
	});
});
