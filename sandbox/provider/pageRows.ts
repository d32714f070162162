import { type DayNumber, isoDate } from '../clock';
import { chance, partsOf, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, type Figures, noFigures, type Properties } from './baseRow';
import { deviceTotals } from './visitRows';

type Page = [name: string, chapters: string, path: string, loads: number, entries: number];

/**
 * The pages of the shop, named in the style of the older tool, with how often each is loaded and
 * how often a visit begins on it. They include "Overview" twice, names that differ only in accents,
 * and pages without chapters or without a URL.
 */
const PAGES: readonly Page[] = [
	['Home', '', '/', 160, 240],
	['Search results', '', '', 62, 12],
	['Overview', 'Bikes', '/bikes', 84, 66],
	['Overview', 'Clothing', '/clothing', 51, 34],
	['City bikes', 'Bikes/City', '/bikes/city', 57, 41],
	['Touring bikes', 'Bikes/Touring', '/bikes/touring', 44, 30],
	['Rivoli 7', 'Bikes/City/Women', '/bikes/city/rivoli-7', 33, 28],
	['Rivoli 7 step-through', 'Bikes/City/Women', '/bikes/city/rivoli-7-step', 21, 12],
	['Tempo 21', 'Bikes/Touring/Men', '/bikes/touring/tempo-21', 26, 19],
	['Vélo pliant "Éclair"', 'Bikes/City/Folding', '/bikes/city/eclair', 24, 22],
	["Children's bikes", 'Bikes/Children', '', 19, 11],
	['Jackets', 'Clothing/Outerwear', '/clothing/jackets', 27, 13],
	['Rain jacket, yellow', 'Clothing/Outerwear/Rain', '/clothing/rain-yellow', 15, 9],
	['Helmets', 'Clothing/Protection', '/clothing/helmets', 29, 21],
	['Locks & lights', 'Accessories', '/accessories', 31, 18],
	['Basket', 'Order', '/basket', 48, 4],
	['Delivery', 'Order/Checkout', '', 23, 1],
	['Payment', 'Order/Checkout', '', 20, 1],
	['Thank you', 'Order/Checkout/Done', '', 14, 1],
	['Conges', 'Company/Jobs', '/company/conges', 5, 2],
	['Congés', 'Company/Jobs', '/company/conges-payes', 6, 3],
	['À propos', 'Company', '/company/a-propos', 8, 5],
	['Legal notice', 'Company', '/legal', 5, 2],
	['Contact', 'Help', '/help/contact', 11, 6],
	['Size guide', 'Help/Guides', '/help/guides/size', 13, 9],
	['Bike repair; step by step', 'Help/Guides/Repair', '/help/guides/repair', 12, 14],
];

const PROPERTIES = PAGES.map(([page, chapters, path]): Properties => {
	const [page_chapter1 = '', page_chapter2 = '', page_chapter3 = ''] = chapters.split('/');
	const event_url = path && `https://shop.example${path}`;
	return { page, page_chapter1, page_chapter2, page_chapter3, event_url };
});
const LOAD_SHARES = runningShares(PAGES.map(([, , , loads]) => loads));
const ENTRY_SHARES = runningShares(PAGES.map(([, , , , entries]) => entries));
const SEED = seedOf('pages of the older tool');
// The other loads are returns to a page within a visit.
const NEW_VISITS_PER_LOAD = 0.8;

/** The page figures of a day: loads, entries, bounces and time add up to those of the site. */
export function pageRows(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return deviceTotals(day).flatMap(({ properties, figures: site }, device) =>
		dividedFigures(site, chance(SEED, day, device))
			.map((figures, page): BaseRow => ({
				date,
				properties: { ...properties, ...PROPERTIES[page] },
				figures,
			}))
			.filter(({ figures }) => figures.m_page_loads > 0),
	);
}

/** The figures of all pages, in order. */
function dividedFigures(site: Readonly<Figures>, offset: number): Figures[] {
	const divided = (whole: number, shares: readonly number[]) => partsOf(whole, shares, offset);
	const bounces = divided(site.m_bounces, ENTRY_SHARES);
	const longerVisits = divided(site.m_visits - site.m_bounces, ENTRY_SHARES);
	const laterLoads = divided(site.m_page_loads - site.m_visits, LOAD_SHARES);
	// No time is measured on the only page of a visit.
	const times = divided(site.m_time_spent, runningShares(laterLoads));
	return bounces.map((bounced, page) => {
		const later = laterLoads[page] ?? 0;
		const entries = bounced + (longerVisits[page] ?? 0);
		const visits = entries + Math.floor(later * NEW_VISITS_PER_LOAD);
		return {
			...noFigures(),
			m_bounces: bounced,
			m_entering_visits: entries,
			m_page_loads: entries + later,
			m_visits: visits,
			m_unique_visitors: visits - Math.floor(visits * 0.1),
			m_time_spent_loads: times[page] ?? 0,
		};
	});
}
