import { type DayNumber, isoDate } from '../clock';
import { chance, partBetween, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, type Figures, MISSING, noFigures, type Properties } from './baseRow';
import { deviceTotals } from './visitRows';

/** A page of the shop, named the way the older tool names pages. */
export interface Page {
	properties: Properties;
	/** How often it is loaded. */
	weight: number;
	/** How often a visit begins on it. */
	entries: number;
}

const SHOP = 'https://shop.example';

function page(name: string, chapters: string, url: string, weight: number, entries: number): Page {
	const named = chapters.split('/').filter((chapter) => chapter !== '');
	const [first = MISSING, second = MISSING, third = MISSING] = named;
	return {
		properties: {
			page: name,
			page_chapter1: first,
			page_chapter2: second,
			page_chapter3: third,
			event_url: url === '' ? MISSING : SHOP + url,
		},
		weight,
		entries,
	};
}

/**
 * All pages. Among them: "Overview" twice, names that are the same without their accents, and pages
 * that were tagged without chapters or without their address.
 */
export const PAGES: readonly Page[] = [
	page('Home', '', '/', 160, 240),
	page('Search results', '', '', 62, 12),
	page('Overview', 'Bikes', '/bikes', 84, 66),
	page('Overview', 'Clothing', '/clothing', 51, 34),
	page('City bikes', 'Bikes/City', '/bikes/city', 57, 41),
	page('Touring bikes', 'Bikes/Touring', '/bikes/touring', 44, 30),
	page('Rivoli 7', 'Bikes/City/Women', '/bikes/city/rivoli-7', 33, 28),
	page('Rivoli 7 step-through', 'Bikes/City/Women', '/bikes/city/rivoli-7-step', 21, 12),
	page('Tempo 21', 'Bikes/Touring/Men', '/bikes/touring/tempo-21', 26, 19),
	page('Vélo pliant "Éclair"', 'Bikes/City/Folding', '/bikes/city/eclair', 24, 22),
	page("Children's bikes", 'Bikes/Children', '', 19, 11),
	page('Jackets', 'Clothing/Outerwear', '/clothing/jackets', 27, 13),
	page('Rain jacket, yellow', 'Clothing/Outerwear/Rain', '/clothing/rain-yellow', 15, 9),
	page('Helmets', 'Clothing/Protection', '/clothing/helmets', 29, 21),
	page('Locks & lights', 'Accessories', '/accessories', 31, 18),
	page('Basket', 'Order', '/basket', 48, 4),
	page('Delivery', 'Order/Checkout', '', 23, 1),
	page('Payment', 'Order/Checkout', '', 20, 1),
	page('Thank you', 'Order/Checkout/Done', '', 14, 1),
	page('Conges', 'Company/Jobs', '/company/conges', 5, 2),
	page('Congés', 'Company/Jobs', '/company/conges-payes', 6, 3),
	page('À propos', 'Company', '/company/a-propos', 8, 5),
	page('Legal notice', 'Company', '/legal', 5, 2),
	page('Contact', 'Help', '/help/contact', 11, 6),
	page('Size guide', 'Help/Guides', '/help/guides/size', 13, 9),
	page('Bike repair; step by step', 'Help/Guides/Repair', '/help/guides/repair', 12, 14),
];

const SEED = seedOf('pages of the older tool');
const LOAD_SHARES = runningShares(PAGES.map(({ weight }) => weight));
const ENTRY_SHARES = runningShares(PAGES.map(({ entries }) => entries));
// The other loads are of people who come back to a page in the same visit.
const NEW_VISITS_PER_LOAD = 0.8;

/** What visits of a day did on pages: loads, entries, bounces and time are those of the site. */
export function pageRows(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return deviceTotals(day).flatMap(({ properties, figures: site }, device) => {
		const figures = dividedFigures(site, chance(SEED, day, device));
		return PAGES.map((page, index): BaseRow => ({
			date,
			properties: { ...properties, ...page.properties },
			figures: figures[index] ?? noFigures(),
		})).filter((row) => row.figures.m_page_loads > 0);
	});
}

/** The figures of all pages, in their order. */
function dividedFigures(site: Readonly<Figures>, offset: number): Figures[] {
	const divided = (whole: number, shares: readonly number[]) =>
		PAGES.map((_, page) => partBetween(whole, shares[page] ?? 0, shares[page + 1] ?? 1, offset));
	const bounces = divided(site.m_bounces, ENTRY_SHARES);
	const longerVisits = divided(site.m_visits - site.m_bounces, ENTRY_SHARES);
	const laterLoads = divided(site.m_page_loads - site.m_visits, LOAD_SHARES);
	// Nobody is timed on the only page of a visit.
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
