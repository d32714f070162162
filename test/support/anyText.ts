import fc from './fastCheck';

const BEFORE_HALVES = 0xd7ff;
const HALVES = 0x800;

const sign = fc
	.integer({ min: 0, max: 0x10ffff - HALVES })
	.map((code) => String.fromCodePoint(code > BEFORE_HALVES ? code + HALVES : code));

/**
 * Texts of any characters. fast-check's `binary` would first enumerate them, which takes seconds.
 */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
	return fc.string({ unit: sign, maxLength });
}
