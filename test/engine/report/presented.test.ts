import { PNG } from 'pngjs';
import type { INodeParameters } from 'n8n-workflow';
import { lines, type Run } from '../../../harness/engine';
import { columns, locator } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

const COMPARED = {
	period: 'lastWeek',
	compareWith: 'before',
	metrics: columns({ scartvalid: 'Sales', visit: 'Visits', scartvalidamount: 'Revenue' }),
	rates: { ready: [{ rate: 'conversionRate' }] },
};

const SLACK = { output: 'message', ...COMPARED };

const scenes = {
	rows: { output: 'rows', ...COMPARED, options: { totalsAs: 'row', channelNames: true } },
	slack: { ...SLACK, options: { currency: 'EUR', rowsShown: 3, channelNames: true } },
	html: { ...SLACK, messageFor: 'html', options: { numberLanguage: 'fr', title: 'Ventes <b>' } },
	markdown: { ...SLACK, messageFor: 'markdown' },
	plain: { ...SLACK, messageFor: 'plain', options: { jobFacts: true } },
	png: { output: 'chart', ...COMPARED },
	svg: {
		output: 'chart',
		binaryProperty: 'picture',
		options: { pictureFormat: 'svg', splitBy: 'D', dark: true, fileName: 'days' },
	},
} satisfies Record<string, INodeParameters>;

describe.each(lines())('a report that is told or shown, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	const runs = new Map<string, Promise<Run>>();

	beforeAll(() => {
		for (const [name, set] of Object.entries(scenes)) runs.set(name, stage.report(set));
	});

	async function itemsOf(scene: keyof typeof scenes) {
		const run = await runs.get(scene);
		expect(run?.error).toBeUndefined();
		return run?.items('Report') ?? [];
	}
	async function messageOf(scene: keyof typeof scenes) {
		const [message, ...others] = jsonOf(await itemsOf(scene));
		expect(others).toEqual([]);
		return message ?? {};
	}

	it('is a message for Slack', async () => {
		const message = await messageOf('slack');
		console.error(message.text);
		console.error(JSON.stringify(message.blocks, null, 1));
		console.error((await messageOf('html')).text, (await messageOf('html')).html);
		console.error((await messageOf('markdown')).text);
		console.error((await messageOf('plain')));
	});

	it('is a picture', async () => {
		const [item] = await itemsOf('png');
		const bytes = await stage.engine.binary(item);
		require('fs').writeFileSync('/tmp/b/pics/engine.png', bytes);
		console.error(item?.json, item?.binary, PNG.sync.read(bytes).width);
		const [svg] = await itemsOf('svg');
		console.error(svg?.json, (await stage.engine.binary(svg, 'picture')).toString().slice(0, 300));
		void locator;
	});
});
