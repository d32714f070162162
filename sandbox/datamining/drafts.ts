import type { DayNumber } from '../clock';
import { chance, indexOfShare } from '../shop/chance';
import { DEVICE_SHARES, DEVICES } from '../shop/codes';
import type { Leaf } from '../shop/leaves';
import { noMeasures } from '../shop/measures';
import { type Conversion, estimatesOf, salesOf } from '../shop/sales';
import { addTraffic, WHOLE_DAY } from '../shop/traffic';
import { GROUPS, type GroupName } from './groups';

/** A record before it has a reference and a time. */
export interface Draft {
	conversion: Conversion;
	subject: string;
	/** Whether this cart became the sale with the same index. */
	sold?: boolean;
}

type Draw = (leaf: Leaf, day: DayNumber, visits: number) => Draft[];

/** What a leaf produced on a day, always in the same order; sales and carts match the reports. */
export const DRAFTS: Readonly<Record<GroupName, Draw>> = {
	order: (leaf, day, visits) => salesOf(leaf, day, visits).map(plain),
	estimate: (leaf, day, visits) => estimatesOf(leaf, day, visits).map(plain),
	scart: (leaf, day, visits) => [
		...salesOf(leaf, day, visits).map((sale) => ({ ...plain(sale), sold: true })),
		...abandonedCarts(leaf, day, visits).map(plain),
	],
	actionlog: events(0.018, 600_000, 'actionlog'),
	isenginerequest: events(0.022, 700_000, 'isenginerequest'),
	tpopedataclick: events(0.006, 800_000, 'tpopedataclick'),
	tporder: events(0.0016, 900_000, 'tporder'),
};

function plain(conversion: Conversion): Draft {
	return { conversion, subject: '' };
}

function events(rate: number, salt: number, group: GroupName): Draw {
	const { subjects } = GROUPS[group];
	return (leaf, day, visits) => {
		const count = Math.floor(visits * rate + chance(leaf.seed, day, salt));
		return Array.from({ length: count }, (_, index) => {
			const draw = (what: number) => chance(leaf.seed, day, salt + 8 + index * 8 + what);
			// Squared, so that the first subjects of a list are more frequent.
			const subject = Math.floor(draw(2) ** 2 * subjects.length);
			const conversion = {
				deviceId: 1 + indexOfShare(DEVICE_SHARES, draw(1)),
				typeId: 1 + subject,
				cents: Math.round(2_900 + 9_000 * draw(3) ** 2),
				validated: true,
				moment: draw(5),
				loyalty: draw(6),
			};
			return { conversion, subject: subjects[subject] ?? '' };
		});
	};
}

/** The carts that reports count in addition to sales, at the same moments. */
function abandonedCarts(leaf: Leaf, day: DayNumber, visits: number): Conversion[] {
	return DEVICES.flatMap(({ id }) => {
		const measures = noMeasures();
		addTraffic(
			measures,
			{ leaf, day, visits },
			{ deviceId: id, part: WHOLE_DAY, hasBehavior: true },
		);
		const remainder = chance(leaf.seed, day, 10 + id);
		return Array.from({ length: measures.scart }, (_, index) => ({
			deviceId: id,
			typeId: 1,
			cents: Math.round(2_500 + 14_000 * chance(leaf.seed, day, 950_000 + id * 1_000 + index) ** 2),
			validated: false,
			moment: (index + 1 - remainder) / measures.scart,
			loyalty: 1,
		}));
	});
}
