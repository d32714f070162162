import { parseJson } from '../platform/client/values/json';
import { answerInMemory } from '../platform/reports/result';
import { bodyPieces } from '../harness/reportBody';
import type { Figure } from './figure';
import { compareTimes } from './figure';
import { LAYOUT } from './layout';

/** The time from the text of a reply to items, against the least code that could do it. */
export async function itemsTime(): Promise<Figure> {
	const text = [...bodyPieces()].join('');
	const ours = async () => {
		const rows = await answerInMemory(parseJson(text), LAYOUT, () => []);
		return rows.map((json) => ({ json, pairedItem: { item: 0 } }));
	};
	const times = await compareTimes(9, ours, () => bareItems(text));
	return { name: 'items, time', goal: 1.3, ...times };
}

interface BareReply {
	data: { reports: Array<{ data: Array<{ dimensions: string[]; metrics: BareMetric[] }> }> };
}

type BareMetric = [{ values: [number | string] }];

function isBareReply(body: unknown): body is BareReply {
	return typeof body === 'object' && body !== null && 'data' in body;
}

function bareItems(text: string) {
	const body: unknown = JSON.parse(text);
	if (!isBareReply(body)) throw new Error('The body is no reply');
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
