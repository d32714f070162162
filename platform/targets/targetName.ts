import { InvalidInput } from '../base/invalidInput';
import { CHANNEL_CODES, CHANNEL_LANGUAGES, channelName } from '../base/names/channels';
import type { Choice } from '../http/choices';
import { findChoice, suggestChoices } from './suggestions';
import type { RowName } from './target';

/** What a value is called in messages. */
export const NAME = 'Name';

const CHANNEL = 'media_key';
// A site may have channels that only it has, whose names are codes as well.
const CODE = /^[A-Z][A-Z0-9_]+$/;

/**
 * The value of a dimension that a name means, as far as it is known before the report is there: channels are.
 *
 * @param asked what the user is asked for
 * @throws InvalidInput naming the channels that are called nearly so
 */
export function readTargetName(
	typed: string,
	dimension: string,
	asked = NAME,
): RowName | undefined {
	const text = typed.trim();
	if (text === '') return undefined;
	if (dimension !== CHANNEL) return { value: text, label: text };
	const found = findChoice(text, channels);
	if (found) return { value: found.value, label: channelName(found.value) };
	if (CODE.test(text)) return { value: text, label: text };
	throw unknown(text, channels, asked);
}

/** The value in a report that a name means. @throws InvalidInput naming those that are called nearly so */
export function nameIn({ value, label }: RowName, found: readonly Choice[]): string {
	const known = findChoice(value, found) ?? findChoice(label, found);
	if (known) return known.value;
	throw unknown(label, found);
}

function unknown(typed: string, choices: readonly Choice[], asked = NAME): InvalidInput {
	const nearest = suggestChoices(typed, choices);
	return new InvalidInput(
		asked,
		`There is no "${typed}" in the report`,
		nearest.length > 0
			? `Those called most like it: ${nearest.join(', ')}`
			: 'Check the name, or leave it empty for the whole site',
	);
}

/** In all languages that have names for them. */
const channels: readonly Choice[] = CHANNEL_LANGUAGES.flatMap((language) =>
	CHANNEL_CODES.map((value) => ({ value, label: channelName(value, language) })),
);
