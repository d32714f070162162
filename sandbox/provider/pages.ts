import { MISSING, type Properties } from './baseRow';

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
