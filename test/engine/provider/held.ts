import type { ProviderRow } from '../../sandbox/providerCaller';
import type { Stage } from '../../support/nodes/stage';
import { held } from '../import/scene';
import type { Reference } from './scene';

type Days = { readonly from: string; readonly to: string };

/** Names of a row, then its figures, day by day: the lists are the metrics. */
export type Held = unknown[];

const SITE = ['visit', 'dvisitor', 'duration'];
const SITE_COLUMNS = ['m_visits', 'm_unique_visitors', 'm_time_spent'];

/** What is read back of each kind: dimensions and metrics. */
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

/** What a kind is made of: the provider's columns, and what names a row; undefined for no import. */
interface Source {
	readonly columns: string[];
	readonly metrics: string[];
	readonly name: (row: Record<string, string>) => string[] | undefined;
}

const REFERRERS: Record<string, string> = { 'Portal sites': 'Portals', Webmails: 'Webmails' };
const LEVERS: Record<string, string> = {
	Advertisement: 'ADVERTISING',
	'Unclassified campaign': 'ADVERTISING',
	'Push notifications': 'GENERIC',
	'Sponsored links': 'SPONSOREDLINK',
};
const COUNTRIES: Record<string, string> = {
	...{ France: 'FR', Germany: 'DE', Spain: 'ES', Canada: 'CA', 'United States': 'US' },
	...{ 'Great Britain': 'GB', 'Russian Federation': 'RU', 'Korea, Republic of': 'KR' },
	...{ 'Viet Nam': 'VN', "Cote d'Ivoire": 'CI', Swizerland: 'CH' },
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
		columns: ['page', 'event_url'],
		metrics: [
			...['m_page_loads', 'm_visits', 'm_time_spent_loads'],
			...['m_entering_visits', 'm_bounces'],
		],
		name: ({ page = '', event_url: url = '' }) => [plain(page), url === 'N/A' ? '' : url],
	},
};

/** Imports take accents away. */
function plain(name: string): string {
	return name.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What the platform holds of a kind, sorted by name. */
export async function heldOf(
	stage: Pick<Stage, 'sandbox'>,
	kind: string,
	days: Days,
): Promise<Held[]> {
	return inOrder(await held(stage, kind, READ[kind] ?? [[], []], days));
}

/** What it must hold: the same, of what the provider has. `listed` are all days, in their order. */
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
	const sums = new Map<string, { names: string[]; figures: number[][] }>();
	for (const row of rows) {
		const texts = columns.map((column) => [column, String(row[column])] as const);
		const names = name(Object.fromEntries(texts));
		if (names === undefined) continue;
		const none = () => metrics.map(() => listed.map(() => 0));
		const sum = sums.get(names.join('\n')) ?? { names, figures: none() };
		const day = listed.indexOf(String(row.date));
		metrics.forEach((metric, at) => {
			const values = sum.figures[at] ?? [];
			values[day] = (values[day] ?? 0) + Number(row[metric]);
		});
		sums.set(names.join('\n'), sum);
	}
	return inOrder([...sums.values()].map(({ names, figures }) => [...names, ...figures]));
}

function inOrder(rows: readonly Held[]): Held[] {
	const nameOf = (row: Held) => row.filter((cell) => typeof cell === 'string').join('\n');
	return [...rows].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** The six kinds of import. */
export const KINDS = Object.keys(READ);
