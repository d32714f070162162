import { CHANNEL_CODES } from '../../base/names/channels';
import type { DeviceKind } from './languageWords';
import { phrasesOf } from './questionLanguages';

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
