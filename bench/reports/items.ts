import { openBuffered } from '../../platform/reports/response/bufferedReport';
import { transformReports } from '../../platform/reports/response/readReport';
import { receiveReport } from '../../platform/reports/pages/reportPages';
import { bodyPieces, ROWS } from '../../harness/reportBody';
import type { Figure } from '../figure';
import { compareTimes, processorMs } from '../figure';
import { LAYOUT } from './layout';

// The typical size of a chunk from a socket.
const CHUNK = 65_536;

/** The time from the bytes of a reply to items, compared with the shortest possible code. */
export async function itemsTime(rounds = 9, size = ROWS): Promise<Figure> {
	const bytes = Buffer.from([...bodyPieces(size)].join(''));
	const ours = async () => {
		const reception = { keep: undefined, secrets: [] };
		const received = await receiveReport(chunksOf(bytes), { what: 'the report' }, reception);
		const { reports } = await openBuffered(received, LAYOUT);
		const rows = await transformReports(reports, () => []);
		return rows.map((json) => ({ json, pairedItem: { item: 0 } }));
	};
	const times = await compareTimes(rounds, ours, () => bareItems(bytes), processorMs);
	return { name: 'items, compared with the shortest possible code', goal: 1.3, ...times };
}

/** Bytes in chunks as those of a socket. */
export async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
	for (let i = 0; i < bytes.length; i += CHUNK) {
		yield await Promise.resolve(bytes.subarray(i, i + CHUNK));
	}
}

interface BareReply {
	data: { reports: Array<{ data: Array<{ dimensions: string[]; metrics: BareMetric[] }> }> };
}

type BareMetric = [{ values: [number | string] }];

function isBareReply(body: unknown): body is BareReply {
	return typeof body === 'object' && body !== null && 'data' in body;
}

/** Makes items of a downloaded report at once, by the shortest possible code. */
export function bareItems(bytes: Buffer) {
	const body: unknown = JSON.parse(bytes.toString());
	if (!isBareReply(body)) throw new Error('The body is not a reply');
	const items = [];
	for (const { dimensions, metrics } of body.data.reports[0]?.data ?? []) {
		if (dimensions[0] === 'GLOBAL') continue;
		const json = {
			Channel: dimensions[0],
			Publisher: dimensions[1],
			Campaign: dimensions[2],
			'Page Views': Number(metrics[0]?.[0].values[0]),
			Visits: Number(metrics[1]?.[0].values[0]),
			Clicks: Number(metrics[2]?.[0].values[0]),
			Sales: Number(metrics[3]?.[0].values[0]),
		};
		items.push({ json, pairedItem: { item: 0 } });
	}
	return items;
}
