import { InvalidInput } from '../../../platform/base/invalidInput';
import { textOf } from '../../../platform/base/json/json';
import type { SettingChoice, SettingText, Setting } from './settings';
import { parseChoice, textSetting } from './settings';

/** Any number of a list, as a list or a text with commas. */
export function multiChoiceSetting<T extends string>(
	look: SettingText,
	choices: ReadonlyArray<SettingChoice<T>>,
	preset: readonly T[],
): Setting<readonly T[]> {
	const values = choices.map(({ value }) => value);
	return {
		property: { ...look, type: 'multiOptions', options: [...choices], default: [...preset] },
		parse: (entered) => {
			if (entered === undefined || entered === null) return preset;
			const chosen = splitNames(entered).map((name) => parseChoice(look.displayName, values, name));
			if (chosen.length > 0 || !look.required) return chosen;
			throw new InvalidInput(
				look.displayName,
				`${look.displayName} is empty`,
				`Choose at least one value from the list under ${look.displayName}`,
			);
		},
	};
}

/** Any names, in a text with commas between them or in a list. */
export function namesSetting(look: SettingText): Setting<readonly string[]> {
	const { property, parse } = textSetting(look);
	return {
		property,
		narrows: true,
		parse: (entered, zone) => splitNames(Array.isArray(entered) ? entered : parse(entered, zone)),
	};
}

/** The names in a list, or in a text with commas between them. */
export function splitNames(entered: unknown): string[] {
	const parts = Array.isArray(entered) ? entered : (textOf(entered) ?? '').split(',');
	return parts.map((part) => String(part).trim()).filter((name) => name !== '');
}
