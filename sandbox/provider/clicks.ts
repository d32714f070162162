import { MISSING, type Properties } from './baseRow';

/** An event visitors click on. */
export interface Click {
	properties: Properties;
	weight: number;
}

/** Every page tells that it is shown; this is no click. */
export const PAGE_DISPLAY: Properties = { event_name: 'page.display', click: MISSING };

const CLICK_ROWS: readonly [eventName: string, click: string, weight: number][] = [
	['click.action', 'Add to cart', 90],
	['click.action', 'Newsletter / subscribe', 21],
	['click.action', 'Préférences', 14],
	['click.navigation', '/menu/home', 120],
	['click.navigation', '/menu/bikes', 85],
	// The same as the first once a leading slash is removed.
	['click.navigation', 'menu/home', 44],
	['click.navigation', 'https://shop.example/legal', 12],
	['click.exit', 'https://partner.example/offer?id=7', 19],
	['click.exit', 'https:/odd', 8],
	['click.download', 'https://shop.example/files/size-guide.pdf', 17],
	['click.download', '/files/catalogue-été.pdf', 11],
];

export const CLICKS: readonly Click[] = CLICK_ROWS.map(([eventName, click, weight]) => ({
	properties: { event_name: eventName, click },
	weight,
}));
