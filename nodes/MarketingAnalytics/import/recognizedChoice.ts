import type { Setting, SettingChoice, SettingText } from '../../shared/form/settings';
import { choiceSetting, converted } from '../../shared/form/settings';

/** A choice that is undefined while the value is recognized automatically. */
export function orRecognized<T extends string>(
	look: SettingText,
	choices: ReadonlyArray<SettingChoice<T>>,
): Setting<T | undefined> {
	const all: Array<SettingChoice<T | 'auto'>> = [...choices, { name: 'Automatic', value: 'auto' }];
	all.sort((a, b) => a.name.localeCompare(b.name));
	return converted(
		choiceSetting(look, all, 'auto'),
		(chosen) => choices.find(({ value }) => value === chosen)?.value,
	);
}
