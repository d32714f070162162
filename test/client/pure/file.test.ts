import fc from 'fast-check';
import { collect } from '../../../platform/client/body';
import { openFile } from '../../../platform/client/file';
import { LONGEST_REFUSAL } from '../../../platform/client/reply';
import { runs } from '../../support/random';
import { streamOf } from '../streams';
import { thrownBy } from './thrown';

const FACTS = { what: 'x' };
const JSON_TYPE = 'application/json';

const opened = (type: string, ...texts: readonly string[]) => {
	const stream = streamOf(...texts.map((text) => Buffer.from(text)));
	return openFile(stream, { 'content-type': type }, FACTS, []).stream;
};
const read = async (type: string, ...texts: readonly string[]) =>
	Buffer.concat(await collect(opened(type, ...texts))).toString();

describe('a file that comes', () => {
	it('is no web page', async () => {
		expect(thrownBy(() => opened('text/html', 'a'))).toMatchObject({
			kind: 'webPage',
			facts: FACTS,
		});
		const long = `<${'a'.repeat(LONGEST_REFUSAL)}`;
		await expect(read(JSON_TYPE, long)).rejects.toMatchObject({ kind: 'webPage' });
	});

	it('is no fault in JSON', async () => {
		const fault = ['{"error":1,', '"error_msg":"Gone."}'];
		await expect(read(JSON_TYPE, ...fault)).rejects.toMatchObject({ kind: 'reported' });
		await expect(read('text/plain', ...fault)).resolves.toBe(fault.join(''));
		await expect(read(JSON_TYPE, '{', '}')).resolves.toBe('{}');
	});

	it('comes out as it came, in pieces of any size', async () => {
		const piece = fc.integer({ min: 0, max: LONGEST_REFUSAL });
		const pieces = fc.array(piece, { minLength: 1, maxLength: 5 });
		await fc.assert(
			fc.asyncProperty(pieces, async (sizes) => {
				const texts = sizes.map((size, index) => String(index).repeat(size));
				const all = ['["', ...texts, '"]'];
				expect((await read(JSON_TYPE, ...all)) === all.join('')).toBe(true);
			}),
			{ numRuns: runs(15, 200) },
		);
	});

	it('waits only until it is too long to be a fault', async () => {
		const stream = opened(JSON_TYPE, '[', ' '.repeat(LONGEST_REFUSAL), '1', '2');
		const sizes: number[] = [];
		for await (const { length } of stream) sizes.push(length);
		expect(sizes).toEqual([1, LONGEST_REFUSAL, 1, 1]);
	});
});
