import { stringify } from 'csv-stringify/sync';

import { bodyPieces } from '../../harness/reportBody';
import { toText } from '../../platform/http/readBody';
import { storeInMemory } from '../../platform/http/streaming/spool';
import { fileText } from '../../platform/reports/response/reportFiles';
import { withReportTable } from '../../platform/reports/response/streamingReport';
import { transformInMemory } from '../../platform/reports/response/readReport';
import { receiveReport } from '../../platform/reports/pages/reportPages';
import type { Figure } from '../figure';
import { compareTimes } from '../figure';
import { LAYOUT } from '../reports/layout';

const STYLE = { format: 'csv' } as const;

/** The time to write a CSV file in pieces, compared with writing it in one step. */
export async function csvTime(): Promise<Figure> {
	const chunks = [...bodyPieces()].map((piece) => new TextEncoder().encode(piece));
	const stream = async function* () {
		yield* chunks;
		await Promise.resolve();
	};
	const ours = async () => {
		const received = await receiveReport(stream(), {}, { keep: storeInMemory, secrets: [] });
		await withReportTable(received, LAYOUT, [], async (table) => {
			const pieces: Buffer[] = [];
			for await (const piece of fileText(table, STYLE)) pieces.push(Buffer.from(piece));
			return Buffer.concat(pieces);
		});
	};
	const atOnce = async () => {
		const body: unknown = JSON.parse(toText(chunks));
		return Buffer.from(
			stringify(await transformInMemory(body, LAYOUT, () => []), { header: true }),
		);
	};
	return {
		name: 'CSV file, compared with writing it in one step',
		...(await compareTimes(3, ours, atOnce)),
	};
}
