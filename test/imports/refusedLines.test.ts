import { LineCheck } from '../../platform/imports/check';
import { numberFormatOf } from '../../platform/imports/csv';
import { mapColumns } from '../../platform/imports/importColumns';
import { kindNamed } from '../../platform/imports/kinds';
import { toldNote } from '../../platform/imports/reasons';
import { thrownBy } from '../client/pure/thrown';
import { sourceOf } from '../../harness/fileContent';

const CAMPAIGN = 'media_key,publisher_name,ope_name,visit';
const CHANNELS =
	'MAILING (emailing), ADVERTISING (display), AFFILIATION, SPONSOREDLINK (paid search), PARTNER (partners), TRUSTEDFEED (comparison engine), OFFLINE (broadcast, tv), GENERIC';
const AMOUNT =
	'Sales Revenue must be an amount of 0 or more with at most two decimals, such as 1234.56';
const COUNT = 'Visits must be a whole number, 0 or more';

/** Lines that cannot be imported, and what is said of them. */
const wrong: Array<[what: string, kind: string, header: string, line: string, reason: string]> = [
	['no channel', 'opedata', CAMPAIGN, ',a,b,1', `Channel must be one of ${CHANNELS}`],
	['no publisher', 'opedata', CAMPAIGN, 'MAILING, ,b,1', 'Publisher is empty (" ")'],
	['no name', 'website', 'site,visits', ',1', 'Website is empty'],
	['a name of accents alone', 'website', 'site,visits', '\u0301,1', 'Website is empty ("\u0301")'],
	[
		'a name with a line break',
		'website',
		'site,visits',
		'"a\nb",1',
		'Website holds a line break or another character that cannot be shown ("a\nb")',
	],
	[
		'a country that is none',
		'geoloccountry',
		'country,visits',
		'XX,1',
		'Country Code must be an ISO 3166-1 country code of two letters, such as FR ("XX")',
	],
	[
		'UK',
		'geoloccountry',
		'country,visits',
		'UK,1',
		'Country Code must be an ISO 3166-1 country code of two letters: use GB ("UK")',
	],
	[
		'three letters for a country',
		'geoloccountry',
		'country,visits',
		'FRA,1',
		'Country Code must be an ISO 3166-1 country code of two letters: use FR ("FRA")',
	],
	['a negative count', 'website', 'site,visits', 'a,-1', `${COUNT} ("-1")`],
	['three decimals in a count below 1', 'website', 'site,visits', 'a,0.125', `${COUNT} ("0.125")`],
	['spaces that are no thousands', 'website', 'site,visits', 'a,12 34', `${COUNT} ("12 34")`],
	['no count', 'website', 'site,visits', 'a,', 'Visits is empty'],
	[
		'a time of the clock',
		'website',
		'site,duration',
		'a,00:03:20',
		'Time Spent (Seconds) must be a whole number of seconds, 0 or more ("00:03:20")',
	],
	['too many decimals', 'website', 'site,revenue', 'a,1234.567', `${AMOUNT} ("1234.567")`],
	['a negative amount', 'website', 'site,revenue', 'a,-3', `${AMOUNT} ("-3")`],
	['a currency', 'website', 'site,revenue', 'a,3 EUR', `${AMOUNT} ("3 EUR")`],
	[
		'an amount that may mean two',
		'website',
		'site;revenue',
		'a;1.234',
		'Sales Revenue may mean thousands or decimals: choose Number Format under Options ("1.234")',
	],
	[
		'too many columns',
		'website',
		'site,visits',
		'a,1,2',
		'has 3 columns, the first line has 2 ("a, 1, 2")',
	],
];

it.each(wrong)('a line is refused for %s', async (_, name, header, line, reason) => {
	const kind = kindNamed(name);
	const { header: names = [], ...source } = await sourceOf(`${header}\n${line}\n`);
	const columns = mapColumns(kind, names, undefined);
	const format = numberFormatOf(source.sample.flat());
	const check = new LineCheck(columns, kind.dimensions.length, { format }, names.length);
	for await (const some of source.read()) {
		for (const one of some) expect(check.read(one)).toBeUndefined();
	}
	const told = check.findings().rejections.map(toldNote);
	const value = told[0]?.value ? ` ("${told[0].value}")` : '';
	expect(told.map((one) => one.reason + value)).toEqual([reason]);
});

it.each<[string, string[], Record<string, string> | undefined, string]>([
	['no metric', ['Site', 'Rank'], undefined, 'No column was found for any metric'],
	[
		'two targets on one column',
		['Site', 'Visits'],
		{ website_name: 'Site', visit: 'Visits', dvisitor: '2' },
		'Column 2 is given to two targets, one of them Daily Unique Visitors',
	],
	['column 0', ['Site'], { website_name: '0' }, 'The file has no column "0" for Website'],
])('a file is refused for %s', (_, header, mapping, message) => {
	const error = thrownBy(() => mapColumns(kindNamed('website'), header, mapping));
	expect(error).toMatchObject({ message });
});
