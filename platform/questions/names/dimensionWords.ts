import type { TimeScale } from '../../reports/types';
import { phrasesOf } from './questionLanguages';
import type { Synonyms } from './metrics';

const LABELS: Readonly<Record<string, string>> = {
	media_key: 'Channel',
	publisher_name: 'Publisher',
	ope_name: 'Campaign',
	creative_name: 'Creative',
	website_name: 'Website',
	searchengine_name: 'Search engine',
	refererdomain_name: 'Referring domain',
	pageinfo_name: 'Page',
	pageinfo_url: 'Page address',
	geoloccountry_isocode: 'Country',
};

/** What people call the dimensions that are known (docs/platform.md, Batch report request). */
export const DIMENSION_WORDS: Readonly<Record<string, Synonyms>> = Object.fromEntries(
	Object.entries(LABELS).map(([code, label]) => [
		code,
		{ label, names: phrasesOf(({ dimensions }) => dimensions[code]) },
	]),
);

const scale = (code: TimeScale, label: string): Synonyms => ({
	label,
	names: phrasesOf(({ scales }) => scales[code]),
});

/** What rows are called that stand for times. */
export const SCALE_WORDS: Readonly<Record<TimeScale, Synonyms>> = {
	D: scale('D', 'Day'),
	H: scale('H', 'Hour'),
	W: scale('W', 'Week'),
	M: scale('M', 'Month'),
};

/** What stands for no dimension at all. */
export const NO_DIMENSION_WORDS = phrasesOf(({ noDimension }) => noDimension);

/** What people call devices, and the rules that credit sales. */
export const DEVICE_DIMENSION_WORDS: Synonyms = {
	label: 'Device',
	names: phrasesOf(({ deviceDimension }) => deviceDimension),
};
export const RULE_DIMENSION_WORDS: Synonyms = {
	label: 'Attribution rule',
	names: phrasesOf(({ ruleDimension }) => ruleDimension),
};

/** What people ask for that no row can stand for. */
export const OTHER_DIMENSIONS = phrasesOf(({ otherDimensions }) => otherDimensions);
