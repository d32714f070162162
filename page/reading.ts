import type { Encoding } from '../platform/imports/decode';
import type { NumberFormat } from '../platform/imports/numbers';

export const ENCODINGS: readonly Encoding[] = ['utf-8', 'latin1'];
export const NUMBER_FORMATS: readonly NumberFormat[] = ['point', 'comma'];

/** One of the choices; undefined where it is left to be recognised. */
export function choiceOf<T extends string>(choices: readonly T[], chosen: string): T | undefined {
	return choices.find((choice) => choice === chosen);
}
