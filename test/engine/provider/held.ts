import type { ProviderRow } from '../../sandbox/provider/providerCaller';
import type { Stage } from '../../support/stage';
import { held } from '../import/scene';
import type { Reference } from './scene';

type Days = { readonly from: string; readonly to: string };

/** The names of a row, then its figures by day: one list per metric. */
export type Held = unknown[];

const SITE = ['visit', 'dvisitor', 'duration'];
const SITE_COLUMNS = ['m_visits', 'm_unique_visitors', 'm_time_spent'];

/** The dimensions and metrics that are read back for each kind. */
const READ: Record<string, readonly [string[], string[]]> = {
	website: [['website_name'], SITE],
	searchengine: [['searchengine_name'], SITE],
	refererdomain: [['refererdomain_name'], SITE],
	opedata: [['media_key', 'publisher_name', 'ope_name'], SITE],
	geoloccountry: [['geoloccountry_isocode'], SITE.slice(0, 2)],
	pagetree: [
		['pageinfo_name', 'pageinfo_url'],
		['hit', 'visit', 'duration', 'visitin', 'visitone'],
	],
};

/**
 * The source of a kind: the provider's columns, and the names of a row; undefined if it is not
 * imported.
 */
interface Source {
	readonly columns: string[];
	readonly metrics: string[];
	readonly name: (row: Record<string, string>) => string[] | undefined;
}

/** The referrer names of portals and webmails. */
export const REFERRERS: Record<string, string> = {
	'Portal sites': 'Portals',
	Webmails: 'Webmails',
};
/** The channel of each kind of campaign. */
export const LEVERS: Record<string, string> = {
	Advertisement: 'ADVERTISING',
	'Unclassified campaign': 'ADVERTISING',
	'Push notifications': 'GENERIC',
	'Sponsored links': 'SPONSOREDLINK',
};
/** The codes of the provider's countries. */
export const COUNTRIES: Record<string, string> = {
	France: 'FR',
	Germany: 'DE',
	Spain: 'ES',
	Canada: 'CA',
	'United States': 'US',
	'Great Britain': 'GB',
	'Russian Federation': 'RU',
	'Korea, Republic of': 'KR',
	'Viet Nam': 'VN',
	"Cote d'Ivoire": 'CI',
	Swizerland: 'CH',
};

const SOURCES: Record<string, Source> = {
	website: { columns: [], metrics: SITE_COLUMNS, name: () => ['shop-eu'] },
	searchengine: {
		columns: ['src', 'src_detail'],
		metrics: SITE_COLUMNS,
		name: ({ src, src_detail: name = '' }) => (src === 'Search engines' ? [name] : undefined),
	},
	refererdomain: {
		columns: ['src', 'src_detail'],
		metrics: SITE_COLUMNS,
		name: ({ src = '', src_detail: name = '' }) => {
			const referrer = src === 'Referrer sites' ? name : REFERRERS[src];
			return referrer === undefined ? undefined : [plain(referrer)];
		},
	},
	opedata: {
		columns: ['src', 'src_source', 'src_campaign'],
		metrics: SITE_COLUMNS,
		name: ({ src = '', src_source: publisher = '', src_campaign: campaign = '' }) => {
			const lever = LEVERS[src];
			return lever && publisher !== 'N/A' ? [lever, publisher, plain(campaign)] : undefined;
		},
	},
	geoloccountry: {
		columns: ['geo_country'],
		metrics: SITE_COLUMNS.slice(0, 2),
		name: ({ geo_country: country = '' }) => {
			const code = COUNTRIES[country];
			return code === undefined ? undefined : [code];
		},
	},
	pagetree: {
		columns: ['page'],
		metrics: ['m_page_loads', 'm_visits', 'm_time_spent_loads', 'm_entering_visits', 'm_bounces'],
		name: ({ page = '' }) => [plain(page)],
	},
};

/** Imports remove accents. */
function plain(name: string): string {
	return name.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The data of a kind on the platform, sorted by name. */
export async function heldOf(
	stage: Pick<Stage, 'sandbox'>,
	kind: string,
	days: Days,
): Promise<Held[]> {
	return inOrder(await held(stage, kind, READ[kind] ?? [[], []], days));
}

/** The expected data, derived from the provider's. `listed` are all days, in order. */
export async function expectedOf(
	reference: Reference,
	kind: string,
	months: readonly Days[],
	listed: readonly string[],
): Promise<Held[]> {
	const { columns, metrics, name } = SOURCES[kind] ?? { columns: [], metrics: [], name: () => [] };
	const rows: ProviderRow[] = [];
	for (const month of months) {
		rows.push(...(await reference.rows(['date', ...columns, ...metrics], month)));
	}
	if (kind === 'pagetree') rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	const urls = kind === 'pagetree' ? await urlsOf(reference, months) : undefined;
	const sums = new Map<string, { names: string[]; figures: number[][] }>();
	const visitors = metrics.indexOf('m_unique_visitors');
	const mergedDays = new Set<number>();
	for (const row of rows) {
		const texts = columns.map((column) => [column, String(row[column])] as const);
		const named = name(Object.fromEntries(texts));
		if (named === undefined) continue;
		const names = urls ? [...named, urls(String(row.date), String(row.page))] : named;
		const none = () => metrics.map(() => listed.map(() => 0));
		const sum = sums.get(names.join('\n')) ?? { names, figures: none() };
		const day = listed.indexOf(String(row.date));
		metrics.forEach((metric, at) => {
			const values = sum.figures[at] ?? [];
			const isMerged = (values[day] ?? 0) > 0 && Number(row[metric]) > 0;
			if (at === visitors && isMerged) mergedDays.add(day);
			values[day] = (values[day] ?? 0) + Number(row[metric]);
		});
		sums.set(names.join('\n'), sum);
	}
	// Visitors of rows that become one cannot be added up, so a day has those of no row.
	for (const day of mergedDays)
		for (const { figures } of sums.values()) zero(figures[visitors], day);
	return inOrder([...sums.values()].map(({ names, figures }) => [...names, ...figures]));
}

function zero(values: number[] | undefined, day: number): void {
	if (values) values[day] = 0;
}

const keyOf = ({ date, page }: ProviderRow) => `${String(date)}\n${String(page)}`;

/** The URL of a page on a day: the most viewed one of the first page with this name. */
async function urlsOf(reference: Reference, months: readonly Days[]) {
	const best = new Map<string, { url: string; page: string; views: number }>();
	const nameOf = (day: string, page: string) => `${day}\n${plain(page)}`;
	for (const month of months) {
		for (const row of await reference.rows(['date', 'page', 'event_url', 'm_page_loads'], month)) {
			const [page, url, views] = [
				String(row.page),
				String(row.event_url),
				Number(row.m_page_loads),
			];
			const name = nameOf(String(row.date), page);
			const known = best.get(name);
			const isMore = known?.url === 'N/A' || (url !== 'N/A' && views > (known?.views ?? 0));
			if (!known || page < known.page || (page === known.page && isMore))
				best.set(name, { url, page, views });
		}
	}
	return (day: string, page: string) => {
		const url = best.get(nameOf(day, page))?.url ?? 'N/A';
		return url === 'N/A' ? '' : url;
	};
}

function inOrder(rows: readonly Held[]): Held[] {
	const nameOf = (row: Held) => row.filter((cell) => typeof cell === 'string').join('\n');
	return [...rows].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** The six kinds of import. */
export const KINDS = Object.keys(READ);
