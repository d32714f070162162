import { mapColumns } from '../../../platform/imports/columns/importColumns';
import { suggestColumns } from '../../../platform/imports/columns/suggestColumns';
import { requireKind } from '../../../platform/imports/rules/importKinds';
import { thrownBy } from '../../http/pure/errors/thrown';

const website = requireKind('website');
const pagetree = requireKind('pagetree');

const mapped = (
	header: string[] | undefined,
	mapping?: Record<string, string | number>,
	kind = website,
) => mapColumns(kind, header, mapping).columns.map(({ target, index }) => [target.name, index]);

const refusal = (header: string[] | undefined, mapping?: Record<string, string>) =>
	thrownBy(() => mapped(header, mapping));

it('names the kind that the columns fit, where another one was chosen', () => {
	const header = ['Datum', 'Suchmaschine', 'Besuche'];
	const campaigns = thrownBy(() => mapped(header, undefined, requireKind('opedata')));
	expect(campaigns).toMatchObject({
		message: 'No column was found for Channel',
		advice:
			'The columns fit the kind Search Engines: choose it under Kind. The columns are: Datum, Suchmaschine, Besuche',
	});
	const own = () => mapped(['Datum', 'Spalte', 'Besuche'], undefined, requireKind('opedata'));
	const unnamed: unknown = expect.stringMatching(/^Set Mapping Column Mode/);
	expect(thrownBy(own)).toMatchObject({ advice: unnamed });
});

const SITE_AND_VISITS = [
	['website_name', 0],
	['visit', 1],
];

describe('columns', () => {
	test.each([
		[['website_name', 'visit']],
		[['Website', 'Visits']],
		[['  webSITE name!', 'Visités']],
		[['site', 'sessions']],
	])('are recognized by %j', (header) => {
		expect(mapped(header)).toEqual(SITE_AND_VISITS);
	});

	test("that fit first are chosen, by the platform's own name before other header words", () => {
		expect(mapped(['sessions', 'site', 'visit', 'website_name'])).toEqual([
			['website_name', 3],
			['visit', 2],
		]);
		expect(mapped(['Visits', 'x', 'Site', 'visit'])).toEqual([
			['website_name', 2],
			['visit', 3],
		]);
	});

	test('are recognized by French header words', () => {
		const header = [
			...['Site', 'Visites', 'Visiteurs uniques par jour', 'Temps passé', 'Ventes'],
			...["Chiffre d'affaires", 'Devis', 'Paniers'],
		];
		expect(mapped(header).map(([name]) => name)).toEqual([
			...['website_name', 'visit', 'dvisitor', 'duration', 'scartvalid'],
			...['scartvalidamount', 'estimatevalid', 'scart'],
		]);
		expect(mapped(header).map(([, index]) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	});

	test('that are optional may be missing', () => {
		expect(mapped(['page', 'hit'], undefined, pagetree)).toEqual([
			['pageinfo_name', 0],
			['hit', 1],
		]);
		expect(mapped(['page', 'url', 'hit'], undefined, pagetree)).toHaveLength(3);
	});

	test('that were chosen by name or number are used, and no others', () => {
		const header = ['a', 'b', 'visit'];
		const mapping = { website_name: ' B ', visit: '1', dvisitor: ' ', scart: '' };
		expect(mapped(header, mapping)).toEqual([
			['website_name', 1],
			['visit', 0],
		]);
		expect(mapped(undefined, { website_name: '1', visit: '2' })).toEqual(SITE_AND_VISITS);
		expect(mapped(['2', 'x', 'y'], { website_name: 1, visit: '3' })).toEqual([
			['website_name', 0],
			['visit', 2],
		]);
	});

	test('are looked up by their exact name before their normalized name', () => {
		expect(mapped(['x-', 'X', 'v'], { website_name: 'X', visit: 'v' })).toEqual([
			['website_name', 1],
			['visit', 2],
		]);
		expect(mapped(['-', '#', 'v'], { website_name: '#', visit: 'v' })).toEqual([
			['website_name', 1],
			['visit', 2],
		]);
	});

	test('with an unknown header are not suggested', () => {
		expect(suggestColumns(website, ['x', '', '-']).columns).toEqual([]);
		expect(suggestColumns(website, ['visits']).columns).toMatchObject([{ index: 0 }]);
	});

	test.each([
		'Visits (%)',
		'% of visits',
		'Visits %',
		'Visits +/-',
		'Visits (±)',
		'Visits ‰',
		'Δ Visits',
	])('with shares and changes are not taken for figures: %s', (name) => {
		const { columns } = suggestColumns(website, ['site', name]);
		expect(columns).toMatchObject([{ index: 0 }]);
	});
});

describe('columns are refused', () => {
	const long = Array.from({ length: 31 }, (_, at) => `c${at + 1}`);
	const BEGINNING = long.slice(0, 30).join(', ');
	const BY_HAND = 'Set Mapping Column Mode to Map Each Column Manually, and enter the column there';
	const OR_TEXT = ', or text in quotes that applies to all lines';

	test.each([
		[['visit'], 'Website', `${BY_HAND}${OR_TEXT}. The columns are: visit`],
		[['site'], 'any metric', `${BY_HAND}. The columns are: site`],
		[long, 'Website', `${BY_HAND}${OR_TEXT}. The columns are: ${BEGINNING}`],
		[
			undefined,
			'Website',
			'Set Mapping Column Mode to Map Each Column Manually, and enter the number of the column',
		],
	])('because %j lacks one of them', (header, lacked, advice) => {
		const message = `No column was found for ${lacked}`;
		expect(refusal(header)).toMatchObject({ parameter: 'Columns', message, advice });
	});

	test('because a chosen one does not exist', () => {
		expect(refusal(['a', 'b'], { website_name: 'c' })).toMatchObject({
			...{ parameter: 'Columns', message: 'The file has no column "c" for Website' },
			advice: 'Choose one of its columns: a, b',
		});
		expect(refusal(undefined, { website_name: 'c' })).toMatchObject({
			advice: 'Enter the number of the column, counted from 1',
		});
	});

	test.each(['0', '01', '-1', '1x', 'x1', '1234567', '#'])(
		'because one was given as %j',
		(website_name) => {
			expect(refusal(['a'], { website_name })).toMatchObject({
				message: `The file has no column "${website_name}" for Website`,
			});
		},
	);

	test.each([
		['Besuch', 'Besuche, Tag, Umsatz, Website'],
		['Umsätze', 'Umsatz, Website, Besuche, Tag'],
		['web site', 'Website, Besuche, Tag, Umsatz'],
	])('with the closest names first: %s', (website_name, names) => {
		expect(refusal(['Tag', 'Umsatz', 'Website', 'Besuche'], { website_name })).toMatchObject({
			advice: `Choose one of its columns: ${names}`,
		});
	});

	test.each([
		[['Datum', 'Laden'], 'My shop', ': this is a value of the column Laden'],
		[['', 'Laden'], '2026-11-02', ': this is a value of the column #1'],
		[['Datum', 'Laden'], 'shop', ''],
	])('with the column that contains the text as a value: %j, %s', (header, website_name, more) => {
		const sample = [
			['2026-11-01', 'A'],
			['2026-11-02', ' My shop '],
		];
		const wrong = thrownBy(() => mapColumns(website, header, { website_name, visit: 1 }, sample));
		const message = `The file has no column "${website_name}" for Website${more}`;
		expect(wrong).toMatchObject({ message });
	});

	test('because one was chosen for two targets', () => {
		expect(refusal(['a', 'b', 'c'], { website_name: 'a', visit: 'b', scart: '2' })).toMatchObject({
			...{ parameter: 'Columns', advice: 'Map a different column to one of the two fields' },
			message: 'Column 2 is mapped twice, once to Shopping Carts',
		});
	});
});
