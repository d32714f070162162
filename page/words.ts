const whole = new Intl.NumberFormat();
const money = new Intl.NumberFormat(undefined, {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
});
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A count as the browser writes numbers. */
export function count(number: number): string {
	return whole.format(number);
}

/** An amount or a count. */
export function figure(number: number, isAmount: boolean): string {
	return (isAmount ? money : whole).format(number);
}

/** A day, given as YYYY-MM-DD, as the browser writes dates. */
export function date(iso: string): string {
	return day.format(new Date(`${iso}T00:00:00Z`));
}

/** "1 line", "2 lines". */
export function counted(number: number, one: string, many: string): string {
	return `${count(number)} ${number === 1 ? one : many}`;
}

/** The size of a file. */
export function size(bytes: number): string {
	if (bytes < 1_000_000) return `${count(Math.max(1, Math.round(bytes / 1_000)))} KB`;
	return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;
}
