import type { INodeParameters } from 'n8n-workflow';

import { newestLine, type Poll } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { clock, followsCalmly, MINUTE, passes, records, sentencesOf, Watch } from './scene';

const GROUPS = { sale: 'order', estimate: 'estimate' } as const;
const kinds = ['sale', 'estimate'] as const;
type Kind = (typeof kinds)[number];

const changes = (kind: Kind, more: INodeParameters = {}) => ({
	...records(kind, more),
	event: 'statusChanged',
});

describe.each(newestLine())('a changed status starts a workflow, on %s', (line) => {
	const stage = withStage(line, followsCalmly);
	const watches = new Map<string, Watch>();

	beforeAll(async () => {
		for (const kind of kinds) {
			watches.set(kind, new Watch(stage, changes(kind)));
			const options = { newStatus: ['INVALID'] };
			watches.set(`only invalid: ${kind}`, new Watch(stage, changes(kind, { options })));
		}
		const polls = await Promise.all([...watches.values()].map(async (watch) => watch.poll()));
		expect(polls.map((poll) => [poll.output, sentencesOf(poll)])).toEqual(
			polls.map(() => [null, []]),
		);
	});

	async function seen(name: string, kind: Kind) {
		const watch = watches.get(name);
		await watch?.poll(passes(MINUTE));
		return changesIn(await watch?.poll(passes(MINUTE)), kind);
	}

	function changesIn(poll: Poll | undefined, kind: Kind) {
		expect(poll && sentencesOf(poll)).toEqual([]);
		return poll?.items.map(({ json }) => [
			json[`${GROUPS[kind]}_ref`],
			json.previousStatus,
			json.newStatus,
		]);
	}

	it.each(kinds)('with the previous and the new status: %s', async (kind) => {
		const { control } = stage.sandbox;
		const site = 'shop-eu';
		const group = GROUPS[kind];
		const at = clock.now / 1_000 - 3_600;
		const [waiting, valid] = [`waiting-${kind}`, `valid-${kind}`];
		control.addRecord({ site, group, reference: waiting, at });
		control.addRecord({ site, group, reference: valid, at, status: 'VALID' });
		expect(await seen(kind, kind)).toEqual([[valid, null, 'VALID']]);
		expect(await seen(`only invalid: ${kind}`, kind)).toEqual([]);

		control.setStatus({ site, group, reference: waiting, status: 'VALID' });
		expect(await seen(kind, kind)).toEqual([[waiting, 'PENDING', 'VALID']]);
		expect(await seen(`only invalid: ${kind}`, kind)).toEqual([]);

		control.setStatus({ site, group, reference: waiting, status: 'INVALID' });
		expect(await seen(kind, kind)).toEqual([[waiting, 'VALID', 'INVALID']]);
		expect(await seen(`only invalid: ${kind}`, kind)).toEqual([[waiting, 'VALID', 'INVALID']]);
		expect(await seen(kind, kind)).toEqual([]);
	});
});
