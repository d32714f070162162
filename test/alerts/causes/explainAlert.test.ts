import type { DividedFigures } from '../../../platform/alerts/causes/explainAlert';
import { explainAlert } from '../../../platform/alerts/causes/explainAlert';
import type { FigureSeries } from '../../../platform/alerts/expectation/figureSeries';
import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { causeFacts, causeText } from '../../../platform/causes/causeText';
import { runs, seedOr } from '../../support/random';
import { daysFrom, RULE } from '../polls/living';

const LAST = '2026-11-20';
const DAYS = daysFrom(addDays(LAST, -182), LAST);
const WINDOW = { days: [LAST], untilHour: undefined, through: LAST };
const TRIALS = runs(20, 200);
const WEEKDAY = [1.1, 1.05, 1, 1, 0.95, 0.7, 0.75];

const SHARES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	media_key: { SEARCHENGINE: 0.35, SPONSOREDLINK: 0.25, NATURAL: 0.2, MAILING: 0.1, SOCIAL: 0.1 },
	device: { Desktop: 0.35, Phone: 0.6, Tablet: 0.05 },
	geoloccountry_isocode: { FR: 0.7, BE: 0.12, DE: 0.1, CH: 0.05, CA: 0.03 },
};

let state = seedOr(20_261_126);
const next = () => {
	state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
	return state / 2 ** 32;
};
const normal = () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next());
const count = (mean: number) => Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));

interface Planted {
	readonly dimension: string;
	readonly name: string;
	readonly factor: number;
}

const NOISE = 0.05;
const DIMENSIONS = Object.keys(SHARES);

/** Adds a figure to that of a part on a day. */
type Add = (dimension: string, name: string, at: number, figure: number) => void;

/** A shop by channel, device and country, of which one part changes on the last day. */
function shopWith({ dimension, name, factor }: Planted, visits: number): DividedFigures[] {
	const sums = new Map<string, number[]>();
	const add: Add = (of, part, at, figure) => {
		const key = `${of} ${part}`;
		const figures = sums.get(key) ?? DAYS.map(() => 0);
		figures[at] = (figures[at] ?? 0) + figure;
		sums.set(key, figures);
	};
	DAYS.forEach((day, at) =>
		addDay(day, visits, add, at, (names) => {
			const isChanged = day === LAST && names[DIMENSIONS.indexOf(dimension)] === name;
			return isChanged ? factor : 1;
		}),
	);
	if (factor > 1 && SHARES[dimension]?.[name] === undefined) {
		// A new part comes by all channels and devices alike.
		for (const [of, shares] of Object.entries(SHARES)) {
			const parts = of === dimension ? { [name]: 1 } : shares;
			for (const [part, share] of Object.entries(parts))
				add(of, part, DAYS.length - 1, Math.round(factor * share));
		}
	}
	return DIMENSIONS.map((of) => {
		const series = [...sums].flatMap(([key, figures]): FigureSeries[] => {
			if (!key.startsWith(`${of} `)) return [];
			const part = key.slice(of.length + 1);
			const moments = DAYS.map((day, at) => ({
				...{ day, hour: undefined },
				figures: [figures[at] ?? 0],
			}));
			return [{ name: part, label: part, moments }];
		});
		const days = { from: DAYS[0] ?? LAST, to: LAST };
		const figures = { series, days, zone: 'Europe/Paris', areCounts: [true], isComplete: true };
		return { dimension: of, fields: ['visit'], figures };
	});
}

/** Each visit has a channel, a device and a country, so that all dimensions add up to the same. */
function addDay(
	day: string,
	visits: number,
	add: Add,
	at: number,
	factorOf: (names: readonly string[]) => number,
): void {
	const level = visits * (WEEKDAY[weekdayOf(day) % 7] ?? 1);
	const [channels = [], devices = [], countries = []] = Object.values(SHARES).map((shares) =>
		Object.entries(shares).map(
			([name, share]) => [name, share * Math.exp(NOISE * normal())] as const,
		),
	);
	for (const [channel, ofChannel] of channels) {
		for (const [device, ofDevice] of devices) {
			for (const [country, ofCountry] of countries) {
				const names = [channel, device, country];
				const figure = count(level * ofChannel * ofDevice * ofCountry * factorOf(names));
				DIMENSIONS.forEach((dimension, index) => add(dimension, names[index] ?? '', at, figure));
			}
		}
	}
}

/** What is expected of the last day. */
const levelOf = (visits: number) => visits * (WEEKDAY[weekdayOf(LAST) % 7] ?? 1);

const wholeOn = ([one]: readonly DividedFigures[]) =>
	(one?.figures.series ?? []).reduce(
		(sum, { moments }) => sum + (moments.at(-1)?.figures[0] ?? 0),
		0,
	);

async function explainShop(planted: Planted, visits: number) {
	const divided = shopWith(planted, visits);
	const expected = levelOf(visits);
	const value = wholeOn(divided);
	const side = value < expected ? 'lower' : 'higher';
	return await explainAlert({ side, window: WINDOW, value, expected }, RULE, divided);
}

const oneOf = <T>(choices: readonly T[]): T | undefined =>
	choices[Math.floor(next() * choices.length)];

describe('an alert that is explained by what the past of each part lets expect', () => {
	it('has the planted part as its cause in 95 of 100 cases', async () => {
		let right = 0;
		for (let at = 0; at < TRIALS; at++) {
			const planted = oneOf([
				{ dimension: 'media_key', name: 'SPONSOREDLINK', factor: 0.2 },
				{ dimension: 'media_key', name: 'MAILING', factor: 4 },
				{ dimension: 'device', name: 'Phone', factor: 0.5 },
				{ dimension: 'device', name: 'Desktop', factor: 1.8 },
				{ dimension: 'geoloccountry_isocode', name: 'FR', factor: 0.6 },
				{ dimension: 'geoloccountry_isocode', name: 'CA', factor: 9 },
			]) ?? { dimension: '', name: '', factor: 1 };
			const found = await explainShop(planted, oneOf([800, 20_000]) ?? 800);
			const named = found?.causes.map(({ part }) => part.name).join();
			if (found?.dimension === planted.dimension && named === planted.name) right += 1;
		}
		expect(right / TRIALS).toBeGreaterThanOrEqual(0.95);
	}, 300_000);

	it('names a country that had nothing before, in the language of the message', async () => {
		const spam = { dimension: 'geoloccountry_isocode', name: 'CN', factor: 4_000 };
		const divided = shopWith(spam, 10_000);
		const value = wholeOn(divided);
		const alert = { side: 'higher' as const, window: WINDOW, value, expected: levelOf(10_000) };
		const found = await explainAlert(alert, RULE, divided);
		const wording = {
			language: 'fr',
			number: (one: number) => one.toLocaleString('en'),
			percent: (one: number) => `${one}%`,
			...{ isPercent: false, isExpected: true },
		};
		expect(found && causeText(found, wording)).toMatch(
			/^Surtout Chine\u00a0: 4,000 (sur un excédent de [\d,]+|de plus)\.$/,
		);
		expect(found && causeFacts(found, 'fr')).toMatchObject([
			{ name: 'CN', label: 'Chine', expected: 0, value: 4_000 },
		]);
	});

	it('has no causes where the parts do not add up to the figure, such as unique visitors', async () => {
		const planted = { dimension: 'device', name: 'Phone', factor: 0.4 };
		const divided = shopWith(planted, 10_000);
		const value = wholeOn(divided) * 0.8;
		const alert = { side: 'lower' as const, window: WINDOW, value, expected: 8_000 };
		expect(await explainAlert(alert, RULE, divided)).toBeUndefined();
	});

	it('has no cause if the parts moved to the other side', async () => {
		const divided = shopWith({ dimension: 'device', name: 'Phone', factor: 0.4 }, 10_000);
		const value = wholeOn(divided);
		const alert = { side: 'higher' as const, window: WINDOW, value, expected: 9_500 };
		expect(await explainAlert(alert, RULE, divided)).toBeUndefined();
	});
});
