import type { Connection } from '../http/connection/connection';
import { settle } from '../base/async/settle';
import { listDevices, listSites } from '../lists/reportLists';
import { normalize } from '../lookup/normalize';
import type { Lexicon } from '../lookup/lexicon';
import type { Term } from '../lookup/term';
import { mostSimilar } from '../lookup/bigramSimilarity';
import { BY_NOTHING, channelLexicon, deviceLexicon, choiceLexicon, rateOf } from './vocabulary';
import type { SiteSchema, Dataset } from './siteSchema';

/** A name that can be used in a question. */
export interface FoundName {
	readonly name: string;
	/** The kind of name, which says in which field it is written. */
	readonly is: 'figure' | 'dimension' | 'channel' | 'device' | 'site';
	/** The platform's code, if it has one. */
	readonly code?: string;
}

interface Group {
	readonly is: FoundName['is'];
	readonly words: Lexicon;
}

/** Lists all names that can be used, or those that match or resemble the words. @throws Fault */
export async function searchNames(
	words: string,
	offer: SiteSchema,
	platform: Connection,
): Promise<FoundName[]> {
	const groups = await groupsOf(offer, platform);
	const all = groups.flatMap(({ is, words: lexicon }) =>
		lexicon.all.map((named) => ({ is, named })),
	);
	if (words.trim() === '') return all.map(asFound);
	const matched = groups.flatMap(({ is, words: lexicon }) => {
		const finding = lexicon.find(words);
		if (finding.is === 'found') return [{ is, named: finding.named }];
		return finding.is === 'ambiguous' ? finding.candidates.map((named) => ({ is, named })) : [];
	});
	const query = normalize(words);
	const holding = all.filter(({ named }) => holds(named, query));
	const found = [...matched, ...holding];
	const results = found.length > 0 ? found : nearestIn(all, query);
	return [...new Map(results.map((one) => [`${one.is} ${one.named.code}`, one])).values()].map(
		asFound,
	);
}

function nearestIn<T extends { readonly named: Term }>(all: readonly T[], query: string): T[] {
	const near = mostSimilar(
		query,
		all.map(({ named }) => named),
	);
	return all.filter(({ named }) => near.includes(named));
}

async function groupsOf(offer: SiteSchema, platform: Connection): Promise<Group[]> {
	const sources = await offer.everything();
	const [devices, sites] = await Promise.all([
		settle(listDevices(platform, offer.site)),
		settle(listSites(platform)),
	]);
	return [
		{ is: 'figure', words: offeredFigures(await offer.figures.all(), sources) },
		{ is: 'dimension', words: offeredRows(await offer.dimensions.all(), sources) },
		{ is: 'channel', words: channelLexicon },
		{ is: 'device', words: deviceLexicon('value' in devices ? devices.value : []) },
		{ is: 'site', words: choiceLexicon('value' in sites ? sites.value : []) },
	];
}

function offeredFigures(figures: Lexicon, sources: readonly Dataset[]): Lexicon {
	const codes = new Set(sources.flatMap(({ metrics }) => metrics.map(({ value }) => value)));
	return figures.only(({ code }) => {
		const rate = rateOf(code);
		return rate ? codes.has(rate.numerator) && codes.has(rate.denominator) : codes.has(code);
	});
}

function offeredRows(dimensions: Lexicon, sources: readonly Dataset[]): Lexicon {
	const codes = new Set(sources.flatMap((one) => one.dimensions.map(({ value }) => value)));
	return dimensions.only(
		({ code }) => codes.has(code) || (code.includes(':') && code !== BY_NOTHING),
	);
}

function holds({ code, label, synonyms = [] }: Term, query: string): boolean {
	return [code, label, ...synonyms].some((name) => ` ${normalize(name)} `.includes(` ${query} `));
}

function asFound({ is, named: { code, label } }: { is: FoundName['is']; named: Term }): FoundName {
	const isOwn = code !== label && !code.includes(':');
	return { name: label, is, ...(isOwn ? { code } : {}) };
}
