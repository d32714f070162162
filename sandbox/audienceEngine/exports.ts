import type { Site } from '../shop/sites';
import { csvFile } from '../request/files';
import { isoDate } from '../clock';
import { type Reply, list } from '../http/reply';
import type { JobRuns } from '../jobs/jobRuns';
import { chance, indexOfShare, runningShares, seedOf } from '../shop/chance';
import { DEVICE_SHARES, DEVICES } from '../shop/codes';
import { COUNTRIES } from '../shop/plan';

/** The data of a user outside of the live base; the specification names no column. */
export const COLD_COLUMNS = [
	{ key: 'first_visit', name: 'Date of the first visit' },
	{ key: 'last_visit', name: 'Date of the last visit' },
	{ key: 'visits', name: 'Number of visits' },
	{ key: 'orders', name: 'Number of orders' },
	{ key: 'amount', name: 'Amount of all orders' },
	{ key: 'country', name: 'Country' },
	{ key: 'device', name: 'Preferred device' },
	{ key: 'optin', name: 'Agreed to e-mails (Y or N)' },
	{ key: 'loyalty', name: 'Loyalty card' },
] as const;

export type ColdColumn = (typeof COLD_COLUMNS)[number]['key'];

/** Observed practice: separators are requested by name. */
export const SEPARATORS: Readonly<Record<string, string>> = {
	colon: ':',
	'semi-colon': ';',
	space: ' ',
	tab: '\t',
};

interface ExportOrder {
	request: string;
	users: number;
	columns: readonly ColdColumn[];
	separator: string;
	/** The last possible day of a user's visit. */
	today: number;
}

/** The exports of users that a site has ordered. */
export class Exports {
	private readonly separators = new Map<string, string>();

	constructor(private readonly site: Site) {}

	order(jobs: JobRuns, order: ExportOrder): string {
		const fields = ['user_id', ...order.columns];
		const id = jobs.submit(exportOwner(this.site), () => list(fields, linesOf(this.site, order)));
		this.separators.set(id, order.separator);
		return id;
	}

	file(jobs: JobRuns, id: string): Reply {
		const result = jobs.result(id, exportOwner(this.site));
		if (result.type !== 'list') return result;
		const lines = [result.fields, ...result.rows.map((row) => row.map(String))];
		return csvFile(`users-${id}.csv`, lines, this.separators.get(id));
	}
}

function linesOf({ name }: Site, { request, users, columns, today }: ExportOrder): string[][] {
	const seed = seedOf(`${name}|${request}`);
	const weights = COUNTRIES.map(({ weight }) => weight[name] ?? 0);
	const countries = runningShares(weights);
	return Array.from({ length: users }, (_, index) => {
		const draw = (what: number) => chance(seed, index, what);
		const orders = Math.floor(4 * draw(3) ** 2);
		const lastVisit = today - Math.floor(60 * draw(1));
		const facts: Record<ColdColumn, string> = {
			first_visit: isoDate(lastVisit - Math.floor(700 * draw(2))),
			last_visit: isoDate(lastVisit),
			visits: String(1 + orders + Math.floor(12 * draw(4))),
			orders: String(orders),
			amount: (orders * (39 + 80 * draw(5))).toFixed(2),
			country: COUNTRIES[indexOfShare(countries, draw(6))]?.code ?? '',
			device: DEVICES[indexOfShare(DEVICE_SHARES, draw(7))]?.name ?? '',
			optin: draw(8) < 0.58 ? 'Y' : 'N',
			loyalty: draw(9) < 0.2 ? 'Éclat "or"; à vie' : '',
		};
		const userId = String(8_100_000_000_000_000_000n + BigInt(seed) * 100_000n + BigInt(index));
		return [userId, ...columns.map((column) => facts[column])];
	});
}

export function exportOwner({ name }: Site): string {
	return `${name}/ebmdb`;
}
