import { isDeepStrictEqual } from 'node:util';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { isRecord } from '../../../platform/base/json/json';
import { lines } from '../../../harness/engine';
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
		const credential = { encryptionPassphrase: KNOWN.key ?? '' };
		const run = await stage.play({ parameters, credential });
		stage.sandbox.control.shape(0);
		return { error: run.error?.message, items: run.items, hints: run.hints };
	}

	it.each(withShapes(reading))('$name returns the same items in $shape', async (one) => {
		const { parameters } = await sampleOf({ ...one, name: `${one.name} ${one.number}` }, stage);
		const expected = await itemsOf(parameters, 0);
		const other = await itemsOf(parameters, one.number);
		expect(other.error).toBeUndefined();
		// A hint says so, and nothing is lost.
		if (other.hints.some((hint) => hint.includes('returned unchanged'))) return;
		expect(other.items).toHaveLength(expected.items.length);
		const found = other.items.map(spelledItem);
		const isMissing = (item: IDataObject) =>
			!found.some((one) => isDeepStrictEqual({ ...one, ...spelledItem(item) }, one));
		// Numeric keys of an object are iterated in numeric order.
		const missing = expected.items.slice(0, ENOUGH).filter(isMissing);
		if (missing.length === 0) return;
		const again = await itemsOf(parameters, 0);
		const lasting = withoutChanging(expected.items, again.items);
		expect(lasting.slice(0, ENOUGH).filter(isMissing)).toEqual([]);
	});
});

/** Removes members that differ each time, such as a token or a job ID. */
function withoutChanging(items: readonly IDataObject[], again: readonly IDataObject[]) {
	return items.map((item, index): IDataObject => {
		const members = Object.entries(item);
		return Object.fromEntries(
			members.filter(([name, value]) => isDeepStrictEqual(value, again[index]?.[name])),
		);
	});
}

const WORDS = new Map<unknown, string>([
	[true, '1'],
	[false, '0'],
	['true', '1'],
	['false', '0'],
]);

const spelledItem = (item: IDataObject) =>
	Object.fromEntries(Object.entries(item).map(([name, value]) => [name, spelled(value)]));

/** Values as texts: a shape may have figures as texts, and flags as numbers. */
function spelled(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(spelled);
	if (isRecord(value))
		return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spelled(one)]));
	return value === null ? null : (WORDS.get(value) ?? String(value));
}
