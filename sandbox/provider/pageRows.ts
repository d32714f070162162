import { type DayNumber, isoDate } from '../clock';
import { chance, partBetween, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, type Figures, noFigures } from './baseRow';
import { PAGES } from './pages';
import { deviceTotals } from './visitRows';

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
		const figures = noFigures();
		figures.m_bounces = bounced;
		figures.m_entering_visits = entries;
		figures.m_page_loads = entries + later;
		figures.m_visits = visits;
		figures.m_unique_visitors = visits - Math.floor(visits * 0.1);
		figures.m_time_spent_loads = times[page] ?? 0;
		return figures;
	});
}
