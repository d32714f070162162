import fc from '../../support/fastCheck';
import type { ReceivedReply } from '../../../platform/http/streaming/envelope';
import { storeInMemory } from '../../../platform/http/streaming/spool';
import { openBuffered } from '../../../platform/reports/response/bufferedReport';
import { withReportTable } from '../../../platform/reports/response/streamingReport';
import { transformInMemory, transformReports } from '../../../platform/reports/response/readReport';
import { receiveReport } from '../../../platform/reports/pages/reportPages';
import { settle } from '../../../platform/base/async/settle';
import { allOf, streamOf } from '../../http/streams';
import { PATIENCE_MS, runs, seedOr } from '../../support/random';
import { COLUMNS } from './replies';
import type { Choose } from './spelled';
import { choices, cut, mutate, results, spell } from './spelled';

const seed = seedOr(20_261_123);
const numRuns = runs(60, 2_000);

/** The text after encoding, without a byte order mark. */
const asSent = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

function parsed(text: string): { readonly value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return undefined;
	}
}

/** Long numbers stay texts in order to lose no digit; another test covers them. */
const hasLongNumber = (text: string) => /[\d.]{16}/.test(text);

async function received(text: string, choose: Choose): Promise<ReceivedReply> {
	const keep = choose(2) === 0 ? storeInMemory : undefined;
	const pieces = cut(new TextEncoder().encode(text), choose);
	return await receiveReport(streamOf(...pieces), { what: 'the report' }, { keep, secrets: [] });
}

/** The rows of a result as items and as a file, and the parsed result. */
async function readAll(text: string, choose: Choose) {
	const one = await received(text, choose);
	const whole = await one.whole();
	const items = await transformReports((await openBuffered(one, COLUMNS)).reports, () => []);
	const { value } = await withReportTable(
		one,
		COLUMNS,
		[],
		async ({ batches }) => await allOf(batches()),
	);
	return { whole, items, rows: value.flat() };
}

async function readExpected(body: unknown) {
	const items = await transformInMemory(body, COLUMNS, () => []);
	return { whole: body, items, rows: items };
}

/** Reading in chunks must give the same as JSON.parse, errors included. */
async function check(text: string, choose: Choose): Promise<void> {
	const json = parsed(asSent(text));
	const done = await settle(readAll(text, choose));
	if (json === undefined) {
		expect(done).toMatchObject({ error: { kind: expect.stringMatching(REFUSED) as unknown } });
		return;
	}
	const body = json.value;
	if (isError(body)) return;
	const expected = await settle(readExpected(body));
	if ('error' in expected) expect(done).toMatchObject({ error: { kind: 'unexpectedReply' } });
	else expect(JSON.stringify(done)).toBe(JSON.stringify(expected));
}

const REFUSED = /^(emptyReply|webPage|cutReply|brokenReply|unexpectedReply)$/;

const isError = (body: unknown) => typeof body === 'object' && body !== null && 'error' in body;

const OPTIONS = { seed, numRuns, endOnFailure: true };

it(
	'a report is read as JSON.parse reads it, however it is written and wherever it is cut',
	async () => {
		const holds = fc.asyncProperty(results, choices, async (tree, choose) => {
			const text = spell(tree, choose);
			fc.pre(!hasLongNumber(text));
			await check(text, choose);
		});
		await fc.assert(holds, OPTIONS);
	},
	PATIENCE_MS,
);

it(
	'text that JSON.parse refuses is refused, wherever it is cut',
	async () => {
		const holds = fc.asyncProperty(results, choices, async (tree, choose) => {
			const text = mutate(spell(tree, choose), choose);
			fc.pre(!hasLongNumber(text));
			await check(text, choose);
		});
		await fc.assert(holds, OPTIONS);
	},
	PATIENCE_MS,
);
