import { DateTime } from 'luxon';

const LEAST = 12;
const RARE = 0.003;

const weekday = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).weekday;

/** Runs of days without a figure where that is unusual: they are no part of the baseline. */
export function stoppedDays(history: string[], value: (day: string) => number): Set<string> {
	const stopped = new Set<string>();
	const isOpen = openDays(history, value);
	const days = history.filter(isOpen);
	const lengths = [...new Set(runsIn(days, value).map((run) => run.length))].sort((a, b) => b - a);
	for (const length of lengths) {
		for (const run of runsIn(days, value).filter((one) => one.length === length)) {
			const others = days.filter((day) => !stopped.has(day) && !run.includes(day)).map(value);
			const mean = others.reduce((a, b) => a + b, 0) / others.length;
			const chance = (others.filter((one) => one === 0).length / others.length) ** length;
			if (others.length < 7 || chance >= RARE || mean * length < LEAST) continue;
			for (const day of run) stopped.add(day);
		}
	}
	return stopped;
}

/** Weekdays that are mostly empty are closed days; weeks that are wholly empty do not count. */
function openDays(history: string[], value: (day: string) => number) {
	const weeks = runsIn(history, value).filter((run) => run.length > 7);
	const telling = history.filter((day) => !weeks.some((run) => run.includes(day)));
	return (day: string) => {
		const same = telling.filter((one) => weekday(one) === weekday(day)).map(value);
		return same.filter((one) => one === 0).length * 2 <= same.length;
	};
}

function runsIn(days: string[], value: (day: string) => number): string[][] {
	const text = days.map((day) => (value(day) === 0 ? '0' : '1')).join('');
	return [...text.matchAll(/0+/g)].map(({ index, 0: run }) =>
		days.slice(index, index + run.length),
	);
}
