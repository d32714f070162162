import type { Choice } from '../../platform/http/choices';
import type { TermMatch, Lexicon } from '../../platform/lookup/lexicon';
import { splitPhrases } from '../../platform/questions/names/questionLanguages';
import {
	channelLexicon,
	deviceLexicon,
	metricLexicon,
	dimensionLexicon,
} from '../../platform/questions/vocabulary';
import { CHANNELS, DEVICES, FIGURES, ROWS } from './synonyms';

const listed = (names: Record<string, string>): Choice[] =>
	Object.entries(names).map(([value, label]) => ({ value, label }));

const METRICS = listed({
	hit: 'Page views',
	visit: 'Visits',
	dvisitor: 'Daily unique visitors',
	click: 'Clicks',
	duration: 'Time spent',
	scart: 'Shopping carts',
	scartvalid: 'Sales',
	scartvalidamount: 'Sales revenue',
	realscartvalid: 'Validated sales',
	realscartvalidamount: 'Validated revenue',
	estimatevalid: 'Leads',
	estimatevalidamount: 'Lead revenue',
});
const PLATFORM_DEVICES = listed({
	1: 'Desktop',
	2: 'Phone',
	3: 'Tablet',
	4: 'TV',
	5: 'iOSNativeApp',
	6: 'AndroidNativeApp',
});

const tables: ReadonlyArray<readonly [string, Lexicon, Readonly<Record<string, string>>]> = [
	['figures', metricLexicon(METRICS), FIGURES],
	['rows', dimensionLexicon(listed({ media_key: 'Channel', date_day: 'Day' })), ROWS],
	['channels', channelLexicon, CHANNELS],
	['devices', deviceLexicon(PLATFORM_DEVICES), DEVICES],
];

/** The codes that a finding names: one, several, or none. */
function codesOf(finding: TermMatch): string {
	if (finding.is === 'found') return finding.named.code;
	if (finding.is === 'unknown') return '';
	return finding.candidates
		.map(({ code }) => code)
		.sort()
		.join(' ');
}

const words = tables.flatMap(([table, lexicon, meanings]) =>
	Object.entries(meanings).flatMap(([codes, phrases]) =>
		splitPhrases(phrases).map((phrase) => ({ table, lexicon, codes, phrase })),
	),
);

test('the vocabulary has at least 300 words with a meaning, and 60 that are rejected', () => {
	const isRefused = ({ codes }: { codes: string }) => codes === '' || codes.includes(' ');
	expect(words.filter((one) => !isRefused(one)).length).toBeGreaterThanOrEqual(300);
	expect(words.filter(isRefused).length).toBeGreaterThanOrEqual(60);
});

test.each(tables)(
	'each word of the lexicon of %s has exactly its meaning',
	(_, lexicon, meanings) => {
		const wrong = Object.entries(meanings).flatMap(([codes, phrases]) =>
			splitPhrases(phrases).flatMap((phrase) => {
				const found = codesOf(lexicon.find(phrase));
				return found === codes
					? []
					: [`${phrase}: ${found || 'unknown'} instead of ${codes || 'unknown'}`];
			}),
		);
		expect(wrong).toEqual([]);
	},
);

test.each(tables)(
	'each ambiguous word of the lexicon of %s is rejected with candidates',
	(_, lexicon, meanings) => {
		for (const phrase of splitPhrases(meanings[''] ?? '')) {
			const finding = lexicon.find(phrase);
			expect([phrase, finding.is === 'unknown' && finding.nearest.length > 0]).toEqual([
				phrase,
				true,
			]);
		}
	},
);

test('labels take precedence over synonyms', () => {
	const own = metricLexicon([...METRICS, { value: 'net', label: 'Revenue' }]);
	expect(codesOf(own.find('revenue'))).toBe('net');
});

test('two figures with the same name are distinguished by their codes', () => {
	const twice = metricLexicon([...METRICS, { value: 'visit2', label: 'Visits' }]);
	expect(codesOf(twice.find('visits'))).toBe('visit visit2');
	expect(codesOf(twice.find('visit2'))).toBe('visit2');
});
