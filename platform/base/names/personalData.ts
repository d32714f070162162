/** Columns with personal data, by the platform's names. Observed practice. */
const PERSONAL =
	/^(e?mail|.*_e?mail|ip|.*_ip|uid|user_?id|buyer_?id|euid|alt_?uid|sticky_?uid|.*(adid|idfa)|iduserparam.*)$/i;

/** Whether a column holds personal data. */
export function isPersonal(column: string): boolean {
	const [name = ''] = column.split(' ', 1);
	return PERSONAL.test(name.replaceAll('-', '_'));
}

/** A record without the columns of personal data. */
export function withoutPersonalData(record: unknown): unknown {
	if (Array.isArray(record)) return record.map(withoutPersonalData);
	if (typeof record !== 'object' || record === null) return record;
	const impersonal = Object.entries(record).filter(([name]) => !isPersonal(name));
	return Object.fromEntries(impersonal.map(([name, value]) => [name, withoutPersonalData(value)]));
}
