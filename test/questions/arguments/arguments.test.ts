import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArgumentKind } from '../../../platform/questions/arguments/argumentText';
import { argumentCount, argumentText } from '../../../platform/questions/arguments/argumentText';

/** A kind of field, an argument as JSON, and what is made of it; none if that is refused. */
const LINES = readFileSync(path.join(__dirname, 'arguments.txt'), 'utf8')
	.split('\n')
	.filter((line) => line !== '')
	.map((line) => line.split(' => '));

const KINDS: readonly ArgumentKind[] = ['list', 'period', 'filter'];

function understood(kind: string, argument: unknown): string {
	const known = KINDS.find((one) => one === kind);
	const value = known ? argumentText(argument, known) : argumentCount(argument);
	return value === undefined ? 'none' : JSON.stringify(value);
}

test.each([...KINDS, 'count'])('arguments of the kind %s are what was checked', (kind) => {
	const own = LINES.filter(([of]) => of === kind);
	const wrong = own.flatMap(([, json = '', expected]) => {
		const found = understood(kind, JSON.parse(json));
		return found === expected ? [] : `${json}: ${found}, not ${expected}`;
	});
	expect(wrong).toEqual([]);
	expect(own.length).toBeGreaterThan(40);
});
