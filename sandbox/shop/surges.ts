import { type DayNumber, dayWritten } from '../clock';
import { badRequest } from '../http/refusal';
import { chance } from './chance';
import type { Leaf } from './leaves';
import { siteState } from './sites';
import { visitsOf } from './traffic';

/** A drop or a surge of a site's traffic that a test orders. */
export interface Surge {
	site: string;
	/** A `media_key`; all channels by default. */
	channel?: string;
	/** YYYY-MM-DD. */
	from: string;
	/** The hour of the first day at which it begins; 0 by default. */
	fromHour?: number;
	/** The last day; without end by default. */
	to?: string;
	/** The factor of visits: 0.7 for a drop of 30 %, 0 for no visits. */
	factor: number;
	/** Set if sales and leads are made but not counted. */
	losesTracking?: boolean;
}

type PlannedSurge = ReturnType<typeof planned>;

function planned({ from, to, fromHour: hour = 0, losesTracking = false, ...surge }: Surge) {
	const first = dayWritten(from, 'yyyy-MM-dd');
	const last = to === undefined ? Infinity : dayWritten(to, 'yyyy-MM-dd');
	if (first === undefined || last === undefined) {
		throw badRequest('BODY_INVALID', 'from and to must be days like 2026-03-15.');
	}
	return { ...surge, first, hour, last, losesTracking };
}

/** The surges of a site, whose factors multiply. */
export class Surges {
	private planned: PlannedSurge[] = [];

	add(surge: Surge): void {
		this.planned.push(planned(surge));
	}

	clear(): void {
		this.planned = [];
	}

	affect(day: DayNumber): boolean {
		return this.planned.some(({ first, last }) => first <= day && day <= last);
	}

	/** The hours of a day at which something changes. */
	hoursOf(day: DayNumber): number[] {
		return this.planned.flatMap(({ first, hour }) => (first === day && hour > 0 ? hour : []));
	}

	/** The visits of a leaf if the traffic of the whole day were that of an hour. */
	visitsOf(leaf: Leaf, day: DayNumber, hour: number): number {
		const visits = visitsOf(leaf, day);
		const active = this.activeAt(leaf, day, hour);
		if (active.length === 0) return visits;
		const factor = active.reduce((product, one) => product * one.factor, 1);
		return Math.floor(visits * factor + (factor > 0 ? chance(leaf.seed, day, 4) : 0));
	}

	/** Whether the sales and leads of a leaf are lost at an hour of a day. */
	losesTracking(leaf: Leaf, day: DayNumber, hour: number): boolean {
		return this.activeAt(leaf, day, hour).some(({ losesTracking }) => losesTracking);
	}

	private activeAt(leaf: Leaf, day: DayNumber, hour: number): readonly PlannedSurge[] {
		return this.planned.filter(
			({ channel, first, hour: begin, last }) =>
				(channel === undefined || channel === leaf.channel.key) &&
				(day > first || (day === first && hour >= begin)) &&
				day <= last,
		);
	}
}

export const surgesOf = siteState(() => new Surges());
