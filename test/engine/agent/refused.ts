import type { Call } from './questions';

/** Questions with words of the rejection, and its candidates if there are any. */
export const REFUSED: ReadonlyArray<readonly [Call, RegExp]> = [
	[{ figures: 'conversions' }, /may mean Sales, Leads or Conversion Rate/],
	[{ figures: 'panier' }, /may mean .*Shopping carts.*Average Basket/],
	[{ figures: 'ROAS' }, /no figure called "ROAS".*closest/],
	[{ figures: 'cost, sales' }, /no figure called "cost".*Find Names/],
	[{ figures: '' }, /Figures is empty.*sales/],
	[{ figures: 'sales', by: 'keyword' }, /no dimension called "keyword".*closest/],
	[{ figures: 'sales', by: 'ville' }, /no dimension called "ville"/],
	[{ figures: 'sales', by: 'day, week' }, /one of hours, days, weeks or months/],
	[{ figures: 'bounce rate', by: 'channel' }, /no report with Bounce Rate by Channel.*Page/],
	[{ figures: 'sales', by: 'country, campaign' }, /no report with Sales by Country and Campaign/],
	[{ figures: 'sales', when: '03/04/2026' }, /2026-04-03 or 2026-03-04/],
	[{ figures: 'sales', when: 'next week' }, /has not begun yet/],
	[{ figures: 'sales', when: 'recently' }, /does not say which days.*last week/],
	[{ figures: 'sales', when: '2026-10-15 to 2026-10-01' }, /ends before it begins/],
	[{ figures: 'sales', when: 'last week', compareWith: 'month before' }, /may mean period before/],
	[{ figures: 'sales', when: 'last week', compareWith: 'last week' }, /same days/],
	[
		{ figures: 'sales', when: 'last week', compareWith: 'the moon' },
		/does not say what to compare with/,
	],
	[
		{ figures: 'sales', only: 'channel is search' },
		/may mean .*Organic search.*Paid search|may mean .*Paid search.*Organic search/,
	],
	[{ figures: 'sales', only: 'channel is google' }, /no channel called "google"/],
	[{ figures: 'sales', only: 'channel is paid' }, /no channel called "paid".*Paid search/],
	[{ figures: 'sales', only: 'device is app' }, /may mean iOSNativeApp or AndroidNativeApp/],
	[{ figures: 'sales', only: 'device is fridge' }, /no device called "fridge".*Desktop/],
	[
		{ figures: 'sales', only: 'black friday' },
		/does not say which dimension to filter by.*campaign contains/,
	],
	[{ figures: 'sales', only: 'sales > 10' }, /is a figure|does not say which dimension/],
	[
		{ figures: 'sales', when: 'last month', only: 'campaign is brand' },
		/Campaign "brand" may be .*Brand - exact/,
	],
	[
		{ figures: 'sales', when: 'last month', only: 'campaign is zebra' },
		/no Campaign called "zebra"/,
	],
	[{ figures: 'sales', only: 'color is red' }, /no dimension called "color"/],
	[{ figures: 'sales', only: 'country is Atlantis' }, /no country called "Atlantis"/],
];
