import { InvalidInput } from '../../../platform/client/faults';
import { textOf } from '../../../platform/client/values/json';
import type { Choice, Look, Setting } from './settings';
import { notAmong } from './settings';

/** Any number of a list, as a list or a text with commas. */
export function several<T extends string>(
	look: Look,
	choices: ReadonlyArray<Choice<T>>,
	preset: readonly T[],
): Setting<readonly T[]> {
	return {
		property: { ...look, type: 'multiOptions', options: [...choices], default: [...preset] },
		parse: (entered) => {
			if (entered === undefined || entered === null) return preset;
			const names = namesIn(entered);
			const chosen = choices.filter(({ value }) => names.includes(value));
			const wrong = names.find((name) => !chosen.some(({ value }) => value === name));
			if (wrong !== undefined) throw notAmong(look.displayName, choices, wrong);
			if (chosen.length > 0 || !look.required) return chosen.map(({ value }) => value);
			throw new InvalidInput(
				look.displayName,
				`${look.displayName} is empty`,
				`Choose one or more of ${choices.map(({ value }) => value).join(', ')}`,
			);
		},
	};
}

/** The names in a list, or in a text with commas between them. */
export function namesIn(entered: unknown): string[] {
	const names = Array.isArray(entered) ? entered : (textOf(entered) ?? '').split(',');
	return names.map((name) => String(name).trim()).filter((name) => name !== '');
}
