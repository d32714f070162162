import type { Site } from '../shop/sites';
import type { Clock, DayNumber } from '../clock';
import { chance, indexOfShare } from '../shop/chance';
import { hoursOf } from '../shop/dayHours';
import { type Leaf, leavesOf } from '../shop/leaves';
import { visitsOf } from '../shop/traffic';
import { DRAFTS, type Draft } from './drafts';
import { GROUPS, type RecordGroup } from './groups';
import { type DataRecord, type Origin, type Status, idOf, referenceOf, seedFor } from './record';

const HISTORY_DAYS = 730;

/** What the shop's own history holds, made anew each time: the same question has the same answer. */
export class History {
	constructor(private readonly clock: Clock) {}

	ofDay(site: Site, group: RecordGroup, day: DayNumber): DataRecord[] {
		if (!this.covers(site, day)) return [];
		return leavesOf(site).flatMap((leaf) => this.ofLeaf(site, group, day, leaf));
	}

	at(site: Site, group: RecordGroup, origin: Origin): DataRecord | undefined {
		const leaf = leavesOf(site)[origin.leafIndex];
		if (!leaf || !this.covers(site, origin.day)) return undefined;
		const id = idOf(group, site, origin);
		return this.ofLeaf(site, group, origin.day, leaf).find((record) => record.id === id);
	}

	private covers(site: Site, day: DayNumber): boolean {
		const today = this.clock.today(site.timeZone);
		return day <= today && day >= today - HISTORY_DAYS;
	}

	private ofLeaf(site: Site, group: RecordGroup, day: DayNumber, leaf: Leaf): DataRecord[] {
		const visits = visitsOf(leaf, day);
		if (visits === 0) return [];
		const over = this.shareOver(site, day, leaf);
		return DRAFTS[group.name](leaf, day, visits)
			.map((draft, index) => ({ draft, index }))
			.filter(({ draft }) => draft.conversion.moment < over || over === 1)
			.map(({ draft, index }) => recordOf(site, group, leaf, day, draft, index));
	}

	/** How much of the day's traffic has come already: 1 but for today. */
	private shareOver(site: Site, day: DayNumber, leaf: Leaf): number {
		if (day !== this.clock.today(site.timeZone)) return 1;
		const shares = hoursOf(day, site.timeZone).shares[leaf.channel.hours];
		return shares[this.clock.hoursOfToday(site.timeZone)] ?? 1;
	}
}

function recordOf(
	site: Site,
	group: RecordGroup,
	leaf: Leaf,
	day: DayNumber,
	draft: Draft,
	index: number,
): DataRecord {
	const { conversion, subject } = draft;
	const origin = { day, leafIndex: leaf.index, index };
	const reference = referenceOf(group, origin);
	const seed = seedFor(site, reference);
	const status = statusOf(conversion.validated, seed);
	return {
		id: idOf(group, site, origin),
		reference,
		at: momentOf(site, day, leaf, conversion.moment),
		leaf,
		conversion,
		seed,
		cents: conversion.cents,
		status,
		validCents: status === 'VALID' ? conversion.cents : 0,
		partial: false,
		subject,
		...(draft.sold ? { orderReference: referenceOf(GROUPS.order, origin) } : {}),
		given: {},
	};
}

// Reports count what is validated as "real"; the others still wait, or were cancelled.
function statusOf(validated: boolean, seed: number): Status {
	if (validated) return 'VALID';
	return chance(seed, 1) < 0.65 ? 'PENDING' : 'INVALID';
}

/** The Unix second in which a moment of the day's traffic falls. */
function momentOf(site: Site, day: DayNumber, leaf: Leaf, moment: number): number {
	const { starts, shares } = hoursOf(day, site.timeZone);
	const running = shares[leaf.channel.hours];
	const hour = indexOfShare(running, moment);
	const from = running[hour] ?? 0;
	const to = running[hour + 1] ?? 1;
	const within = Math.min(0.999, (moment - from) / (to - from));
	return (starts[hour] ?? 0) + Math.floor(within * 3600);
}
