import { readTargetAmount, TARGET } from './amount';
import { readDirection } from './direction';
import type { Direction } from './target';

/** A target amount, and whether it is a goal or a budget where the text says so. */
interface BoundedAmount {
	readonly amount: number;
	readonly bound: Direction | undefined;
}

// Before the number: at most, max, budget of.
const BOUNDED = /^([a-zà-ÿ<>=≤≥ ]{3,20}|[<>]=|[≤≥])\s+(?=[^a-z])(.+)$/i;
const SCALED = /^([\d.,]+)\s*(k|thousand|m|mio\.?|million|millions)$/i;
const [THOUSAND, MILLION] = [1_000, 1_000_000];

/** An amount with or without its direction, in thousands or millions as people say it. @throws InvalidInput */
export function readBoundedAmount(text: string): BoundedAmount {
	const [, direction = '', number = text] = BOUNDED.exec(text) ?? [];
	const bound = readDirection(direction.trim(), TARGET);
	const [, figure, scale = ''] = SCALED.exec(number.trim()) ?? [];
	if (figure === undefined) return { amount: readTargetAmount(number), bound };
	const factor = /^[kt]/i.test(scale) ? THOUSAND : MILLION;
	return { amount: readTargetAmount(figure) * factor, bound };
}
