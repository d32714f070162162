import { readEnteredJson } from '../../../platform/client/values/enteredJson';
import { thrownBy } from './thrown';

test.each([
	['{"a":1}', { a: 1 }],
	['[]', []],
	['"x"', 'x'],
])('%s is read', (entered, value) => {
	expect(readEnteredJson('Body', entered)).toEqual(value);
});

test('what an expression gave as an object stays as it is', () => {
	const entered = { a: 1 };
	expect(readEnteredJson('Body', entered)).toBe(entered);
});

test('what is no JSON is refused with the reason', () => {
	expect(thrownBy(() => readEnteredJson('Body', '{"a":'))).toMatchObject({
		parameter: 'Body',
		message: expect.stringMatching(/^Body is not valid JSON: .*JSON/) as unknown,
		advice: 'Copy the whole text, from the first { to the last }, and check commas and quotes',
	});
});
