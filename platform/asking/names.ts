import type { Connection } from '../client/connection';
import { settle } from '../client/values/settle';
import { listDevices, listSites } from '../lists/reports';
import { fold } from '../words/folding';
import type { Lexicon } from '../words/lexicon';
import type { Named } from '../words/named';
import { nearestOf } from '../words/nearest';
import {
	BY_NOTHING,
	channelWords,
	deviceWords,
	figureWords,
	listedWords,
	rateOf,
} from '../words/vocabulary';
import type { Offer, Source } from './offer';
import { once, wordsForRows } from './terms';

/** A name that words can be asked with. */
export interface FoundName {
	readonly name: string;
	/** Where it is written: "figure" and so on. */
	readonly is: 'figure' | 'dimension' | 'channel' | 'device' | 'site';
	/** The platform's own word, where it has one. */
	readonly code?: string;
}

interface Group {
	readonly is: FoundName['is'];
	readonly words: Lexicon;
}

/** The names of all that can be asked for, or of what words mean or come near to. @throws Fault */
export async function findNames(
	words: string,
	offer: Offer,
	platform: Connection,
): Promise<FoundName[]> {
	const groups = await groupsOf(offer, platform);
	const all = groups.flatMap(({ is, words: lexicon }) =>
		lexicon.all.map((named) => ({ is, named })),
	);
	if (words.trim() === '') return all.map(asFound);
	const meant = groups.flatMap(({ is, words: lexicon }) => {
		const finding = lexicon.find(words);
		if (finding.is === 'found') return [{ is, named: finding.named }];
		return finding.is === 'ambiguous' ? finding.candidates.map((named) => ({ is, named })) : [];
	});
	const wanted = fold(words);
	const holding = all.filter(({ named }) => holds(named, wanted));
	const found = [...meant, ...holding];
	const told = found.length > 0 ? found : nearestIn(all, wanted);
	return [...new Map(told.map((one) => [`${one.is} ${one.named.code}`, one])).values()].map(
		asFound,
	);
}

function nearestIn<T extends { readonly named: Named }>(all: readonly T[], wanted: string): T[] {
	const near = nearestOf(
		wanted,
		all.map(({ named }) => named),
	);
	return all.filter(({ named }) => near.includes(named));
}

async function groupsOf(offer: Offer, platform: Connection): Promise<Group[]> {
	const sources = await offer.everything();
	const [devices, sites] = await Promise.all([
		settle(listDevices(platform, offer.site)),
		settle(listSites(platform)),
	]);
	return [
		{ is: 'figure', words: offeredFigures(sources) },
		{ is: 'dimension', words: offeredRows(sources) },
		{ is: 'channel', words: channelWords },
		{ is: 'device', words: deviceWords('value' in devices ? devices.value : []) },
		{ is: 'site', words: listedWords('value' in sites ? sites.value : []) },
	];
}

function offeredFigures(sources: readonly Source[]): Lexicon {
	const listed = once(sources.flatMap(({ metrics }) => metrics));
	const codes = new Set(listed.map(({ value }) => value));
	return figureWords(listed).only(({ code }) => {
		const rate = rateOf(code);
		return rate ? codes.has(rate.numerator) && codes.has(rate.denominator) : codes.has(code);
	});
}

function offeredRows(sources: readonly Source[]): Lexicon {
	const codes = new Set(sources.flatMap(({ dimensions }) => dimensions.map(({ value }) => value)));
	return wordsForRows(sources).only(
		({ code }) => codes.has(code) || (code.includes(':') && code !== BY_NOTHING),
	);
}

function holds({ code, label, synonyms = [] }: Named, wanted: string): boolean {
	return [code, label, ...synonyms].some((name) => ` ${fold(name)} `.includes(` ${wanted} `));
}

function asFound({ is, named: { code, label } }: { is: FoundName['is']; named: Named }): FoundName {
	const isOwn = code !== label && !code.includes(':');
	return { name: label, is, ...(isOwn ? { code } : {}) };
}
