/** The bytes of a megabyte, as limits count them. */
export const MEGABYTE = 2 ** 20;
