import { InvalidInput } from '../../../platform/client/faults';
import { textOf } from '../../../platform/client/values/json';
import type { SettingChoice, SettingWording, Setting } from './settings';
import { parseChoice, text } from './settings';

/** Any number of a list, as a list or a text with commas. */
export function several<T extends string>(
	look: SettingWording,
	choices: ReadonlyArray<SettingChoice<T>>,
	preset: readonly T[],
): Setting<readonly T[]> {
	const values = choices.map(({ value }) => value);
	return {
		property: { ...look, type: 'multiOptions', options: [...choices], default: [...preset] },
		parse: (entered) => {
			if (entered === undefined || entered === null) return preset;
			const chosen = namesEntered(entered).map((name) =>
				parseChoice(look.displayName, values, name),
			);
			if (chosen.length > 0 || !look.required) return chosen;
			throw new InvalidInput(
				look.displayName,
				`${look.displayName} is empty`,
				`Choose one or more of ${values.join(', ')}`,
			);
		},
	};
}

/** Any names, in a text with commas between them or in a list. */
export function names(look: SettingWording): Setting<readonly string[]> {
	const { property, parse } = text(look);
	return {
		property,
		narrows: true,
		parse: (entered, zone) => namesEntered(Array.isArray(entered) ? entered : parse(entered, zone)),
	};
}

/** The names in a list, or in a text with commas between them. */
export function namesEntered(entered: unknown): string[] {
	const parts = Array.isArray(entered) ? entered : (textOf(entered) ?? '').split(',');
	return parts.map((part) => String(part).trim()).filter((name) => name !== '');
}
