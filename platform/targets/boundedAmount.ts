import { InvalidInput } from '../base/invalidInput';
import { readTargetAmount, TARGET } from './amount';
import { readDirection } from './direction';
import type { Direction } from './target';

/** A target amount, and whether it is a goal or a budget where the text says so. */
interface BoundedAmount {
	readonly amount: number;
	readonly bound: Direction | undefined;
}

// Before the number: at most, max, budget of, >=.
const BOUND_BEFORE = /^([a-zà-ÿ' ]{3,24}|[<>]=?|[≤≥]) ?(?=[\d.,€$£])(.+)$/i;
const BOUND_BEHIND =
	/^(.*[\d€$£%a-z]) ?(?: (or more|or less|max(?:imum)?|min(?:imum)?|at most|at least|ou plus|ou moins|oder mehr|oder weniger|o más|o mas|o menos)|(\+))$/i;
const MONEY_BEFORE = /^[€$£] ?(?=\d)/;
const MONEY_BEHIND = / ?(?:d['’] ?|de )?(?:[€$£]|euros?|eur|usd|gbp|chf|dollars?|dólares)$/i;
const SCALED =
	/^([\d.,]+(?: \d{3})*) ?(k|tsd\.?|thousand|tausend|mille|m|mio\.?|mln|million(?:s|en)?|mill[oó]n(?:es)?)$/i;
// "1.250 million" may be 1.25 million in one language, and 1,250 million in another.
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;
const [THOUSAND, MILLION] = [1_000, 1_000_000];

/** An amount with or without its direction, in thousands or millions as people say it. @throws InvalidInput */
export function readBoundedAmount(typed: string): BoundedAmount {
	const text = typed.trim().replace(/[\s\u00a0\u202f]+/g, ' ');
	const [, before = '', rest = text] = BOUND_BEFORE.exec(text) ?? [];
	const [, number = rest, behind, plus] = BOUND_BEHIND.exec(rest) ?? [];
	const bound = readDirection(`${before.trim()} ${behind ?? plus ?? ''}`.trim(), TARGET);
	return { amount: amountOf(number.trim()), bound };
}

function amountOf(number: string): number {
	const bare = number.replace(MONEY_BEFORE, '');
	const [, figure, scale = ''] = SCALED.exec(bare.replace(MONEY_BEHIND, '')) ?? [];
	if (figure === undefined) return readTargetAmount(number);
	const factor = /^(?:k|t|mille$)/i.test(scale) ? THOUSAND : MILLION;
	if (!AMBIGUOUS.test(figure)) return readTargetAmount(figure) * factor;
	const [small, large] = [figure.replace(',', '.'), figure.replace(/[.,]/, '')].map(
		(one) => Number(one) * factor,
	);
	throw new InvalidInput(
		TARGET,
		`${TARGET} may mean ${small} or ${large}: ${number}`,
		'Enter a number such as 12000',
	);
}
