const DIGITS = 3;

/** Rounds an estimate to three significant digits. */
export function roundForReading(value: number): number {
	return Number(value.toPrecision(DIGITS));
}

/** Returns a rounding for values between two figures that keeps the two figures distinct. */
export function roundingFor(low: number, high: number): (value: number) => number {
	const half = (high - low) / 2;
	if (half <= 0) return roundForReading;
	const decimals = -Math.floor(Math.log10(half));
	if (decimals > MOST_DECIMALS) return exact;
	const step = 10 ** Math.abs(decimals);
	return (value) =>
		decimals > 0 ? Math.round(value * step) / step : Math.round(value / step) * step;
}

const MOST_DECIMALS = 4;

/** Removes floating-point noise from a sum. */
export function exact(value: number): number {
	return Number(value.toFixed(Math.abs(value) < 1 ? MOST_DECIMALS : 2)) || 0;
}
