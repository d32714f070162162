import axios from 'axios';
import { DateTime } from 'luxon';
import type { Sandbox } from '../../sandbox';

/** Visits by channel, day and hour; the channel is empty for the whole site. */
export type Raw = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<number, number>>>;

const SITE = 'shop-ca';
const ZONE = 'America/Montreal';

interface Reply {
	data: { reports: Array<{ data: RawRow[]; columnHeader: { dateRanges: RawRange[] } }> };
}

interface RawRow {
	dimensions: string[];
	metrics: Array<Array<{ values: number[] }>>;
}

interface RawRange {
	values: Array<{ epoch: number }>;
}

/** A reply of the platform as it stands, of some days that are split. */
export async function reportAtOnce<Reply>(
	{ url, token }: Sandbox,
	site: string,
	dateFrom: string,
	dateTo: string,
	more: object,
): Promise<Reply> {
	const dateRanges = [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }];
	const item = { kind: 'rt#insummary', dateRanges, dateRangeSplitPerScale: true, ...more };
	const { data } = await axios.post<Reply>(
		`${url}/ea/v2/ea/${site}/report/batch/query.json`,
		{ reports: [item], async: false },
		{ headers: { authorization: `Bearer ${token}` } },
	);
	return data;
}

/** Asks the platform for every hour of some days, and reads the reply as it stands. */
export async function rawFigures(
	sandbox: Sandbox,
	dateFrom: string,
	dateTo: string,
	scale: 'D' | 'H',
): Promise<Raw> {
	const reply = await reportAtOnce<Reply>(sandbox, SITE, dateFrom, dateTo, {
		dateScale: scale,
		dimensions: [{ name: 'c', field: 'media_key' }],
		metrics: [{ name: 'v', field: 'visit' }],
	});
	const raw = new Map<string, Map<string, Map<number, number>>>();
	for (const { data, columnHeader } of reply.data.reports) {
		const moments = columnHeader.dateRanges[0]?.values ?? [];
		for (const { dimensions, metrics } of data) {
			const name = dimensions[0] === 'GLOBAL' ? '' : (dimensions[0] ?? '');
			const days = new Map<string, Map<number, number>>();
			const twice = new Set(moments.flatMap(({ epoch }) => twinOf(epoch)));
			for (const [index, { epoch }] of moments.entries()) {
				const local = DateTime.fromSeconds(epoch, { zone: ZONE });
				const day = local.toISODate() ?? '';
				const hours = days.get(day) ?? new Map<number, number>();
				const value = metrics[0]?.[0]?.values[index] ?? Number.NaN;
				// An hour that comes twice is as much as the mean of both.
				const part = twice.has(epoch) ? value / 2 : value;
				hours.set(local.hour, (hours.get(local.hour) ?? 0) + part);
				days.set(day, hours);
			}
			raw.set(name, days);
		}
	}
	return raw;
}

/** Two hours that the clock shows alike: they follow each other. */
function twinOf(epoch: number): number[] {
	const [hour, next] = [epoch, epoch + 3_600].map((each) =>
		DateTime.fromSeconds(each, { zone: ZONE }),
	);
	return hour && next && hour.hour === next.hour ? [epoch, epoch + 3_600] : [];
}
