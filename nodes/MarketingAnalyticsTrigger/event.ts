import type { INodeExecutionData, INodeParameters } from 'n8n-workflow';

import type { Platform } from '../../platform/client/platform';
import type { Round } from '../../platform/polling/pollResult';
import type { FileMaker } from '../shared/form/parameters';

/** What an event has to work with in one poll. */
export interface Polling {
	/** The form of the trigger, read as that of an item. */
	readonly form: FileMaker;
	readonly platform: Platform;
	/** Unix milliseconds. */
	readonly now: number;
	/** The workflow's. */
	readonly timeZone: string;
	/** False when n8n polls because it has started, not because the time has come. */
	readonly isOnTime: boolean;
	/** Opens the data warehouse from the address that was given. */
	readonly openWarehouse: (ip: string) => Promise<Platform>;
}

/** Something that starts the workflow. */
export interface TriggerEvent {
	/**
	 * What is watched: when that changes, what is remembered is of no use.
	 *
	 * @param entered the form as it was filled in, its expressions not evaluated
	 * @throws InvalidInput
	 */
	watched(form: FileMaker, entered: INodeParameters): unknown;
	/** One poll, which goes on from what an earlier one left. @throws InvalidInput, Fault */
	poll(polling: Polling, stored: unknown): Promise<Round<object, INodeExecutionData[]>>;
	/** Real data for a manual test, which leaves no trace. @throws InvalidInput, Fault */
	sample(polling: Polling): Promise<INodeExecutionData[]>;
}

/** How long a manual test may wait for its data, in milliseconds: less than a poll may take. */
export const SAMPLE_WAIT_MS = 180_000;
