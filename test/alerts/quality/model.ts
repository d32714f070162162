import { DateTime } from 'luxon';
import { stoppedDays } from '../polls/modelOutages';
import type { Raw } from '../rawFigures';

export const SITE_ZONE = 'America/Montreal';

/** What a simulated trigger monitors: visits, without Ignore Random Variation. */
export interface ModelRule {
	span: 'today' | 'yesterday' | 'lastDays';
	by: 'before' | 'bound' | 'mean' | 'median';
	side: 'lower' | 'higher';
	percent: number;
	bound: number;
	weeks: number;
	forEach: string;
}

/** How many days `lastDays` has. */
export const DAYS = 3;
const LEAST = 20;
const LEAST_TO_STOP = 12;
/** After so many days without a judgement an alert ends. */
const MOST_UNKNOWN = 28;
/** More days are requested than are needed. */
const SPARE = 2;

/** A report that the trigger has read: when it was due, by both clocks. */
export interface Reading {
	platformNow: number;
	n8nNow: number;
	/** What the trigger took for the zone of the site. */
	zone: string;
}

/** A notification: "began lower SOCIAL 2026-11-21". */
export type Line = string;

interface End {
	day: string;
	/** 24 for a whole day. */
	hour: number;
}

/** What is compared: the hours before one of them that some days have, from a first day on. */
interface Of {
	hour: number;
	like: string[];
	first: string;
}

const shifted = (day: string, days: number) =>
	DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? '';

/** The notifications that are right, poll by poll, calculated from the raw figures alone. */
export class AlertModel {
	private readonly on = new Map<string, string>();
	private readonly unknownSince = new Map<string, string>();
	private latest = '';

	constructor(
		private readonly rule: ModelRule,
		private readonly raw: Raw,
	) {}

	read({ platformNow, n8nNow, zone }: Reading): Line[] {
		const requested = this.endAt(n8nNow, zone);
		const there = this.endAt(platformNow, SITE_ZONE);
		const isBehind = requested.day < there.day;
		const end = isBehind ? { day: requested.day, hour: 24 } : there;
		const through = `${end.day} ${String(end.hour).padStart(2, '0')}`;
		if (through < this.latest) return [];
		this.latest = through;
		const count = this.rule.span === 'lastDays' ? DAYS : 1;
		const first = shifted(requested.day, 1 - count - SPARE - Math.max(7 * this.rule.weeks, count));
		const names = this.rule.forEach === '' ? [''] : [...this.raw.keys()].filter(Boolean);
		return names.flatMap((name) => this.judge(name, end, count, first)).sort();
	}

	private endAt(now: number, zone: string): End {
		const local = DateTime.fromMillis(now, { zone });
		if (this.rule.span !== 'today') {
			const day = local.minus({ hours: 6 }).minus({ days: 1 }).toISODate() ?? '';
			return { day, hour: 24 };
		}
		const hour = local.minus({ hours: 1 }).startOf('hour');
		if (hour.hour > 0) return { day: hour.toISODate() ?? '', hour: hour.hour };
		return { day: hour.minus({ minutes: 1 }).toISODate() ?? '', hour: 24 };
	}

	/** The hours of a day before one of them; only those that all of `like` have, too. */
	private sum(name: string, day: string, before: number, like: string[], from = 0): number {
		const all = this.raw.get(name);
		let sum = 0;
		for (const [hour, value] of all?.get(day) ?? []) {
			const isSame = this.rule.span !== 'today' || like.every((one) => all?.get(one)?.has(hour));
			if (hour >= from && hour < before && isSame) sum += value;
		}
		return sum;
	}

	/** The days whose clocks leave out none of the hours of another day. */
	private whole(name: string, days: string[], before: number, like: string[], from = 0): string[] {
		const all = this.raw.get(name);
		const hours = [...(all?.get(like[0] ?? '') ?? [])].map(([hour]) => hour);
		const required = hours.filter((hour) => hour >= from && hour < before);
		return this.rule.span !== 'today'
			? days
			: days.filter((one) => required.every((hour) => all?.get(one)?.has(hour)));
	}

	private judge(name: string, { day, hour }: End, count: number, first: string): Line[] {
		const days = Array.from({ length: count }, (_, index) => shifted(day, index - count + 1));
		const like = this.rule.by === 'before' ? [day, shifted(day, -1)] : [day];
		const value = (one: string) => this.sum(name, one, hour, like);
		const now = days.reduce((sum, one) => sum + value(one), 0);
		const through = this.rule.span !== 'today' ? day : `${day} ${pad(hour)}:00`;
		const stopped = this.stopped(name, { day, hour }, days[0] ?? day, first);
		const { side } = this.rule;
		const frozen = stopped === 'alert' || (this.on.has(`noData ${name}`) && stopped !== 'calm');
		const verdict = frozen ? 'unclear' : this.compare(name, now, days, { hour, like, first });
		return [
			...this.turn(`${side} ${name}`, verdict, through),
			// Nothing has come since the first of the days.
			...this.turn(`noData ${name}`, stopped, through, days[0]),
		];
	}

	private compare(name: string, now: number, days: string[], of: Of): string {
		const { by, bound, side, percent } = this.rule;
		if (by === 'bound') return (side === 'lower' ? now < bound : now > bound) ? 'alert' : 'calm';
		const baseline = this.expected(name, days, of);
		const inAll = this.expected(name, days, { ...of, hour: 24, like: [] });
		if (baseline < LEAST) return 'unknown';
		const off = ((now - baseline) / baseline) * 100 * (side === 'lower' ? -1 : 1);
		if (off >= percent - 1e-9) return 'alert';
		return off >= percent / 2 || baseline < inAll / 4 ? 'unclear' : 'calm';
	}

	/** 0 where too little is known. */
	private expected(name: string, days: string[], { hour, like, first }: Of): number {
		const value = (one: string) => this.sum(name, one, hour, like);
		if (this.rule.by === 'before') {
			return days.reduce((sum, one) => sum + value(shifted(one, -days.length)), 0);
		}
		const start = days[0] ?? '';
		const history = this.whole(name, daysUpTo(first, start), hour, like);
		const away = stoppedDays(history, value);
		let sum = 0;
		for (const one of days) {
			const values = history
				.filter((past) => weekday(past) === weekday(one) && !away.has(past))
				.filter((past) => past >= shifted(start, -7 * this.rule.weeks))
				.map(value)
				.sort((a, b) => a - b);
			if (values.length < 2) return 0;
			const middle = values.length / 2;
			const kept =
				this.rule.by === 'mean'
					? values
					: values.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
			sum += kept.reduce((a, b) => a + b, 0) / kept.length;
		}
		return sum;
	}

	/** Whether there is nothing, where there was something on every day before. */
	private stopped(name: string, end: End, start: string, first: string): string {
		const quiet = this.quietFrom(name, end, start);
		if (quiet === undefined) return 'calm';
		const since = this.on.get(`noData ${name}`)?.slice(0, 10);
		const value = (one: string) => this.sum(name, one, end.hour, [end.day], quiet);
		const history = this.whole(name, daysUpTo(first, start), end.hour, [end.day], quiet);
		const away = stoppedDays(history, value);
		const past = this.calmDays(
			history.filter((one) => !away.has(one)),
			start,
			since,
		);
		const days = this.rule.span === 'lastDays' ? DAYS : 1;
		const judged = Array.from({ length: days }, (_, index) => shifted(start, index));
		if (baselineOn(judged, past, value) < LEAST_TO_STOP) return 'unknown';
		return past.length >= 7 && past.every((one) => value(one) > 0) ? 'alert' : 'unclear';
	}

	/** The hour from which on there is nothing. */
	private quietFrom(name: string, { day, hour }: End, start: string): number | undefined {
		if (this.rule.span !== 'today') {
			const days = daysUpTo(start, shifted(day, 1));
			return days.every((one) => this.sum(name, one, 24, []) === 0) ? 0 : undefined;
		}
		const hours = [...(this.raw.get(name)?.get(day) ?? [])].filter(([one]) => one < hour);
		let quiet = hour;
		for (const [one, value] of hours.sort(([a], [b]) => b - a)) {
			if (value !== 0) break;
			quiet = one;
		}
		return quiet === hour ? undefined : quiet;
	}

	private calmDays(history: string[], start: string, since: string | undefined): string[] {
		const calm = history.filter((one) => since === undefined || one < since);
		return (calm.length * 2 > history.length ? calm : history).filter(
			(one) => one >= shifted(start, -7 * this.rule.weeks),
		);
	}

	private turn(key: string, verdict: string, through: string, since = through): Line[] {
		const isOn = this.on.has(key);
		if (!isOn && verdict === 'alert') {
			this.on.set(key, since);
			this.unknownSince.delete(key);
			return [`began ${key} ${through}`];
		}
		const day = through.slice(0, 10);
		const unknownSince = this.unknownSince.get(key) ?? day;
		if (verdict === 'unknown') this.unknownSince.set(key, unknownSince);
		else this.unknownSince.delete(key);
		const isLong = verdict === 'unknown' && shifted(unknownSince, MOST_UNKNOWN) <= day;
		if (isOn && (verdict === 'calm' || isLong)) {
			this.on.delete(key);
			return [`over ${key} ${through}`];
		}
		return [];
	}
}

/** The days before another one. */
function daysUpTo(first: string, start: string): string[] {
	const days: string[] = [];
	for (let one = first; one < start; one = shifted(one, 1)) days.push(one);
	return days;
}

const pad = (hour: number) => String(hour).padStart(2, '0');

const weekday = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).weekday;

const middleOf = (values: number[]) => {
	const sorted = [...values].sort((a, b) => a - b);
	const half = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(half)] ?? 1) + (sorted[Math.ceil(half)] ?? 1)) / 2;
};

/** Weekdays without their best and worst, at the level of the last seven days; 0 where too little is known. */
function baselineOn(judged: string[], past: string[], value: (day: string) => number): number {
	const ofWeekday = (day: string): number => {
		const same = past.filter((one) => weekday(one) === weekday(day)).map(value);
		if (same.length < 2) return 0;
		if (same.length < 4) return middleOf(same);
		const all = same.reduce((a, b) => a + b, 0);
		return (all - Math.max(...same) - Math.min(...same)) / (same.length - 2);
	};
	const ratios = past.flatMap((day) => (ofWeekday(day) > 0 ? value(day) / ofWeekday(day) : []));
	const last = ratios.slice(-7);
	const level = last.length === 0 ? 1 : Math.min(1.3, Math.max(0.6, middleOf(last)));
	const parts = judged.map(ofWeekday);
	return parts.includes(0) ? 0 : parts.reduce((a, b) => a + b, 0) * level;
}
