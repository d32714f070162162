import { stringify } from 'csv-stringify/sync';

import { toText } from '../platform/client/body';
import { writeReportFile } from '../platform/reports/files';
import { readRows } from '../platform/reports/result';
import { bodyPieces } from './body';
import type { Figure } from './figure';
import { compareTimes } from './figure';
import { LAYOUT } from './layout';

/** The time of a CSV file written piece by piece, against everything at once. */
export async function csvTime(): Promise<Figure> {
	const chunks = [...bodyPieces()].map((piece) => new TextEncoder().encode(piece));
	const ours = async () =>
		await writeReportFile(chunks, { format: 'csv', delimiter: ',', layout: LAYOUT });
	const atOnce = () => {
		const body: unknown = JSON.parse(toText(chunks));
		return Buffer.from(stringify(readRows(body, LAYOUT), { header: true }));
	};
	return { name: 'csv file, time', ...(await compareTimes(3, ours, atOnce)) };
}
