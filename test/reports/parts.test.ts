import { rowsOf, bodyHead, bodyTail } from '../../harness/reportBody';
import { PART_BYTES } from '../../platform/http/streaming/spool';
import { LAYOUT } from '../../bench/reports/layout';
import { writtenOf } from './shapes/written';

// Smaller parts than in production, to have several of them.
jest.mock('../../platform/http/streaming/spool', () => ({
	...jest.requireActual<object>('../../platform/http/streaming/spool'),
	PART_BYTES: 2 ** 20,
}));

const ELEMENTS = 2_000;
const SOME = rowsOf(1, ELEMENTS);

it('a report of more than one part has all of its rows', async () => {
	const times = Math.ceil((2.5 * PART_BYTES) / SOME.length);
	const chunks = [bodyHead(0), ...Array<string>(times).fill(SOME).flatMap(between), bodyTail(1)];
	const style = { format: 'json' as const, layout: { ...LAYOUT, totals: true } };
	const { rows } = await writtenOf(
		chunks.map((text) => Buffer.from(text)),
		style,
	);
	expect(rows).toBe(times * ELEMENTS);
});

function between(text: string, index: number): string[] {
	return index === 0 ? [text] : [',', text];
}
