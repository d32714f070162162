import type { DayNumber } from '../clock';
import { chance } from './chance';
import type { Leaf } from './leaves';
import type { DayVisits } from './traffic';
import { type Conversion, lateSalesOf, salesOf } from './sales';
import { type Place, siteState } from './sites';

/** Changes of a site's sales that a test orders. */
export interface OrderedSales {
	site: string;
	/** The number of days before today. */
	days: number;
	/**
	 * Shares from 0 to 1, 0 by default: of sales that are cancelled, of pending ones that are
	 * validated, of sales that arrive late.
	 */
	cancelled?: number;
	validated?: number;
	late?: number;
}

/** The changes of sales after their days. */
interface SalesNews extends Required<Pick<OrderedSales, 'cancelled' | 'validated' | 'late'>> {
	firstDay: DayNumber;
	lastDay: DayNumber;
}

/** The current state of sales, which change for some days after they were made. */
export class SalesBook {
	private readonly news: SalesNews[] = [];

	add(news: SalesNews): void {
		this.news.push(news);
	}

	/** Whether the sales of a day are as they were made. */
	isOriginal(day: DayNumber): boolean {
		return !this.news.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
	}

	/** The sales of a leaf on a day, with all later changes. */
	of(leaf: Leaf, day: DayNumber, visits: number): readonly Conversion[] {
		return this.news
			.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
			.reduce(
				(now, news, round) => changed(now, news, { leaf, day, visits }, round),
				salesOf(leaf, day, visits),
			);
	}
}

export const salesBookOf = siteState(() => new SalesBook());

/** Applies ordered changes to the days before today. */
export function changeSales(of: Place, order: OrderedSales): void {
	const { days, cancelled = 0, validated = 0, late = 0 } = order;
	const today = of.store.clock.today(of.site.timeZone);
	const news = { firstDay: today - days, lastDay: today - 1, cancelled, validated, late };
	salesBookOf(of).add(news);
}

function changed(
	sales: readonly Conversion[],
	{ cancelled, validated, late }: SalesNews,
	{ leaf, day, visits }: DayVisits,
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
