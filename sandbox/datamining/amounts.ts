import { type Values, invalid } from '../request/values';

/** Observed practice: amounts are written with a decimal point. */
export function centsAt(values: Values, name: string): number | undefined {
	const text = values.get(name);
	if (text === undefined) return undefined;
	if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text) * 100);
	throw invalid(name, 'an amount with a decimal point, like 129.90');
}
