import type { DayNumber } from '../clock';
import { chance } from './chance';
import type { Leaf } from './leaves';
import { type Conversion, lateSalesOf, salesOf } from './sales';
import { type Place, siteState } from './sites';

/** What a test lets become known of the sales of a site. */
export interface OrderedSales {
	site: string;
	/** Of how many days before today. */
	days: number;
	/**
	 * Shares from 0 to 1, 0 when left out: of sales that are cancelled, of pending ones that are
	 * validated, of sales that come late.
	 */
	cancelled?: number;
	validated?: number;
	late?: number;
}

/** What becomes known of the sales of some days after those days. */
interface SalesNews extends Required<Pick<OrderedSales, 'cancelled' | 'validated' | 'late'>> {
	firstDay: DayNumber;
	lastDay: DayNumber;
}

/** Sales as they are known by now: they change for some days after they were made. */
export class SalesBook {
	private readonly news: SalesNews[] = [];

	add(news: SalesNews): void {
		this.news.push(news);
	}

	/** The sales of a leaf on a day, after all that has become known of them. */
	of(leaf: Leaf, day: DayNumber, visits: number): readonly Conversion[] {
		return this.news
			.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
			.reduce(
				(now, news, round) => changed(now, news, leaf, day, visits, round),
				salesOf(leaf, day, visits),
			);
	}
}

export const salesBookOf = siteState(() => new SalesBook());

/** Puts into the book what a test orders of the days before today. */
export function changeSales(of: Place, order: OrderedSales): void {
	const { days, cancelled = 0, validated = 0, late = 0 } = order;
	const today = of.store.clock.today(of.site.timeZone);
	const news = { firstDay: today - days, lastDay: today - 1, cancelled, validated, late };
	salesBookOf(of).add(news);
}

function changed(
	sales: readonly Conversion[],
	{ cancelled, validated, late }: SalesNews,
	leaf: Leaf,
	day: DayNumber,
	visits: number,
	round: number,
): Conversion[] {
	const draw = (index: number) => chance(leaf.seed, day, 700_000 + round * 10_000 + index);
	const kept = sales
		.filter((_, index) => draw(2 * index) >= cancelled)
		.map((sale, index) =>
			sale.validated || draw(2 * index + 1) >= validated ? sale : { ...sale, validated: true },
		);
	return [...kept, ...lateSalesOf(leaf, day, visits * late, round)];
}
