import { CHANNEL_CODES } from '../../base/names/channels';
import type { TimeScale } from '../../reports/types';
import type { DeviceKind } from './languageWords';
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

/** Synonyms of the documented dimensions (docs/platform.md, Batch report request). */
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

/** Synonyms of the units of time by which rows can be grouped. */
export const SCALE_WORDS: Readonly<Record<TimeScale, Synonyms>> = {
	D: scale('D', 'Day'),
	H: scale('H', 'Hour'),
	W: scale('W', 'Week'),
	M: scale('M', 'Month'),
};

/** Words for a single row of totals. */
export const NO_DIMENSION_WORDS = phrasesOf(({ noDimension }) => noDimension);

/** Synonyms of the two segmentations: by device and by attribution rule. */
export const DEVICE_DIMENSION_WORDS: Synonyms = {
	label: 'Device',
	names: phrasesOf(({ deviceDimension }) => deviceDimension),
};
export const RULE_DIMENSION_WORDS: Synonyms = {
	label: 'Attribution rule',
	names: phrasesOf(({ ruleDimension }) => ruleDimension),
};

/** Dimensions that people ask for and that no report has. */
export const OTHER_DIMENSIONS = phrasesOf(({ otherDimensions }) => otherDimensions);

/** Synonyms of channels (docs/platform.md, Batch report request), in addition to their labels. */
export const CHANNEL_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	CHANNEL_CODES.map((code) => [code, phrasesOf(({ channels }) => channels[code])]),
);

/** Names for several channels at once, or for channels that the platform does not have. */
export const OTHER_CHANNELS = phrasesOf(({ otherChannels }) => otherChannels);

const device = (kind: DeviceKind, named: RegExp) =>
	[named, phrasesOf(({ devices }) => devices[kind])] as const;

/** Synonyms of devices, by a pattern that matches the platform's name of the device. */
export const DEVICE_WORDS: ReadonlyArray<readonly [named: RegExp, names: readonly string[]]> = [
	device('desktop', /desktop|ordinateur|computer/i),
	device('phone', /phone/i),
	device('tablet', /tablet/i),
	device('tv', /^tv$|television/i),
	device('ios', /ios/i),
	device('android', /android/i),
];
