import type { INodeParameters } from 'n8n-workflow';

import { startLargeReports } from '../../harness/largeReports';
import type { Figure } from '../figure';
import { inEngine } from '../n8n/inEngine';
import { SMALL_HEAP } from '../n8n/nodeRuns';

const MOST_MB = 64;
const MOST_TIME = 1.6;

// 200,000 rows of one period, and as many of two.
const ONE = '33';
const BOTH = '47-compared';

const days: INodeParameters = { period: 'dates', from: '2026-11-02', to: '2026-11-08' };
const by = { column: { __rl: true, mode: 'name', value: 'visit' }, direction: 'largest' };

interface Case {
	readonly name: string;
	readonly site: string;
	readonly asks: INodeParameters;
	/**
	 * The maximum ratio of time; a sort has its own limit because it reads all rows several times.
	 */
	readonly mostTime?: number;
}

const CASES: readonly Case[] = [
	{
		name: 'first 100 rows, the others added up',
		site: ONE,
		asks: { order: { by: { ...by, keepFirst: 100, others: true } }, options: { totalsAs: 'row' } },
		mostTime: MOST_TIME,
	},
	{
		name: 'two periods compared',
		site: BOTH,
		asks: { ...days, compareWith: 'before' },
		mostTime: MOST_TIME,
	},
	{ name: 'all rows sorted', site: ONE, asks: { order: { by } } },
];

/**
 * The cost of transforming a large report, compared with writing its rows unchanged to a CSV file.
 */
export async function answers(): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const one of CASES) figures.push(...(await figuresOf(one)));
	return figures;
}

async function figuresOf({ name, site, asks, mostTime }: Case): Promise<Figure[]> {
	const plain = await measure(site, {});
	const answer = await measure(site, asks);
	return [
		{
			name: `${name}, growth`,
			ratio: answer.grownMB / MOST_MB,
			goal: 1,
			detail: `${answer.grownMB.toFixed(0)} MB against ${MOST_MB} MB; ${plain.grownMB.toFixed(0)} MB when the rows are written unchanged`,
		},
		{
			name: `${name}, time`,
			ratio: answer.cpu / plain.cpu,
			...(mostTime === undefined ? {} : { goal: mostTime }),
			detail: `${answer.cpu.toFixed(1)} s of processor time against ${plain.cpu.toFixed(1)} s when the rows are written unchanged`,
		},
	];
}

async function measure(site: string, asks: INodeParameters) {
	const reports = await startLargeReports();
	try {
		const args = [reports.url, 'csv', site, JSON.stringify(asks)];
		const environment = {
			N8N_DEFAULT_BINARY_DATA_MODE: 'filesystem',
			NODE_OPTIONS: SMALL_HEAP,
		};
		const [grown = Number.NaN, cpu = Number.NaN] = await inEngine(
			'../reports/reportChild.ts',
			args,
			environment,
		);
		return { grownMB: grown / 1e6, cpu };
	} finally {
		await reports.close();
	}
}
