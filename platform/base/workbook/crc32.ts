const POLYNOMIAL = 0xedb88320;

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
	let remainder = byte;
	for (let bit = 0; bit < 8; bit += 1) {
		remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
	}
	return remainder;
});

/**
 * The CRC-32 of a ZIP archive, over pieces that come one after the other.
 *
 * @param before that of the pieces so far; 0 for none
 */
export function crc32(piece: Uint8Array, before = 0): number {
	let crc = ~before;
	for (const byte of piece) crc = (REMAINDERS[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
	return ~crc >>> 0;
}
