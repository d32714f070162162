/** Whether this is `npm run soak`, which tests all sizes, lines and seeds. */
export const isSoak = process.env.SOAK === 'true';
