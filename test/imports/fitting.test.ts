import { fittingKind } from '../../platform/imports/fitting';
import { importKinds, kindNamed } from '../../platform/imports/kinds';

function fitOf(header: string, kinds = importKinds) {
	const { kind, suggested } = fittingKind(kinds, header.split(', '));
	return [kind?.name, ...suggested.map(({ target, index }) => `${index} ${target.name}`)];
}

it.each([
	[
		'Canal, Régie, Campagne, Sessions, Temps passé',
		['opedata', '0 media_key', '1 publisher_name', '2 ope_name', '3 visit', '4 duration'],
	],
	['Canal, Réseau, Campagne, Sessions', ['opedata', '0 media_key', '2 ope_name', '3 visit']],
	['Campagne, Sessions', ['opedata', '0 ope_name', '1 visit']],
	// Rows of one country would replace each other.
	[
		'Country, Channel, Publisher, Visits',
		['opedata', '1 media_key', '2 publisher_name', '3 visit'],
	],
	// Of as many columns that name a row, they are all that one kind needs.
	['Channel, Pays, Visits', ['geoloccountry', '1 geoloccountry_isocode', '2 visit']],
	['Site, Page, Visits', ['website', '0 website_name', '2 visit']],
	['Site, Page, Views, Visits', ['pagetree', '1 pageinfo_name', '2 hit', '3 visit']],
	['Page, URL, Site, Visits', ['pagetree', '0 pageinfo_name', '1 pageinfo_url', '3 visit']],
	['Shop, Visits, Views', ['pagetree', '2 hit', '1 visit']],
	['Shop, Visits', ['website', '1 visit']],
])('a file of %s is the one whose naming columns it has', (header, expected) => {
	expect(fitOf(header)).toEqual(expected);
});

it('a file without any known column is of no kind', () => {
	expect(fitOf('Name, Age, Town')).toEqual([undefined]);
	expect(fitOf('')).toEqual([undefined]);
});

it('where there is one kind, every file is of it', () => {
	expect(fitOf('Name, Age, Town', [kindNamed('opedata')])).toEqual(['opedata']);
});

it('a file without a header is of the first kind', () => {
	expect(fittingKind(importKinds, undefined)).toEqual({
		kind: kindNamed('website'),
		suggested: [],
	});
});

it('there must be a kind', () => {
	expect(() => fittingKind([], ['Site'])).toThrow('no kind of figures may be imported');
});
