import { type DayNumber, isoDate } from '../clock';
import { chance, partsOf, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, noFigures, type Properties } from './baseRow';
import { deviceTotals } from './visitRows';

/** Every page view sends this event, which is no click. */
const PAGE_DISPLAY: Properties = { event_name: 'page.display' };

/** Events of clicks. */
const CLICKS: readonly [eventName: string, click: string, weight: number][] = [
	['click.action', 'Add to cart', 90],
	['click.action', 'Newsletter / subscribe', 21],
	['click.action', 'Préférences', 14],
	['click.navigation', '/menu/home', 120],
	['click.navigation', '/menu/bikes', 85],
	// Equal to the first once a leading slash is removed.
	['click.navigation', 'menu/home', 44],
	['click.navigation', 'https://shop.example/legal', 12],
	['click.exit', 'https://partner.example/offer?id=7', 19],
	['click.exit', 'https:/odd', 8],
	['click.download', 'https://shop.example/files/size-guide.pdf', 17],
	['click.download', '/files/catalogue-été.pdf', 11],
];

const SEED = seedOf('clicks of the older tool');
const SHARES = runningShares(CLICKS.map(([, , weight]) => weight));
const CLICKS_PER_LOAD = 0.35;

/**
 * The events of a day. They include page displays without a click, so that a reader that takes
 * every event for a click is noticed.
 */
export function clickRows(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return deviceTotals(day).flatMap(({ properties, figures }, device) => {
		const row = (event: Properties, count: number): BaseRow => ({
			date,
			properties: { ...properties, ...event },
			figures: { ...noFigures(), m_clicks: count },
		});
		const clicks = Math.floor(figures.m_page_loads * CLICKS_PER_LOAD);
		const counts = partsOf(clicks, SHARES, chance(SEED, day, device));
		const rows = CLICKS.map(([event_name, click], index) =>
			row({ event_name, click }, counts[index] ?? 0),
		);
		return [...rows.filter((one) => one.figures.m_clicks > 0), row(PAGE_DISPLAY, 0)];
	});
}
