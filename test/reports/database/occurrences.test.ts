import { Occurrences } from '../../../platform/reports/database/occurrences';

/** The keys that rows are given, in their order, and how often alike ones were found. */
function keysOf(rows: ReadonlyArray<readonly [element: string, day: number]>) {
	let found = 0;
	const occurrences = new Occurrences(() => found++);
	const keys = rows.map(([element, day]) =>
		occurrences.next(element, (nth) => `${element}${day} #${nth}`),
	);
	return { keys, found };
}

const days = (element: string) => [1, 2].map((day) => [element, day] as const);

test('all rows of an element have its number, whatever stands between it and its namesakes', () => {
	const rows = [...days('a'), ...days('a'), ...days('b'), ...days('a')];
	expect(keysOf(rows)).toEqual({
		keys: [...['a1 #1', 'a2 #1', 'a1 #2', 'a2 #2'], ...['b1 #1', 'b2 #1', 'a1 #3', 'a2 #3']],
		found: 2,
	});
});

test('rows that are not alike are neither numbered nor told', () => {
	expect(keysOf([...days('a'), ...days('b')])).toEqual({
		keys: ['a1 #1', 'a2 #1', 'b1 #1', 'b2 #1'],
		found: 0,
	});
});
