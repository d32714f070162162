/** Whether this is `npm run soak`, which has the time for all sizes, lines and seeds. */
export const isSoak = process.env.SOAK === 'true';
