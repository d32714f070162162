import { storeInMemory } from '../../../platform/http/streaming/spool';
import type { FileStyle } from '../../../platform/reports/response/reportFiles';
import { countRows, fileText } from '../../../platform/reports/response/reportFiles';
import type { Layout } from '../../../platform/reports/response/layout';
import { withLines } from '../../../platform/reports/journeys/journeyFiles';
import { receiveReport } from '../../../platform/reports/pages/reportPages';
import type { TableStep } from '../../../platform/reports/table/reportTable';

/** How a result becomes a file. */
export interface Written extends FileStyle {
	readonly layout: Layout;
}

/** The text of the file that a downloaded result becomes. */
export async function writtenOf(
	chunks: Iterable<Uint8Array>,
	{ layout, ...style }: Written,
	secrets: readonly string[] = [],
	steps: readonly TableStep[] = [],
) {
	const facts = { what: 'the download of the report' };
	const stream = async function* () {
		yield* chunks;
		await Promise.resolve();
	};
	const received = await receiveReport(stream(), facts, { keep: storeInMemory, secrets });
	const wanted = { layout, steps, isAnalysis: false };
	const { value, shortfall } = await withLines(received, wanted, async (lines) => {
		const counted = countRows(lines);
		let text = '';
		for await (const piece of fileText(counted, style)) text += piece;
		return { text, rows: counted.rows() };
	});
	return { ...value, shortfall };
}
