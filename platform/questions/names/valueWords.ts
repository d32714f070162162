import { CHANNEL_CODES } from '../../base/names/channels';
import type { DeviceKind } from './languageWords';
import { phrasesOf } from './questionLanguages';

/** What people call channels (docs/platform.md, Batch report request), beside what screens say. */
export const CHANNEL_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	CHANNEL_CODES.map((code) => [code, phrasesOf(({ channels }) => channels[code])]),
);

/** Channels that people ask for, and that are several of these or none. */
export const OTHER_CHANNELS = phrasesOf(({ otherChannels }) => otherChannels);

const device = (kind: DeviceKind, named: RegExp) =>
	[named, phrasesOf(({ devices }) => devices[kind])] as const;

/** What people call devices, by words in the platform's own names of them. */
export const DEVICE_WORDS: ReadonlyArray<readonly [named: RegExp, names: readonly string[]]> = [
	device('desktop', /desktop|ordinateur|computer/i),
	device('phone', /phone/i),
	device('tablet', /tablet/i),
	device('tv', /^tv$|television/i),
	device('ios', /ios/i),
	device('android', /android/i),
];
