import type { INodeParameters } from 'n8n-workflow';

import { SHAPES } from '../../../sandbox/http/shapes';
import { isRecord } from '../../../platform/client/values/json';
import { lines } from '../../../harness/engine';
import { workflowOf } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { cases, sampleOf } from '../catalogue/cases';
import { KNOWN } from '../catalogue/known';
import { shapesTried } from './shapesTried';

const reading = cases.filter(({ operation }) => operation.method === 'GET');

describe.each(lines().slice(-1))('replies in other shapes, %s', (line) => {
	const stage = withStage(line, { remembers: true });

	async function itemsOf(parameters: INodeParameters, shape: number) {
		stage.sandbox.control.shape(shape);
		const run = await stage.engine.run({
			workflow: workflowOf({ It: { parameters } }),
			credentials: {
				marketingAnalyticsApi: {
					...stage.credentials.marketingAnalyticsApi,
					encryptionPassphrase: KNOWN.key ?? '',
				},
			},
		});
		stage.sandbox.control.shape(0);
		return { error: run.error?.message, items: jsonOf(run.items('It')), hints: run.hints('It') };
	}

	describe.each(shapesTried())('%i', (number) => {
		const { name } = SHAPES[number - 1] ?? { name: 'usual' };
		it.each(reading)(`$name gives the same items of ${name}`, async (one) => {
			const { parameters } = await sampleOf(one, stage);
			const usual = await itemsOf(parameters, 0);
			const other = await itemsOf(parameters, number);
			expect(other.error).toBe(usual.error);
			if (other.hints.length > 0) return;
			expect(other.items).toHaveLength(usual.items.length);
			expect(spelled(other.items)).toMatchObject(spelled(usual.items));
		});
	});
});

/** Values as texts: a shape may write figures as text, and yes and no as numbers. */
function spelled<T>(value: T): object {
	const spell = (leaf: unknown): unknown => {
		if (Array.isArray(leaf)) return leaf.map(spell);
		if (isRecord(leaf))
			return Object.fromEntries(Object.entries(leaf).map(([name, one]) => [name, spell(one)]));
		if (leaf === null) return null;
		return String(
			typeof leaf === 'boolean' || leaf === 'true' || leaf === 'false'
				? Number(leaf === true || leaf === 'true')
				: leaf,
		);
	};
	return { value: spell(value) };
}
