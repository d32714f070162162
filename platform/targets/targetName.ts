import { InvalidInput } from '../base/invalidInput';
import { CHANNEL_CODES, CHANNEL_LANGUAGES, channelName } from '../base/names/channels';
import type { Choice } from '../http/choices';
import { findChoice, suggestChoices } from './suggestions';
import type { RowName } from './target';

/** The label of the field in messages. */
const NAME = 'Name';

const CHANNEL = 'media_key';
// A site can define channels of its own, whose names are codes.
const CODE = /^[A-Z][A-Z0-9_]+$/;

/**
 * Resolves the name of a target before its report is read: channels are known beforehand, other
 * values are kept as typed.
 *
 * @param field the label of the field, for error messages
 * @throws InvalidInput with suggestions of similar channels
 */
export function readTargetName(
	typed: string,
	dimension: string,
	field = NAME,
): RowName | undefined {
	const text = typed.trim();
	if (text === '') return undefined;
	if (dimension !== CHANNEL) return { value: text, label: text };
	const found = findChoice(text, channels);
	if (found) return { value: found.value, label: channelName(found.value) };
	if (CODE.test(text)) return { value: text, label: text };
	throw unknownName(
		field,
		`${field} is "${text}", which is not the name of a channel`,
		suggestChoices(text, channels),
	);
}

/**
 * Resolves the name of a target against the values of its report.
 *
 * @throws InvalidInput with suggestions of similar values
 */
export function nameIn({ value, label }: RowName, found: readonly Choice[]): string {
	const known = findChoice(value, found) ?? findChoice(label, found);
	if (known) return known.value;
	const message = `${NAME} is "${label}", and no row of the report has this name`;
	throw unknownName(NAME, message, suggestChoices(label, found));
}

function unknownName(label: string, message: string, nearest: readonly string[]): InvalidInput {
	const closest = nearest.length > 0 ? ` Closest names: ${nearest.join(', ')}` : '';
	return new InvalidInput(
		label,
		message,
		`Enter a name as the platform shows it, or leave ${label} empty for the whole site.${closest}`,
	);
}

/** The channels by their names in all supported languages. */
const channels: readonly Choice[] = CHANNEL_LANGUAGES.flatMap((language) =>
	CHANNEL_CODES.map((value) => ({ value, label: channelName(value, language) })),
);
