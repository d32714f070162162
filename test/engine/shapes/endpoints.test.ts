import { isDeepStrictEqual } from 'node:util';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { isRecord } from '../../../platform/base/json/json';
import { lines } from '../../../harness/engine';
import { workflowOf } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { cases, sampleOf } from '../catalogue/cases';
import { KNOWN } from '../catalogue/known';
import { withShapes } from './withShapes';

// Texts with further members are returned with them, and tokens differ each time.
const reading = cases.filter(
	({ operation: { method, idempotent, reply, givesToken } }) =>
		method === 'GET' && idempotent !== false && reply !== 'text' && !givesToken,
);
const ENOUGH = 20;

describe.each(lines().slice(-1))('replies in other shapes, %s', (line) => {
	const stage = withStage(line, { remembers: true });

	async function itemsOf(parameters: INodeParameters, shape: number) {
		stage.sandbox.control.shape(shape);
		const workflow = workflowOf({ It: { parameters } });
		const run = await stage.run({ workflow }, { encryptionPassphrase: KNOWN.key ?? '' });
		stage.sandbox.control.shape(0);
		return { error: run.error?.message, items: jsonOf(run.items('It')), hints: run.hints('It') };
	}

	it.each(withShapes(reading))('$name returns the same items in $shape', async (one) => {
		const { parameters } = await sampleOf({ ...one, name: `${one.name} ${one.number}` }, stage);
		const [expected, again] = [await itemsOf(parameters, 0), await itemsOf(parameters, 0)];
		const other = await itemsOf(parameters, one.number);
		expect(other.error).toBeUndefined();
		// A hint says so, and nothing is lost.
		if (other.hints.some(({ message }) => message.includes('returned unchanged'))) return;
		expect(other.items).toHaveLength(expected.items.length);
		const found = spelled(other.items);
		// Numeric keys of an object are iterated in numeric order.
		for (const item of withoutChanging(expected.items, again.items).slice(0, ENOUGH)) {
			expect(found).toContainEqual(within(item));
		}
	});
});

/** Removes members that differ each time, such as a token or a job ID. */
function withoutChanging(items: readonly IDataObject[], again: readonly IDataObject[]) {
	return items.map((item, index) => {
		const members = Object.entries(item);
		return members.filter(([name, value]) => isDeepStrictEqual(value, again[index]?.[name]));
	});
}

function within(members: ReadonlyArray<readonly [string, unknown]>): unknown {
	return expect.objectContaining(
		Object.fromEntries(members.map(([name, value]) => [name, spelled(value)])),
	);
}

const WORDS = new Map<unknown, string>([
	[true, '1'],
	[false, '0'],
	['true', '1'],
	['false', '0'],
]);

/** Values as texts: a shape may have figures as texts, and flags as numbers. */
function spelled(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(spelled);
	if (isRecord(value))
		return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spelled(one)]));
	return value === null ? null : (WORDS.get(value) ?? String(value));
}
