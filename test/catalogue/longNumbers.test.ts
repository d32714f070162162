import { readListField } from '../../nodes/shared/form/fieldValues';
import { parseText } from '../../nodes/shared/form/settings';

const LIST = { kind: 'list', name: 'it', as: 'it', label: 'It', description: 'A field' } as const;

it.each<[string, () => unknown]>([
	['a text', () => parseText('It', 2 ** 53)],
	['a list', () => readListField(LIST, ['a', 2 ** 53])],
	['a list of one', () => readListField(LIST, -(2 ** 60))],
])('a number whose last digits may have changed is refused as %s', (_, read) => {
	expect(read).toThrow('It is a number with more than 15 digits');
});

it('numbers that JSON keeps are taken as text', () => {
	expect(parseText('It', 2 ** 53 - 1)).toBe('9007199254740991');
	expect(readListField(LIST, [1, 2.5])).toBe('1,2.5');
});
