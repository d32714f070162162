import type { SpecialDay } from '../../../platform/timeseries/specialDays';
import type { Backtest } from '../../../platform/timeseries/baseline/backtest';
import { ResidualScale } from '../../../platform/timeseries/baseline/residualScale';
import {
	specialLogValue,
	widenForSpecialDay,
} from '../../../platform/timeseries/baseline/specialDayEffect';

const FAIR: SpecialDay = { nameIn: () => 'Fair', sameDayLastYear: '2025-11-15' };
const [SATURDAY, SUNDAY] = [6, 0];
const TOLERANCE = { lower: 0.25, higher: 0.5 };

/** The day of a year before, its level and the effects of weekdays; undefined for what is unknown. */
interface Known {
	readonly logValue?: number | undefined;
	readonly level?: number | undefined;
	readonly saturday?: number | undefined;
	readonly sunday?: number | undefined;
}

/** A fair on a Saturday of the last year, and a Sunday of this one. */
function backtestOf(known: Known): Backtest {
	const { logValue, level, saturday, sunday } = {
		...{ logValue: 3, level: 2, saturday: 0, sunday: 0 },
		...known,
	};
	const profile = [sunday, 0, 0, 0, 0, 0, saturday];
	const state = { previousLevel: undefined, residual: undefined, isAnomaly: false };
	const day = { weekday: SATURDAY, logValue, special: FAIR, monthDayEffect: 0 };
	return {
		points: [
			{ ...day, day: '2025-11-14', logValue: 9 },
			{ ...day, day: '2025-11-15' },
		],
		states: [
			{ ...state, level: 7, profile: [] },
			{ ...state, level, profile: [0, 0, 0, 0, 0, 0, saturday] },
			{ ...state, level: 5, profile },
		],
		residualScale: new ResidualScale(),
	};
}

describe('the expected value of a special day', () => {
	it('is that of its last occurrence, at the current level', () => {
		expect(specialLogValue(FAIR, backtestOf({}), 5)).toBe(6);
	});

	it.each<[string, SpecialDay | undefined, Known, number | undefined]>([
		['it has no earlier occurrence', { nameIn: FAIR.nameIn }, {}, 5],
		['that lies before the first day', { ...FAIR, sameDayLastYear: '2024-11-16' }, {}, 5],
		['that has no figure', FAIR, { logValue: undefined }, 5],
		['no level was known then', FAIR, { level: undefined }, 5],
		['no level is known', FAIR, {}, undefined],
		['the day is an ordinary one', undefined, {}, 5],
	])('is unknown if %s', (_, special, known, level) => {
		expect(specialLogValue(special, backtestOf(known), level)).toBeUndefined();
	});
});

describe('the tolerance of a special day', () => {
	const widened = (known: Known, isCompared = true) =>
		widenForSpecialDay(
			TOLERANCE,
			{ special: FAIR, isCompared, weekday: SUNDAY },
			backtestOf(known),
		);

	it('is twice that of an ordinary one', () => {
		expect(widened({})).toEqual({ lower: 0.5, higher: 1 });
		const ordinary = { special: undefined, isCompared: false, weekday: SUNDAY };
		expect(widenForSpecialDay(TOLERANCE, ordinary, backtestOf({}))).toEqual(TOLERANCE);
	});

	it('is wider on the side to which the weekdays differ', () => {
		expect(widened({ saturday: 1, sunday: 0.25 })).toEqual({ lower: 1.25, higher: 1 });
		expect(widened({ saturday: 0.25, sunday: 1 })).toEqual({ lower: 0.5, higher: 1.75 });
	});

	it('is no wider for weekdays without a comparison', () => {
		expect(widened({ saturday: 1, sunday: 0 }, false)).toEqual({ lower: 0.5, higher: 1 });
	});

	it.each<Known>([{ saturday: undefined }, { sunday: undefined }])(
		'is no wider if a weekday is unknown: %j',
		(known) => {
			expect(widened({ saturday: 1, sunday: 3, ...known })).toEqual({ lower: 0.5, higher: 1 });
		},
	);
});
