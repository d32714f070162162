import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { dayBefore } from '../../../harness/siteDays';
import { type Step } from '../../../harness/workflows';
import { root } from '../../../tools/packageClasses';
import { withStage } from '../../support/withStage';
import { cases, sampleOf } from '../catalogue/cases';
import { FIXED, FIXED_REPLIES, OF_PROVIDER } from './fixed';
import { schemaOf } from './schemaOf';

/** Set by `npm run schemas`. */
const WRITES = process.env.SCHEMAS === 'write';
const VERSION = 'v1.0.0';

const folderOf = (node: string) => path.join(root, 'nodes', node, '__schema__', VERSION);
const main = folderOf('MarketingAnalytics');
const provider = folderOf('AnalyticsProvider');

// One case per operation: choices in the path do not affect the reply.
const calls = cases.filter(
	({ operation }, index) =>
		FIXED_REPLIES.includes(operation.reply) &&
		cases.findIndex((one) => one.operation === operation) === index,
);
const fileOf = ({ resource, operation }: (typeof cases)[number]) =>
	`${resource}/${operation.value}`;

describe.each(newestLine())('the fields that the editor shows before the first run, %s', (line) => {
	// Questions are about days before today, in n8n as in the sandbox.
	const stage = withStage(line, { remembers: true, today: dayBefore(0) });
	beforeAll(() => {
		const from = dayBefore(3);
		stage.sandbox.control.addSurge({ site: 'shop-eu', from, factor: 0.05 });
	});

	async function itemsOf(step: Step): Promise<IDataObject[]> {
		const run = await stage.play(step);
		return run.items;
	}

	async function expectSchema(folder: string, name: string, steps: readonly Step[]) {
		const items: IDataObject[] = [];
		for (const step of steps) items.push(...(await itemsOf(step)));
		const file = path.join(folder, `${name}.json`);
		const schema = schemaOf(items);
		if (WRITES) {
			mkdirSync(path.dirname(file), { recursive: true });
			writeFileSync(file, `${JSON.stringify(schema)}\n`);
		}
		expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(schema);
		// The editor shows nothing for a file without members.
		expect(Object.keys(schema.properties ?? {})).not.toEqual([]);
	}

	if (WRITES)
		beforeAll(() =>
			[main, provider].forEach((folder) => rmSync(folder, { recursive: true, force: true })),
		);

	it.each(Object.entries(FIXED))('%s', async (name, forms) => {
		await expectSchema(
			main,
			name,
			forms.map((parameters: INodeParameters) => ({ parameters })),
		);
	});

	it.each(calls)('$name', async (one) => {
		const { parameters } = await sampleOf(one, stage);
		await expectSchema(main, fileOf(one), [{ parameters }]);
	});

	it('are written for Verify Access of the provider', async () => {
		await expectSchema(provider, 'verifyAccess', [OF_PROVIDER]);
	});

	it('exist for exactly these operations', () => {
		const there = readdirSync(main, { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.json'))
			.map((file) => file.replaceAll('\\', '/').replace('.json', ''));
		expect(there.sort()).toEqual([...Object.keys(FIXED), ...calls.map(fileOf)].sort());
		expect(readdirSync(provider)).toEqual(['verifyAccess.json']);
	});
});
