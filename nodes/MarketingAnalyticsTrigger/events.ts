import { InvalidInput } from '../../platform/client/faults';
import type { TriggerEvent } from './event';
import { importFinished, jobFinished } from './jobFinished';
import { newRecord, statusChanged } from './newRecord';
import { reportReady } from './reportReady';

const events: Readonly<Record<string, TriggerEvent>> = {
	importFinished,
	jobFinished,
	newRecord,
	reportReady,
	statusChanged,
};

/** Finds what the trigger waits for. @throws InvalidInput */
export function findEvent(name: string): TriggerEvent {
	const event = events[name];
	if (event) return event;
	throw new InvalidInput(
		'Trigger On',
		`There is no event ${name}`,
		`Use one of ${Object.keys(events).join(', ')}`,
	);
}
