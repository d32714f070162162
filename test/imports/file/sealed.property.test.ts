import fc from '../../support/fastCheck';
import { checksummedContent } from '../../../platform/imports/checksummedContent';
import { PATIENCE_MS, runs, seedOr } from '../../support/random';

const SEED = seedOr(20_261_125);
const RUNS = runs(300, 10_000);

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
	for (const piece of pieces) yield await Promise.resolve(piece);
}

// Empty ones, letters of several bytes, and text, in any order.
const PIECES = fc.array(fc.oneof(fc.constant(''), fc.constantFrom('é', '🚀', '\n'), fc.string()));

/** Hands a content on as far as it goes. @returns how many bytes came, and whether it ended well */
async function handOn(first: readonly string[], again: readonly string[]) {
	const content = await checksummedContent(inPieces(first), () => inPieces(again));
	let bytes = 0;
	try {
		for await (const chunk of content.open()) bytes += chunk.length;
		return { bytes, isWhole: true, expected: content.bytes };
	} catch {
		return { bytes, isWhole: false, expected: content.bytes };
	}
}

it(
	'content that differs from the checked file is refused before its last byte, however it is chunked',
	async () => {
		await fc.assert(
			fc.asyncProperty(PIECES, PIECES, async (first, again) => {
				const { bytes, isWhole, expected } = await handOn(first, again);
				expect(isWhole).toBe(first.join('') === again.join(''));
				if (!isWhole) expect(bytes).toBeLessThan(Math.max(1, expected));
			}),
			{ seed: SEED, numRuns: RUNS },
		);
	},
	PATIENCE_MS,
);

it(
	'a file of equal length whose last byte differs is refused before that byte, whatever empty chunks follow',
	async () => {
		await fc.assert(
			fc.asyncProperty(PIECES, fc.array(fc.constant('')), async (pieces, empty) => {
				const text = [...pieces, 'a'];
				const { bytes, isWhole, expected } = await handOn(text, [...pieces, 'b', ...empty]);
				expect(isWhole).toBe(false);
				expect(bytes).toBeLessThan(expected);
			}),
			{ seed: SEED, numRuns: RUNS },
		);
	},
	PATIENCE_MS,
);

it(
	'unchanged content is passed on whole, however it is chunked',
	async () => {
		await fc.assert(
			fc.asyncProperty(PIECES, fc.nat(7), async (pieces, every) => {
				const letters = [...pieces.join('')].flatMap((letter, at) =>
					at % (every + 1) === 0 ? ['', letter, ''] : [letter],
				);
				expect(await handOn(pieces, letters)).toMatchObject({
					isWhole: true,
					bytes: Buffer.byteLength(pieces.join('')),
				});
			}),
			{ seed: SEED, numRuns: RUNS },
		);
	},
	PATIENCE_MS,
);
