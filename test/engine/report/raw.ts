import axios from 'axios';
import type { Sandbox } from '../../../sandbox';

interface Entry {
	values: Array<number | string>;
	segments?: Record<string, Array<{ id: string; name: string; values: string[] }>>;
}

/** A report from the platform, with the members that tests read. */
export interface RawReport {
	data: Array<{ dimensions: string[]; metrics: Entry[][] }>;
	columnHeader: { dateRanges: Array<{ tzone: string; values: Array<{ epoch: number }> }> };
}

interface Reply {
	rows: string[][];
	jobrun_status: string;
	data: { reports: RawReport[] };
}

/** Downloads a report with another client, independently of the pack. */
export async function downloadRaw(
	{ url, token }: Sandbox,
	body: object,
	site = 'shop-eu',
): Promise<RawReport> {
	const client = axios.create({
		baseURL: `${url}/ea/v2/ea/${site}/report/batch`,
		headers: { Authorization: `Bearer ${token}` },
	});
	const submitted = await client.post<Reply>('query.json', body);
	const params = { 'jobrun-id': submitted.data.rows[0]?.[0] };
	const isReady = async () => {
		const { data } = await client.get<Reply>('status.json', { params });
		return data.jobrun_status === 'COMPLETED';
	};
	while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
	const [report] = (await client.get<Reply>('download.json', { params })).data.data.reports;
	if (report === undefined) throw new Error('The download holds no report');
	return report;
}

/** The value of a row's metric at a moment of its only period. */
export function valueAt(row: RawReport['data'][number], metric: number, moment = 0): number {
	return Number(row.metrics[metric]?.[0]?.values[moment]);
}

/** The names of channels on the platform's screens. */
const CHANNEL_NAMES: Record<string, string> = {
	NATURAL: 'Direct access',
	SEARCHENGINE: 'Organic search',
	REFERER: 'Referring sites',
	SPONSOREDLINK: 'Paid search',
	ADVERTISING: 'Display',
	AFFILIATION: 'Affiliation',
	SOCIAL: 'Social',
	MAILING: 'Emailing',
	TRUSTEDFEED: 'Comparison engine',
	OFFLINE: 'Offline',
};

/** The name of a channel on the screens; other codes, such as that of the total, stay. */
export const channelNamed = (code: string) => CHANNEL_NAMES[code] ?? code;

/** The channel of a row by channel. */
export const channelOf = ({ dimensions: [code = ''] }: RawReport['data'][number]) =>
	channelNamed(code);
