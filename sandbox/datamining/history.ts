import type { Site } from '../shop/sites';
import type { Clock, DayNumber } from '../clock';
import { chance, indexOfShare } from '../shop/chance';
import { hoursOf } from '../shop/dayHours';
import { type Leaf, leavesOf } from '../shop/leaves';
import { HISTORY_DAYS, visitsOf } from '../shop/traffic';
import { DRAFTS, type Draft } from './drafts';
import { GROUPS, type RecordGroup } from './groups';
import { type DataRecord, type Origin, type Status, idOf, referenceOf, seedFor } from './record';

/** The generated history of the shop, which is the same each time. */
export class History {
	constructor(
		private readonly site: Site,
		private readonly group: RecordGroup,
		private readonly clock: Clock,
	) {}

	ofDay(day: DayNumber): DataRecord[] {
		if (!this.covers(day)) return [];
		return leavesOf(this.site).flatMap((leaf) => this.ofLeaf(day, leaf));
	}

	at(origin: Origin): DataRecord | undefined {
		const leaf = leavesOf(this.site)[origin.leafIndex];
		if (!leaf || !this.covers(origin.day)) return undefined;
		const id = idOf(this.group, this.site, origin);
		return this.ofLeaf(origin.day, leaf).find((record) => record.id === id);
	}

	private covers(day: DayNumber): boolean {
		const today = this.clock.today(this.site.timeZone);
		return day <= today && day >= today - HISTORY_DAYS;
	}

	private ofLeaf(day: DayNumber, leaf: Leaf): DataRecord[] {
		const visits = visitsOf(leaf, day);
		if (visits === 0) return [];
		const over = this.shareOver(day, leaf);
		return DRAFTS[this.group.name](leaf, day, visits)
			.map((draft, index) => ({ draft, origin: { day, leafIndex: leaf.index, index } }))
			.filter(({ draft }) => draft.conversion.moment < over || over === 1)
			.map(({ draft, origin }) => this.recordOf(draft, origin, leaf));
	}

	/** The share of the day's traffic that has arrived; less than 1 only for today. */
	private shareOver(day: DayNumber, leaf: Leaf): number {
		const { timeZone } = this.site;
		if (day !== this.clock.today(timeZone)) return 1;
		const shares = hoursOf(day, timeZone).shares[leaf.channel.hours];
		return shares[this.clock.hoursOfToday(timeZone)] ?? 1;
	}

	private recordOf({ conversion, subject, sold }: Draft, origin: Origin, leaf: Leaf): DataRecord {
		const { site, group } = this;
		const reference = referenceOf(group, origin);
		const seed = seedFor(site, reference);
		const status = statusOf(conversion.validated, seed);
		return {
			id: idOf(group, site, origin),
			reference,
			at: momentOf(site, origin.day, leaf, conversion.moment),
			leaf,
			conversion,
			seed,
			cents: conversion.cents,
			status,
			validCents: status === 'VALID' ? conversion.cents : 0,
			partial: false,
			subject,
			...(sold ? { orderReference: referenceOf(GROUPS.order, origin) } : {}),
			given: {},
		};
	}
}

// Reports count validated conversions as "real"; the others are pending or cancelled.
function statusOf(validated: boolean, seed: number): Status {
	if (validated) return 'VALID';
	return chance(seed, 1) < 0.65 ? 'PENDING' : 'INVALID';
}

/** The Unix second of a moment within the day's traffic. */
function momentOf(site: Site, day: DayNumber, leaf: Leaf, moment: number): number {
	const { starts, shares } = hoursOf(day, site.timeZone);
	const running = shares[leaf.channel.hours];
	const hour = indexOfShare(running, moment);
	const from = running[hour] ?? 0;
	const to = running[hour + 1] ?? 1;
	const within = Math.min(0.999, (moment - from) / (to - from));
	return (starts[hour] ?? 0) + Math.floor(within * 3600);
}
