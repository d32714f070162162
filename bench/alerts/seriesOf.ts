import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import axios from 'axios';

import { toDailySeries } from '../../platform/alerts/expectation/hourlyToDaily';
import { readReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { buildBody } from '../../platform/reports/request/buildRequest';
import type { DailySeries } from '../../platform/timeseries/dailySeries';
import type { Sandbox } from '../../sandbox';
import { startSandbox } from '../../sandbox';

/** A series of `bench/series`, whose lines are day,value. */
export function publicSeries(name: string): DailySeries {
	const file = path.join(__dirname, '../series', `${name}.csv`);
	const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
	return new Map(
		lines.flatMap((line) => {
			const [day = '', value = ''] = line.split(',');
			return value === '' ? [] : [[day, Number(value)] as const];
		}),
	);
}

const SITES = ['shop-eu', 'shop-ca'];
const FIELDS = ['visit', 'scartvalid', 'scartvalidamount', 'estimatevalid'];
const TWO_YEARS = { from: '2024-11-20', to: '2026-11-19' };
const MORNING_AFTER = Date.parse('2026-11-20T09:00Z');

/** Visits, sales, revenue and leads of the two years of the sandbox's sites. */
export async function sandboxSeries(): Promise<DailySeries[]> {
	const sandbox = await startSandbox({ jobSeconds: 0, now: () => MORNING_AFTER });
	try {
		return (await Promise.all(SITES.map(async (site) => await seriesOf(sandbox, site)))).flat();
	} finally {
		await sandbox.close();
	}
}

async function seriesOf({ url, token }: Sandbox, site: string): Promise<DailySeries[]> {
	const folder = `${url}/ea/v2/ea/${site}/report/batch`;
	const settings = {
		headers: { authorization: `Bearer ${token}` },
		httpAgent: new Agent({ keepAlive: false }),
	};
	const body = buildBody({
		kind: 'rt#insummary',
		period: TWO_YEARS,
		splitBy: 'D',
		devices: [],
		attributionRules: [],
		dimensions: [],
		metrics: FIELDS.map((field) => ({ field, name: field })),
	});
	const submitted = await axios.post<unknown>(`${folder}/query.json`, body, settings);
	const id = /\d{18}/.exec(JSON.stringify(submitted.data))?.[0] ?? '';
	const result = await axios.get<unknown>(`${folder}/download.json?jobrun-id=${id}`, settings);
	const [series] = (await readReportFigures(result.data))?.series ?? [];
	if (!series) throw new Error(`There are no figures for ${site}`);
	return FIELDS.map((_, index) => toDailySeries(series, index, undefined));
}
