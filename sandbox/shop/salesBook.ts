import type { Site } from './sites';
import type { DayNumber } from '../clock';
import { chance } from './chance';
import type { Leaf } from './leaves';
import { type Conversion, lateSalesOf } from './sales';

/** What becomes known of the sales of some days after those days. */
export interface SalesNews {
	firstDay: DayNumber;
	lastDay: DayNumber;
	/** Shares from 0 to 1: of sales that are cancelled, of pending ones that are validated, of sales that come late. */
	cancelled: number;
	validated: number;
	late: number;
}

/** Sales as they are known by now: they change for some days after they were made. */
export class SalesBook {
	private readonly news = new Map<string, SalesNews[]>();

	add(site: Site, news: SalesNews): void {
		this.news.set(site.name, [...(this.news.get(site.name) ?? []), news]);
	}

	/** The sales of a leaf on a day, after all that has become known of them. */
	known(
		site: Site,
		leaf: Leaf,
		day: DayNumber,
		visits: number,
		sales: readonly Conversion[],
	): readonly Conversion[] {
		const ofDay = (this.news.get(site.name) ?? []).filter(
			({ firstDay, lastDay }) => firstDay <= day && day <= lastDay,
		);
		return ofDay.reduce((now, news, round) => changed(now, news, leaf, day, visits, round), sales);
	}
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
