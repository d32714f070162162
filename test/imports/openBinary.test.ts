import type { IBinaryData } from 'n8n-workflow';
import { Readable } from 'node:stream';
import { openBinary } from '../../nodes/shared/run/inputFile';

const CONTENT = Buffer.from(Array.from({ length: 200_001 }, (_, at) => at % 256));
const CHUNK = 10_000;

/** Reads a file twice; `opened` tells what was fetched from the store. */
async function readTwice(binary: Pick<IBinaryData, 'id' | 'data'>) {
	const opened: string[] = [];
	const helpers = {
		getBinaryMetadata: async () => ({ fileSize: CONTENT.length }),
		getBinaryStream: async (id: string) => {
			opened.push(id);
			const count = Math.ceil(CONTENT.length / CHUNK);
			const starts = Array.from({ length: count }, (_, at) => at * CHUNK);
			return Readable.from(starts.map((start) => CONTENT.subarray(start, start + CHUNK)));
		},
	};
	const content = await openBinary({ helpers }, binary);
	const isSame: boolean[] = [];
	for (let time = 0; time < 2; time++) {
		const chunks: Uint8Array[] = [];
		for await (const chunk of content.open()) chunks.push(chunk);
		isSame.push(Buffer.concat(chunks).equals(CONTENT));
	}
	return { bytes: content.bytes, isSame, opened };
}

const base64 = CONTENT.toString('base64');

it.each([
	['in an item', base64],
	['in an item, with line breaks', base64.replace(/.{76}/g, '$&\r\n')],
	['in an item, without its end', base64.replace(/=/g, '')],
])('a file %s is read as often as is wanted', async (_what, data) => {
	expect((await readTwice({ data })).isSame).toEqual([true, true]);
});

it('the size of a file in an item is known before it is read', async () => {
	expect((await readTwice({ data: base64 })).bytes).toBe(CONTENT.length);
});

it('a file in the store of n8n is opened whenever it is read', async () => {
	const { bytes, isSame, opened } = await readTwice({ id: 'filesystem:1', data: '' });
	expect(bytes).toBe(CONTENT.length);
	expect(isSame).toEqual([true, true]);
	expect(opened).toEqual(['filesystem:1', 'filesystem:1']);
});
