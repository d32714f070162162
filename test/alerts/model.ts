import { DateTime } from 'luxon';
import type { Raw } from './rawFigures';

export const SITE_ZONE = 'America/Montreal';

/** What a simulated trigger watches: visits, with nothing said about chance. */
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
/** More days are asked for than are needed. */
const SPARE = 2;

/** A report that the trigger has read: when it was asked for, by both clocks. */
export interface Reading {
	platformNow: number;
	n8nNow: number;
	/** What the trigger took for the zone of the site. */
	zone: string;
}

/** What was told: "began lower SOCIAL 2026-11-21". */
export type Line = string;

interface End {
	day: string;
	/** 24 for a whole day. */
	hour: number;
}

const shifted = (day: string, days: number) =>
	DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? '';

/** What must be told, reading by reading, found from the raw figures alone. */
export class AlertModel {
	private readonly on = new Map<string, string>();
	private latest = '';

	constructor(
		private readonly rule: ModelRule,
		private readonly raw: Raw,
	) {}

	read({ platformNow, n8nNow, zone }: Reading): Line[] {
		const asked = this.endAt(n8nNow, zone);
		const there = this.endAt(platformNow, SITE_ZONE);
		const isBehind = asked.day < there.day;
		const end = isBehind ? { day: asked.day, hour: 24 } : there;
		const through = `${end.day} ${String(end.hour).padStart(2, '0')}`;
		if (through < this.latest) return [];
		this.latest = through;
		const count = this.rule.span === 'lastDays' ? DAYS : 1;
		const first = shifted(asked.day, 1 - count - SPARE - Math.max(7 * this.rule.weeks, count));
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

	/** The hours of a day before one of them; only those that `like` has, too. */
	private sum(name: string, day: string, before: number, like = day): number {
		const wanted = this.raw.get(name)?.get(like);
		let sum = 0;
		for (const [hour, value] of this.raw.get(name)?.get(day) ?? []) {
			const isSame = this.rule.span !== 'today' || wanted?.has(hour);
			if (hour < before && isSame) sum += value;
		}
		return sum;
	}

	private judge(name: string, { day, hour }: End, count: number, first: string): Line[] {
		const days = Array.from({ length: count }, (_, index) => shifted(day, index - count + 1));
		const value = (one: string) => this.sum(name, one, hour, day);
		const now = days.reduce((sum, one) => sum + value(one), 0);
		const through = this.rule.span !== 'today' ? day : `${day} ${pad(hour)}:00`;
		const stopped = this.stopped(name, { day, hour }, days[0] ?? day, first, now);
		const { side } = this.rule;
		const frozen = stopped === 'alert' || (this.on.has(`noData ${name}`) && stopped === 'unclear');
		const verdict = frozen ? 'unclear' : this.compare(name, now, days, { day, hour });
		return [
			...this.turn(`${side} ${name}`, verdict, through),
			// Nothing has come since the first of the days.
			...this.turn(`noData ${name}`, stopped, through, days[0]),
		];
	}

	private compare(name: string, now: number, days: string[], { day, hour }: End): string {
		const { by, bound, side, percent } = this.rule;
		if (by === 'bound') return (side === 'lower' ? now < bound : now > bound) ? 'alert' : 'calm';
		const usual = this.expected(name, days, hour, day);
		const inAll = this.expected(name, days, 24, undefined);
		if (usual < LEAST) return inAll < LEAST ? 'calm' : 'unclear';
		const off = ((now - usual) / usual) * 100 * (side === 'lower' ? -1 : 1);
		if (off >= percent - 1e-9) return 'alert';
		return off >= percent / 2 || usual < inAll / 4 ? 'unclear' : 'calm';
	}

	private expected(name: string, days: string[], hour: number, like?: string): number {
		const value = (one: string) => this.sum(name, one, hour, like);
		if (this.rule.by === 'before') {
			return days.reduce((sum, one) => sum + value(shifted(one, -days.length)), 0);
		}
		let sum = 0;
		for (const one of days) {
			const values: number[] = [];
			for (let past = shifted(one, -7); past >= shifted(days[0] ?? one, -7 * this.rule.weeks);) {
				if (past < (days[0] ?? one)) values.push(value(past));
				past = shifted(past, -7);
			}
			values.sort((a, b) => a - b);
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
	private stopped(name: string, end: End, start: string, first: string, now: number): string {
		const quiet = this.quietFrom(name, end, now);
		if (quiet === undefined) return 'calm';
		const since = this.on.get(`noData ${name}`)?.slice(0, 10);
		const past = this.calmDays(first, start, since);
		const value = (one: string) =>
			this.sum(name, one, end.hour, end.day) - this.sum(name, one, quiet, end.day);
		const days = this.rule.span === 'lastDays' ? DAYS : 1;
		const judged = Array.from({ length: days }, (_, index) => shifted(start, index));
		const usual = usualOn(judged, past, value);
		const isSure = usual >= LEAST_TO_STOP && past.length >= 7;
		if (isSure && past.every((one) => value(one) > 0)) return 'alert';
		return since !== undefined && usual === 0 ? 'calm' : 'unclear';
	}

	/** The hour from which on there is nothing. */
	private quietFrom(name: string, { day, hour }: End, now: number): number | undefined {
		if (this.rule.span !== 'today') return now === 0 ? 0 : undefined;
		const hours = [...(this.raw.get(name)?.get(day) ?? [])].filter(([one]) => one < hour);
		let quiet = hour;
		for (const [one, value] of hours.sort(([a], [b]) => b - a)) {
			if (value !== 0) break;
			quiet = one;
		}
		return quiet === hour ? undefined : quiet;
	}

	private calmDays(first: string, start: string, since: string | undefined): string[] {
		const history: string[] = [];
		for (let one = first; one < start; one = shifted(one, 1)) history.push(one);
		const calm = history.filter((one) => since === undefined || one < since);
		return (calm.length * 2 > history.length ? calm : history).filter(
			(one) => one >= shifted(start, -7 * this.rule.weeks),
		);
	}

	private turn(key: string, verdict: string, through: string, since = through): Line[] {
		const isOn = this.on.has(key);
		if (!isOn && verdict === 'alert') {
			this.on.set(key, since);
			return [`began ${key} ${through}`];
		}
		if (isOn && verdict === 'calm') {
			this.on.delete(key);
			return [`over ${key} ${through}`];
		}
		return [];
	}
}

const pad = (hour: number) => String(hour).padStart(2, '0');

const weekday = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).weekday;

const middleOf = (values: number[]) => {
	const sorted = [...values].sort((a, b) => a - b);
	const half = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(half)] ?? 1) + (sorted[Math.ceil(half)] ?? 1)) / 2;
};

/** Weekdays without their best and worst, at the level of the last seven days; 0 where too little is known. */
function usualOn(judged: string[], past: string[], value: (day: string) => number): number {
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
