import { sourceOf } from '../../harness/fileContent';

const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };
const MONDAYS = { from: '2026-09-28', to: '2026-10-04' };

/** The days that are offered for a table with these lines above it. */
async function daysBelow(...above: string[]) {
	const lines = above.map((line) => `"${line.replaceAll('"', '""')}";`);
	const file = `Report;\n${lines.join('\n')}\n\nLanding page;Sessions\n/;10\n/a;5\n`;
	return (await sourceOf(file)).layout.period;
}

it.each([
	'Sep 1 - Sep 30, 2026',
	'September 1 – September 30, 2026',
	'Sep 1 - 30, 2026',
	'Last 30 days (Sep 1 - Sep 30, 2026)',
	'Tue, Sep 1 - Wed, Sep 30, 2026',
	'September 1st - September 30th, 2026',
	'1-30 Sept 2026',
	'1st to 30th September 2026',
	'Date range: 1 - 30 September 2026',
	'du 1er au 30 septembre 2026',
	'1-30 sept. 2026',
	'1. bis 30. September 2026',
	'vom 1. bis zum 30. September 2026',
	'01.09. - 30.09.2026',
	'del 1 al 30 de septiembre de 2026',
	'1 de septiembre - 30 de septiembre de 2026',
	'dal 1 al 30 settembre 2026',
	'1 t/m 30 september 2026',
	'9/1 - 9/30/2026',
	'# Start date: 20260901, # End date: 20260930',
	'Report Time: 9/1/2026 - 9/30/2026',
	'Berichtszeitraum: 01.09.2026-30.09.2026',
	'2026-09-01T00:00:00 - 2026-09-30T23:59:59',
	'9/1/2026 12:00 AM - 9/30/2026 11:59 PM',
	'Ad set 2, 2026-09-01 - 2026-09-30',
])('the days of "%s" are those of September', async (above) => {
	expect(await daysBelow(above)).toEqual(SEPTEMBER);
});

it.each([
	['28 Sep - 4 Oct 2026', MONDAYS],
	['Week 28 September - 4 October 2026', MONDAYS],
	['28. Sept. – 4. Okt. 2026', MONDAYS],
	['semaine du 28 septembre au 4 octobre 2026', MONDAYS],
	['semana 28 septiembre - 4 octubre 2026', MONDAYS],
	['Dec 28 - Jan 3, 2027', { from: '2026-12-28', to: '2027-01-03' }],
	['01.09.2026 - 05.09.2026', { from: '2026-09-01', to: '2026-09-05' }],
])('the days of "%s" are %j', async (above, days) => {
	expect(await daysBelow(above)).toEqual(days);
});

it.each([
	['2026-09-01T00:00:00 - 2026-10-01T00:00:00', SEPTEMBER],
	['2026-09-01 00:00:00 - 2026-09-30 00:00:00', SEPTEMBER],
	['Sep 1, 2026 12:00 AM - Oct 1, 2026 12:00 AM', SEPTEMBER],
	['00:00 01.09.2026 - 00:00 01.10.2026', SEPTEMBER],
	['2026-09-28 00:00 - 2026-10-05 00:00', MONDAYS],
	['2026-09-01 00:00 - 2026-09-02 00:00', { from: '2026-09-01', to: '2026-09-01' }],
	['2026-08-31T22:00:00Z - 2026-09-30T22:00:00Z', { from: '2026-08-31', to: '2026-09-30' }],
	['Sep 30, 2026 vs. Aug 31, 2026', { from: '2026-08-31', to: '2026-09-30' }],
])('the days of "%s" are uncertain, and %j are offered', async (above, days) => {
	expect(await daysBelow(above)).toEqual({ ...days, isUncertain: true });
});

const quarter = { from: '2026-07-01', to: '2026-09-30' };
it.each([
	['Sep 2026 - Oct 2026', { from: '2026-09-01', to: '2026-10-31' }],
	['September - Oktober 2026', { from: '2026-09-01', to: '2026-10-31' }],
	['septembre à octobre 2026', { from: '2026-09-01', to: '2026-10-31' }],
	['Report Jan-Sep 2026', { from: '2026-01-01', to: '2026-09-30' }],
	['Nov - Jan 2027', { from: '2026-11-01', to: '2027-01-31' }],
	['Q3 2026', quarter],
	['Zeitraum: Q3/2026', quarter],
	['Jul – Sep 2026', quarter],
	['2026 September', SEPTEMBER],
	['Report for September 2026', SEPTEMBER],
	['Campaign report - September 2026', SEPTEMBER],
	['Rapport, en septembre 2026', SEPTEMBER],
	['1Sep2026-30Sep2026', SEPTEMBER],
])('the days of whole months in "%s" are %j', async (above, days) => {
	expect(await daysBelow(above)).toEqual(days);
});

it.each([
	'Sep 1 - Sep 30, 2026 compared with Aug 1 - Aug 31, 2026',
	'9/1 - 9/7/2026',
	'28Sep-4Oct 2026',
	'Top 10 - 30 Sep 2026',
	'Page 1/2 - 30/09/2026',
	'15 Sep 2026 - Oct 2026',
	'Aug 2026 - 15 Sep 2026',
	'YTD September 2026',
	'12 months ending September 2026',
	'Q1 - September 2026',
	'September 2026 - heute',
	'since September 2026',
	'1. Hälfte September 2026',
	'mid September 2026',
	'July, August, September 2026',
	'August and September 2026',
	'Sep 2026 vs. Oct 2026',
	'Oct 2026 - Sep 2026',
])('no days are offered for "%s"', async (above) => {
	expect(await daysBelow(above)).toBeUndefined();
});

it('a moment next to the days or the month of a report is not one of its days', async () => {
	expect(await daysBelow('2026-09-01 - 2026-09-30', 'Run: 2026-10-01 09:15')).toEqual(SEPTEMBER);
	expect(await daysBelow('September 2026', 'Run: 2026-10-01 09:15')).toEqual(SEPTEMBER);
});
