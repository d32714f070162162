import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator, MARKETING_ANALYTICS } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';

const LONG = `Sales ${'x'.repeat(1_000_000)}`;
const LONGEST = 16_000;
const report = { resource: 'report', site: locator('shop-eu') };
const ask = (askFigures: string, more: INodeParameters = {}) => ({
	...{ ...report, operation: 'askForFigures', askFigures, askBy: 'channel' },
	...{ askWhen: '2026-11-09 to 2026-11-15', ...more },
});
const find = (findWords: string) => ({ ...report, operation: 'findNames', findWords });

describe.each(newestLine())('a name of a million letters, on %s', (line) => {
	const stage = withStage(line);

	async function answerTo(parameters: INodeParameters): Promise<IDataObject> {
		stage.sandbox.control.clearFaults();
		const rows = [
			['scartvalid', LONG],
			['visit', 'Visits'],
			...Array.from({ length: 100 }, (_, at) => [`own_${at}`, `${at} ${LONG.slice(0, 3_000)}`]),
		];
		const body = { error: false, data: { fields: [{ name: 'field' }, { name: 'label' }], rows } };
		stage.sandbox.control.fault({ kind: 'reply', match: 'batch/metrics.json', body, times: 99 });
		const step = {
			type: MARKETING_ANALYTICS,
			onError: 'continueRegularOutput',
			parameters,
		} as const;
		const run = await stage.play(step);
		return run.items[0] ?? {};
	}

	it.each([
		[
			'an answer',
			ask('scartvalid'),
			/"understood":"Sales x+… \(scartvalid\) by Channel.*"rows":\[\{/,
		],
		['all names', find(''), /"name":"Sales x+…".*Only the first|"name":"Sales x+…"/],
		['names that a word finds', find('sales'), /"name":"Sales x+…"/],
		['a refusal of a figure', ask('banana'), /no figure called \\"banana\\"/],
		['a refusal of a word that may mean many', ask('sales'), /rows|may mean/],
		[
			'a refusal of a report',
			ask('scartvalid', { askBy: 'campaign, country' }),
			/no report with Sales x+… by/,
		],
	])('is truncated in %s', async (_, parameters, shown) => {
		const answer = JSON.stringify(await answerTo(parameters));
		expect(answer).toMatch(shown);
		expect(answer.length).toBeLessThanOrEqual(LONGEST);
	});

	it.each([
		['Figures', ask('sales, '.repeat(400))],
		['By', ask('sales', { askBy: 'x'.repeat(2_001) })],
		['When', ask('sales', { askWhen: '“'.repeat(100_000) })],
		['Compare With', ask('sales', { askCompareWith: '1'.repeat(100_000) })],
		['Only', ask('sales', { askOnly: '"'.repeat(100_000) })],
		['Words', find('x'.repeat(2_001))],
		['Values Of', { ...find(''), findValuesOf: 'x'.repeat(2_001) }],
	])('is rejected in %s, which accepts 2,000 characters', async (field, parameters) => {
		const before = stage.sandbox.control.log().length;
		const { error, message } = await answerTo(parameters);
		expect(error).toMatch(
			new RegExp(`^"${field}" has [\\d,]+ characters, but at most 2,000 are allowed`),
		);
		expect(message).toBe('Ask for less at a time, in several questions');
		expect(stage.sandbox.control.log()).toHaveLength(before);
	});
});
