/** Two search engines. */
export const ENGINES = 'Search Engine,Visits\nEcosia,10\nQwant,7\n';

/** In the format of a French tool: Latin-1, semicolons, decimal commas. */
export const FRENCH = Buffer.from(
	[
		'Canal;Éditeur;Campagne;Visites;CA',
		"emailing;été;Soldes d'été;1.234;5.678,90",
		'AFFILIATION;Lemonde;SOCIAL;200;300,5',
		'',
	].join('\r\n'),
	'latin1',
);

const CAMPAIGNS = 'Canal;Editeur;Campagne;Visites;CA';

/** Seven campaigns, five of which cannot be imported. */
export const FIVE_BAD_LINES = [
	CAMPAIGNS,
	'MAILING;News;Spring;10;1,50',
	'Nope;News;Spring;10;1,50',
	'MAILING;;Spring;10;1,50',
	'MAILING;News;Summer;12,5;1,50',
	'MAILING;News;Autumn;10;=1+1',
	'MAILING;News;Winter;10',
	'AFFILIATION;Shop;"Two, ""three""";7;7,10',
	'',
].join('\n');

/** A file of search engines with their visits, of about this size. */
export function largeFile(megabytes: number): Buffer {
	const wanted = megabytes * 1_000_000;
	const file = Buffer.alloc(wanted + 200);
	let at = file.write('Search Engine,Visits,Time Spent,Orders,Revenue\n');
	for (let line = 1; at < wanted; line += 1) {
		at += file.write(`Engine number ${line} of the old tool,${line},90,3,12.50\n`, at);
	}
	return file.subarray(0, at);
}
