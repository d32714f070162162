import { findCauses } from '../../platform/causes/findCauses';
import type { Part, WholeKind } from '../../platform/causes/part';
import { seedOr } from '../support/random';

/** The shares of channels, devices and countries of a shop. */
const DIMENSIONS = [
	[0.35, 0.2, 0.15, 0.1, 0.07, 0.05, 0.04, 0.02, 0.01, 0.01],
	[0.62, 0.33, 0.05],
	[0.7, 0.1, 0.06, 0.05, 0.04, 0.03, 0.02],
];
const TRIALS = 400;
const NOISE = 0.07;
const COMMON_NOISE = 0.03;
const RATE = 0.05;

/** Random figures of a shop, the same in every run. */
class Chance {
	private state = seedOr(20_261_126);

	next(): number {
		this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
		return this.state / 2 ** 32;
	}

	normal(): number {
		return Math.sqrt(-2 * Math.log(this.next() + 1e-12)) * Math.cos(2 * Math.PI * this.next());
	}

	count(mean: number): number {
		return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()));
	}

	oneOf<T>(choices: readonly [T, ...T[]]): T {
		return choices[Math.floor(this.next() * choices.length)] ?? choices[0];
	}
}

interface Day {
	readonly visits: number;
	/** By how much a part's figures are multiplied. */
	readonly visitFactor?: (dimension: number, at: number) => number;
	readonly rateFactor?: (dimension: number, at: number) => number;
}

function dimensionOn(chance: Chance, dimension: number, { visits, ...day }: Day): Part[] {
	const common = Math.exp(COMMON_NOISE * chance.normal());
	return (DIMENSIONS[dimension] ?? []).map((share, at): Part => {
		const expected = visits * share;
		const factor = day.visitFactor?.(dimension, at) ?? 1;
		const actual = chance.count(expected * factor * common * Math.exp(NOISE * chance.normal()));
		const label = `${dimension} ${at}`;
		if (!day.rateFactor) {
			const deviation = Math.max(Math.sqrt(expected), NOISE * expected);
			return { name: label, label, actual: [actual], expected: [expected], deviation };
		}
		const sales = expected * RATE;
		const found = chance.count(actual * RATE * day.rateFactor(dimension, at));
		const deviation = Math.max(Math.sqrt(sales), NOISE * sales);
		return {
			...{ name: label, label, deviation },
			actual: [actual, found],
			expected: [expected, sales],
		};
	});
}

/** The causes in the dimension that has the strongest evidence. */
function namedOn(chance: Chance, day: Day, kind: WholeKind): string {
	const found = DIMENSIONS.map((_, at) => findCauses(dimensionOn(chance, at, day), kind));
	const [best] = found.sort((one, other) => other.evidence - one.evidence);
	return (best?.causes ?? []).map(({ part }) => part.label).join(' and ');
}

/** A part that changes by so much that the whole differs by 15% and more. */
function plantedPart(chance: Chance) {
	for (;;) {
		const dimension = Math.floor(chance.next() * DIMENSIONS.length);
		const at = Math.floor(chance.next() * 5);
		const share = DIMENSIONS[dimension]?.[at] ?? 0;
		const factor = chance.next() < 0.4 ? 1.5 + 2 * chance.next() : 0.6 * chance.next();
		const change = (factor - 1) * share;
		if (Math.abs(change) >= 0.15) return { dimension, at, factor, change };
	}
}

function shareOfRight(trial: (chance: Chance) => boolean): number {
	const chance = new Chance();
	let right = 0;
	for (let at = 0; at < TRIALS; at++) if (trial(chance)) right += 1;
	return right / TRIALS;
}

describe('the causes of a difference', () => {
	it('are the planted part in 95 of 100 cases, small and large shops alike', () => {
		const right = shareOfRight((chance) => {
			const { dimension, at, factor, change } = plantedPart(chance);
			// In the other dimensions, all parts change alike.
			const visitFactor = (one: number, part: number) =>
				one !== dimension ? 1 + change : part === at ? factor : 1;
			const visits = chance.oneOf([500, 5_000, 100_000]);
			return namedOn(chance, { visits, visitFactor }, 'sum') === `${dimension} ${at}`;
		});
		expect(right).toBeGreaterThanOrEqual(0.95);
	});

	it('are none in 98 of 100 cases when all parts change alike', () => {
		const right = shareOfRight((chance) => {
			const factor = chance.oneOf([0.6, 0.75, 1.3, 1.6]);
			const visits = chance.oneOf([500, 5_000, 100_000]);
			return namedOn(chance, { visits, visitFactor: () => factor }, 'sum') === '';
		});
		expect(right).toBeGreaterThanOrEqual(0.98);
	});

	it("find a planted change of one part's rate in 95 of 100 cases", () => {
		const right = shareOfRight((chance) => {
			const { dimension, at, factor, change } = plantedPart(chance);
			const rateFactor = (one: number, part: number) =>
				one !== dimension ? 1 + change : part === at ? factor : 1;
			const visits = chance.oneOf([20_000, 100_000]);
			return namedOn(chance, { visits, rateFactor }, 'rate') === `${dimension} ${at}`;
		});
		expect(right).toBeGreaterThanOrEqual(0.95);
	});

	it('are the part with a low rate whose share has grown, where no own rate has changed', () => {
		const rates = [0.05, 0.04, 0.002];
		const part = (at: number, before: number, after: number): Part => {
			const [rate = 0] = rates.slice(at, at + 1);
			const name = ['search', 'mail', 'display'][at] ?? '';
			const sales = before * rate;
			const [expected, actual] = [
				[before, sales],
				[after, after * rate],
			];
			return { name, label: name, expected, actual, deviation: Math.sqrt(sales) };
		};
		const found = findCauses(
			[part(0, 5_000, 5_100), part(1, 3_000, 2_950), part(2, 2_000, 12_000)],
			'rate',
		);
		expect(found.difference).toBeLessThan(0);
		expect(found.causes.map(({ part: one }) => one.name)).toEqual(['display']);
		const [{ amount = 0, effects = [] } = {}] = found.causes;
		expect((effects[0] ?? 0) / amount).toBeCloseTo(1);
	});

	it('are two parts at most, each with the sign of the whole difference', () => {
		const part = (name: string, expected: number, actual: number): Part => ({
			...{ name, label: name, expected: [expected], actual: [actual] },
			deviation: 0.05 * expected,
		});
		const calm = ['a', 'b', 'c', 'd', 'e'].map((name) => part(name, 100, 101));
		const two = findCauses([...calm, part('mail', 200, 60), part('search', 300, 150)], 'sum');
		expect(two.causes.map(({ part: { name } }) => name)).toEqual(['search', 'mail']);
		const three = [part('mail', 200, 60), part('search', 300, 150), part('social', 250, 100)];
		expect(findCauses([...calm, ...three], 'sum').causes).toHaveLength(2);
		const opposite = [part('mail', 200, 260), part('search', 300, 100)];
		expect(findCauses([...calm, ...opposite], 'sum').causes).toMatchObject([
			{ part: { name: 'search' }, amount: -200 },
		]);
	});

	it('are never what remains of many small parts, nor all parts', () => {
		const part = (name: string, actual: number, isRest = false): Part => ({
			...{ name, label: name, expected: [100], actual: [actual], deviation: 5 },
			isRest,
		});
		const parts = [part('a', 100), part('b', 100), part('', 10, true)];
		expect(findCauses(parts, 'sum').causes).toEqual([]);
		expect(findCauses([part('a', 10)], 'sum').causes).toEqual([]);
		expect(findCauses([], 'sum').causes).toEqual([]);
		const [cause, ...others] = findCauses([part('a', 10), part('b', 60)], 'sum').causes;
		expect([cause?.part.name, others]).toEqual(['a', []]);
		expect(findCauses([part('a', 100), part('b', 100)], 'sum').causes).toEqual([]);
	});
});
