import { parseJson } from '../../../platform/client/values/json';

describe('numbers in JSON', () => {
	test.each<[string, unknown]>([
		['9007199254740991', 9_007_199_254_740_991],
		['9007199254740992', '9007199254740992'],
		['9007199254740993', '9007199254740993'],
		['-9007199254740993', '-9007199254740993'],
		['12345678901234567890', '12345678901234567890'],
		['0.12345678901234567', 0.12345678901234567],
		['1234567890123456.5', 1_234_567_890_123_456.5],
		['12', 12],
		['-0.5', -0.5],
		['1e3', 1_000],
	])('%s keeps its digits', (digits, expected) => {
		expect(parseJson(`{"id":${digits}}`)).toEqual({ id: expected });
		expect(parseJson(`[ ${digits} ]`)).toEqual([expected]);
		expect(parseJson(`[1, ${digits},${digits}]`)).toEqual([1, expected, expected]);
		expect(parseJson(`{"id":\n\t${digits}\n}`)).toEqual({ id: expected });
	});

	test('are found wherever they stand', () => {
		for (let before = 0; before < 40; before++) {
			const text = `[${' '.repeat(before)}9007199254740993]`;
			expect(parseJson(text)).toEqual(['9007199254740993']);
		}
	});

	test('as text stay text', () => {
		expect(parseJson('{"id":"9007199254740993","n":9007199254740993}')).toEqual({
			id: '9007199254740993',
			n: '9007199254740993',
		});
		expect(parseJson('["a:9007199254740993"]')).toEqual(['a:9007199254740993']);
	});

	test('long ones leave everything else as it is', () => {
		const text = '[9007199254740993,"\\u00e9\\n",null,true,{"__proto__":1}]';
		const expected: unknown = JSON.parse(text.replace('9007199254740993', '"9007199254740993"'));
		expect(parseJson(text)).toEqual(expected);
	});

	test.each(['', '{', '{"a":9007199254740993', '[1,]', 'text'])('%j is refused', (text) => {
		expect(() => parseJson(text)).toThrow(SyntaxError);
	});
});
