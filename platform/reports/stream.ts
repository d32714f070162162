import type { Stream } from '../client/body';
import type { FaultFacts } from '../client/faults';
import type { Received, Reception } from '../client/received';
import { receive as receiveRows } from '../client/received';
import { EACH } from '../client/place';

const ROWS = [
	['data', 'reports', EACH, 'data'],
	['reports', EACH, 'data'],
];

/** Takes the result of a report apart while it comes. @throws Fault as the client's `receive` does */
export async function receiveReport(
	stream: Stream,
	facts: FaultFacts,
	reception: Omit<Reception, 'rows'>,
): Promise<Received> {
	return await receiveRows(stream, facts, { ...reception, rows: ROWS });
}
