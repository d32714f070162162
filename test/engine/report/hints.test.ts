import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import type { Played } from '../../support/scene';

const DAYS = 'The figures are for ';
const between = (from: string, to: string) => ({ period: 'dates', from, to });

function hintsWithoutDays(run: Played): string[] {
	const messages = run.hints;
	return messages.filter((message) => !message.startsWith(DAYS));
}

describe.each(newestLine())(
	'the hints below a result of the current days mention, on %s',
	(line) => {
		const stage = withStage(line, { today: undefined });

		it('nothing but its days of a normal week', async () => {
			const run = succeeded(await stage.report({ period: 'lastWeek' }));
			expect(run.hints).toEqual([
				expect.stringMatching(/^The figures are for [A-Z][a-z]{2} \d+.* \d{4}\.$/),
			]);
		});
	},
);

describe.each(newestLine())('the hints below a result mention, on %s', (line) => {
	const stage = withStage(line);

	async function hintsOf(set: INodeParameters, input?: IDataObject[]): Promise<string[]> {
		const run = succeeded(await stage.report(set, input ? { input } : {}));
		return hintsWithoutDays(run);
	}

	it('days that are still to come', async () => {
		expect(await hintsOf(between('2026-11-16', '2099-11-22'))).toEqual([
			expect.stringMatching(
				/^The period ends on 2099-11-22\. When the report was requested, days after/,
			),
		]);
	});

	it.each([
		[
			'had not begun',
			'2026-11-15',
			/^The period from .+ was still to come when the report was req/,
		],
		[
			'went on',
			'2026-11-17',
			/^The period ends on 2026-11-18\. .+, days after 2026-11-17 were still/,
		],
		[
			'was on its last day',
			'2026-11-18',
			/ The last day had not ended when the report was requested,/,
		],
	])('that the period %s at the request, after Collect on another day', async (_, day, hint) => {
		const submit = { ...between('2026-11-16', '2026-11-18'), operation: 'submit' };
		const [job] = (await stage.report(submit)).items;
		const input = [{ ...job, submittedAt: `${day}T12:00:00Z` }];
		for (const output of ['rows', 'message', 'csv']) {
			const { hints } = succeeded(
				await stage.report(
					{ operation: 'collect', site: locator('shop-eu', 'id'), output },
					{ input },
				),
			);
			expect([output, ...hints]).toContainEqual(expect.stringMatching(hint));
		}
	});

	it('days before the first data', async () => {
		const hints = await hintsOf(between('2019-01-01', '2019-01-07'));
		expect(hints.filter((hint) => !hint.includes('If There Are No Rows'))).toEqual([
			'There are no figures from 2019-01-01 to 2019-01-07. Check in the platform when the data of the site begins.',
		]);
	});

	it.each(['rows', 'csv'])('rows that are missing, as %s', async (output) => {
		stage.sandbox.control.nextJobs({ totalRows: 5_000 });
		expect(await hintsOf({ output })).toEqual([
			expect.stringMatching(
				/^The platform sent only 11 of 5,000 rows \(job \d+\)\. Request less at a time, such as a shorter period or fewer dimensions if the form has these fields\.$/,
			),
		]);
	});

	it('rows that are missing, once for all items', async () => {
		stage.sandbox.control.nextJobs({ totalRows: 5_000, times: 2 });
		expect(await hintsOf({}, [{ n: 1 }, { n: 2 }, { n: 3 }])).toEqual([
			expect.stringMatching(/ 11 of 5,000 rows \(job \d+\), 11 of 5,000 rows \(job \d+\)\. /),
		]);
	});

	it('rows that are missing, in the item of a file', async () => {
		const run = await stage.report({ output: 'json' }, { jobs: [{ totalRows: 5_000 }] });
		expect(run.items).toMatchObject([
			{ rows: 10, complete: false, receivedRows: 11, totalRows: 5_000 },
		]);
	});

	it('rows that are missing, in each item and in the first line of a message', async () => {
		const items = (await stage.report({}, { jobs: [{ totalRows: 5_000, times: 2 }] })).items;
		expect(items.every(({ complete }) => complete === false)).toBe(true);
		const [message] = (await stage.report({ output: 'message' })).items;
		const [, , first] = String(message?.text).split('\n');
		expect(first).toBe('Incomplete (rows received: 11 of 5,000)');
		// No row has a share of what is only a part.
		expect(message?.text).toMatch(/^Largest: [^%]+$/m);
		expect(message).toMatchObject({ complete: false });
		const [whole] = (await stage.report({})).items;
		expect(whole).not.toHaveProperty('complete');
	});

	const adding = (headers: Record<string, string>, members: object = {}) =>
		stage.sandbox.control.fault({
			...{ kind: 'addition', match: 'report/batch/download' },
			...{ headers, members: { ...members } },
		});

	it('rows that are missing, in the note of a chart', async () => {
		const run = await stage.report({ output: 'chart' }, { jobs: [{ totalRows: 5_000 }] });
		expect(run.items).toMatchObject([{ complete: false }]);
		const part = await stage.engine.binary(run.output()[0]);
		const whole = await stage.report({ output: 'chart' });
		// The same figures without the note are another picture.
		expect(part.equals(await stage.engine.binary(whole.output()[0]))).toBe(false);
	});

	it('rows that only a header says are missing', async () => {
		adding({ 'x-total-count': '5000' });
		expect(await hintsOf({})).toEqual([
			expect.stringMatching(/^The platform sent only 11 of 5,000 rows/),
		]);
	});

	it('as many rows in each place, without totals, if the platform does not say how many there are', async () => {
		const hint = /^The platform sent only 10 rows, and says that there are more \(hasMore: true\)/;
		for (const output of ['rows', 'csv', 'message', 'chart']) {
			adding({}, { hasMore: true });
			const run = await stage.report({ output });
			expect([output, hintsWithoutDays(run)]).toEqual([output, [expect.stringMatching(hint)]]);
			if (output !== 'message') continue;
			const [, , first] = String(run.items[0]?.text).split('\n');
			expect(first).toBe('Incomplete (rows received: 10, there are more)');
		}
	});

	it.each<[string, object, string]>([
		['a sample', { sampled: true }, 'estimated from a sample (sampled: true)'],
		['figures that may change', { isDataGolden: false }, 'may still change (isDataGolden: false)'],
		['a warning', { warnings: ['Visits of May are low'] }, 'Visits of May are low'],
	])('%s, in a hint and in the item of a file', async (_, members, words) => {
		adding({}, members);
		const run = await stage.report({ output: 'csv' });
		expect(hintsWithoutDays(run)).toEqual([expect.stringContaining(words)]);
		expect(run.items).toMatchObject([{ notices: [expect.stringContaining(words)] }]);
	});

	it('rows that are missing and figures of a sample, in the answer to an agent', async () => {
		adding({ link: '</x>; rel="next"' }, { sampled: true });
		const run = await stage.report({
			operation: 'askForFigures',
			...{ askFigures: 'visits', askBy: 'channel', askWhen: 'last week' },
		});
		const [answer] = run.items;
		expect(JSON.stringify(answer)).toMatch(/sent only .*rows/);
		expect(JSON.stringify(answer)).toContain('estimated from a sample');
	});

	it('rows that are missing, after Collect', async () => {
		const submitted = await stage.report({ operation: 'submit' }, { jobs: [{ totalRows: 5_000 }] });
		const jobId = String(submitted.items[0]?.jobId);
		expect(await hintsOf({ operation: 'collect', jobId })).toEqual([
			expect.stringContaining(`11 of 5,000 rows (job ${jobId})`),
		]);
	});

	const HINT = 'There are 20,001 rows. Set Output to CSV File to keep the workflow fast.';

	it.each([['rows', 20_001, [HINT]]])(
		'files, above 20,000 items: %s, %d',
		async (output, rows, hints) => {
			stage.sandbox.control.nextJobs({ rows });
			expect(await hintsOf({ output })).toEqual(hints);
		},
	);

	it('the days of an analysis, which cannot be chosen', async () => {
		const parameters = {
			resource: 'customerJourney',
			operation: 'runAnalysis',
			site: locator('shop-eu'),
			analysis: 'touch-simple',
			journeyFields: { required: { fields: { goal: locator('order') } } },
		};
		const run = succeeded(await stage.play({ parameters }));
		expect(run.hints).toEqual([
			expect.stringMatching(/^The platform chose the days of the analysis: Nov 13\s–\s19, 2026\.$/),
		]);
		const file = { ...parameters, output: 'csv' };
		const filed = await stage.play({ parameters: file });
		expect(filed.output()).toMatchObject([{ json: { days: 'chosen by the platform' } }]);
	});
});
