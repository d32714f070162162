import { takeTurns } from '../../base/async/eventLoop';
import type { Row } from './tableCell';

const ROWS_AT_ONCE = 1_000;

/** The rows in batches, between which it yields to the event loop regularly. */
export async function* inBatches(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
	const giveWay = takeTurns();
	for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
		yield rows.slice(at, at + ROWS_AT_ONCE);
		await giveWay();
	}
}
