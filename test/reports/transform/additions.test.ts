import fc from 'fast-check';
import { Additions } from '../../../platform/reports/transform/groupRows';
import { Addition } from '../../../platform/reports/transform/arithmetic';

const amount = fc.oneof(
	fc.integer(),
	fc.maxSafeInteger(),
	fc.bigInt(2n ** 53n, 2n ** 70n),
	fc.integer().map((cents) => cents / 100),
);

test('sums that are calculated together equal sums that are calculated one by one', () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.nat(200), amount), { maxLength: 60 }), (added) => {
			const all = new Additions();
			const single = new Map<number, Addition>();
			for (const [at, one] of added) {
				all.add(at, one);
				const addition = single.get(at) ?? new Addition();
				addition.add(one);
				single.set(at, addition);
			}
			for (let at = 0; at <= 200; at++) expect(all.sumOf(at)).toBe(single.get(at)?.sum ?? null);
		}),
	);
});
