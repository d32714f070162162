import type { FigureSeries, DailyPoint } from '../../platform/alerts/expectation/figureSeries';
import { daysFrom } from './polls/living';
import { addDays } from '../../platform/base/dates/dayArithmetic';

/** The last day there is, a Friday. */
export const TODAY = '2026-11-20';

/** How much a day and an hour change. */
type Factor = (day: string, hour: number) => number;

/** From an hour of a day on, so much is left. */
export const lossOn =
	(day: string, from: number, left: number): Factor =>
	(on, hour) =>
		on > day || (on === day && hour >= from) ? left : 1;

/** The hours of a day before one of them. */
export const untilHour = (hour: number, day = TODAY) => ({
	...{ days: [day], untilHour: hour },
	through: `${day} ${String(hour).padStart(2, '0')}:00`,
});

/** Random hours of random days at which something is lost. */
export function hours(count: number): Array<{ day: string; hour: number; seed: number }> {
	const random = randomOf(42);
	return Array.from({ length: count }, (_, seed) => ({
		...{ day: addDays(TODAY, -(1 + Math.floor(random() * 7))), seed },
		hour: Math.floor(random() * 24),
	}));
}

// Nights are quiet, and evenings are not.
const SHARES = [1, 1, 0, 0, 0, 1, 2, 3, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 8, 8, 7, 4, 2];
const ALL = SHARES.reduce((sum, share) => sum + share, 0);

interface Shop {
	readonly salesADay: number;
	readonly visitsADay?: number;
	readonly days?: number;
	readonly until?: string;
	/** What happens to the sales, and what to the visits. */
	readonly factor?: Factor;
	readonly visits?: Factor;
	readonly seed?: number;
}

/** Sales and visits of each hour, as chance has them. */
export function shopOfHours({
	salesADay,
	visitsADay = 4_000,
	days = 60,
	until = TODAY,
	factor = () => 1,
	visits = () => 1,
	seed = 1,
}: Shop): FigureSeries {
	const random = randomOf(seed);
	const moments: DailyPoint[] = daysFrom(addDays(until, -days), addDays(until, 2)).flatMap(
		(day) => {
			// What visits bring differs from day to day.
			const mood = 0.9 + random() * 0.2;
			return SHARES.map((share, hour) => {
				const came = poisson((visitsADay * share * visits(day, hour)) / ALL, random);
				const sales = poisson((salesADay * share * mood * factor(day, hour)) / ALL, random);
				return { day, hour, figures: [sales, came] };
			});
		},
	);
	return { name: '', label: '', moments };
}

function randomOf(seed: number): () => number {
	let state = seed * 2_654_435_761 + 1;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return state / 4_294_967_296;
	};
}

/** How many come where so many are expected. */
function poisson(expected: number, random: () => number): number {
	if (expected > 60) {
		const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
		return Math.max(0, Math.round(expected + normal * Math.sqrt(expected)));
	}
	let [count, product] = [0, random()];
	for (; product > Math.exp(-expected); product *= random()) count += 1;
	return count;
}
