import { readTargetAmount } from '../../platform/targets/amount';
import { readBoundedAmount } from '../../platform/targets/boundedAmount';

describe('a target in words is read with its bound', () => {
	it.each<[string, number, string?]>([
		['9000', 9_000],
		['9 K€', 9_000],
		['5M€', 5_000_000],
		['1,2 Mio. €', 1_200_000],
		['9 TSD', 9_000],
		["1,2 millions d'euros", 1_200_000],
		['1,2 millones de euros', 1_200_000],
		['1.2 million euros', 1_200_000],
		['9 000 k', 9_000_000],
		['€9,000', 9_000],
		['at most 9k', 9_000, 'atMost'],
		['no more than $9,000', 9_000, 'atMost'],
		['<=9000', 9_000, 'atMost'],
		['budget of 9000', 9_000, 'atMost'],
		['höchstens 1,2 Mio', 1_200_000, 'atMost'],
		['nicht mehr als 9.000', 9_000, 'atMost'],
		['pas plus de 9 000 €', 9_000, 'atMost'],
		["jusqu'à 9000", 9_000, 'atMost'],
		['no más de 9.000', 9_000, 'atMost'],
		['9k max', 9_000, 'atMost'],
		['9000 o menos', 9_000, 'atMost'],
		['more than 9000', 9_000, 'atLeast'],
		['mindestens 3 %', 3, 'atLeast'],
		['au moins 1,2 M€', 1_200_000, 'atLeast'],
		['al menos 9000', 9_000, 'atLeast'],
		['9000+', 9_000, 'atLeast'],
		['  9   000  ', 9_000],
		['<9000', 9_000, 'atMost'],
		['> 9 k', 9_000, 'atLeast'],
		['9k minimum', 9_000, 'atLeast'],
		['9k  max', 9_000, 'atMost'],
		['€ 9 mille', 9_000],
		['9000 ou plus', 9_000, 'atLeast'],
	])('%s', (...[text, amount, bound]) => {
		expect(readBoundedAmount(text)).toEqual({ amount, bound });
	});

	it.each([
		['1.250 Mio', 'Target may mean 1250000 or 1250000000: 1.250 Mio'],
		['9 mil', 'Target is not a number: 9 mil'],
		['1.2bn', 'Target is not a number: 1.2bn'],
		['about 9000', 'Target cannot be "about"'],
		['at least 9000 max', 'Target cannot be "at least max"'],
		['9000 sales', 'Target is not a number: 9000 sales'],
	])('and is rejected if its meaning is unclear: %s', (text, message) => {
		expect(() => readBoundedAmount(text)).toThrow(message);
	});
});

it.each(['9 K€', '5M€', '9 MIO', '9 TSD', '2 MRD'])(
	'a scale is not dropped from a target as a currency is: %s',
	(text) => {
		expect(() => readTargetAmount(text)).toThrow(`Target is not a number: ${text}`);
	},
);
