import { firstBytes } from '../../../platform/imports/file/fileContent';

/** A file that comes in these chunks, and how many of them were read. */
function fileOf(...chunks: readonly number[][]) {
	const read: unknown[] = [];
	const open = async function* () {
		for (const chunk of chunks) {
			read.push(chunk);
			yield Uint8Array.from(chunk);
		}
	};
	return { file: { bytes: 0, open }, read };
}

describe('the first bytes of a file', () => {
	test.each([
		[2, [1, 2], 1],
		[3, [1, 2, 3], 1],
		[4, [1, 2, 3, 4], 2],
		[9, [1, 2, 3, 4, 5, 6], 3],
	])('are read, at most %i of them, giving %j from %i chunks', async (most, bytes, chunks) => {
		const { file, read } = fileOf([1, 2, 3], [4, 5], [6]);
		expect([...(await firstBytes(file, most))]).toEqual(bytes);
		expect(read).toHaveLength(chunks);
	});
});
