import fc from 'fast-check';
import { keptInMemory, PART_BYTES } from '../../../platform/client/spool';
import { WaitingRecords } from '../../../platform/client/waitingRecords';
import { anyText } from '../../support/anyText';
import { runs } from '../../support/random';
import { allOf } from '../streams';

const value = fc.oneof(anyText(), fc.double({ noNaN: true }), fc.constant(null));
const record = fc.dictionary(fc.string(), value);

describe('records that wait', () => {
	it('come back as they were, in their order, as often as is wanted', async () => {
		const steps = fc.array(fc.oneof(record, fc.constantFrom('pack', 'rest')), { maxLength: 40 });
		await fc.assert(
			fc.asyncProperty(steps, async (all) => {
				const waiting = new WaitingRecords(keptInMemory);
				for (const step of all) {
					if (step === 'pack') await waiting.pack();
					else if (step === 'rest') await waiting.rest();
					else if (typeof step === 'object') waiting.add(step);
				}
				const records = all.filter((step) => typeof step === 'object');
				const expected: unknown = JSON.parse(JSON.stringify(records));
				for (let time = 0; time < 2; time++) {
					expect((await allOf(waiting.batches())).flat()).toEqual(expected);
				}
			}),
			{ numRuns: runs(30, 500) },
		);
	});

	it('need not be packed at once', async () => {
		const waiting = new WaitingRecords(keptInMemory);
		expect(await waiting.pack()).toBe(false);
		for (let n = 0; n < 1_200; n++) waiting.add({ n, text: 'é\n'.repeat(20) });
		expect(await waiting.pack()).toBe(true);
		const batches = await allOf(waiting.batches());
		expect(batches.map(({ length }) => length)).toEqual([500, 500, 200]);
		expect(batches.flat().map(({ n }) => n)).toEqual(Array.from({ length: 1_200 }, (_, n) => n));
	});
});

it('many records are packed in parts that are not too large', async () => {
	let parts = 0;
	const waiting = new WaitingRecords(async (bytes) => {
		parts += 1;
		return await keptInMemory(bytes);
	});
	// With two of them the first part is full.
	const text = 'a'.repeat(PART_BYTES / 2);
	for (let n = 0; n < 5; n++) {
		waiting.add({ n, text });
		await waiting.pack();
	}
	const records = (await allOf(waiting.batches())).flat();
	expect([parts, records.map(({ n }) => n)]).toEqual([3, [0, 1, 2, 3, 4]]);
});
