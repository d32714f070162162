import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';

/** Whether an object has only these members, so that nothing it holds is dropped silently. */
export function hasOnly(part: JsonRecord, names: readonly string[]): boolean {
	return Object.keys(part).every((name) => names.includes(name));
}

/** The text of the first of these members that an object has. */
export function memberText(part: JsonRecord, names: readonly string[]): string | undefined {
	const name = names.find((one) => Object.hasOwn(part, one));
	return name === undefined ? undefined : textOf(part[name])?.trim();
}
