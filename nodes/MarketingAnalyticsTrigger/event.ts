import type { INodeExecutionData, INodeParameters, INodeProperties } from 'n8n-workflow';

import type { Connection } from '../../platform/http/connection/connection';
import type { PollResult } from '../../platform/polling/pollResult';
import type { FileMaker } from '../shared/form/parameters';

/** What an event has to work with in one poll. */
export interface Polling {
	readonly platform: Connection;
	/** Unix milliseconds. */
	readonly now: number;
	/** False when n8n polls because it has started, not because the time has come. */
	readonly isOnTime: boolean;
	/** True in the first poll after somebody has turned the workflow on, or changed it. */
	readonly isActivated: boolean;
	/** Opens the data warehouse from the address that was given. */
	readonly openWarehouse: (ip: string) => Promise<Connection>;
	/** Writes something to n8n's log that does not end the poll. */
	readonly warn: (message: string) => void;
}

/** Something that starts the workflow: all that there is to say about it. */
export interface TriggerEvent {
	readonly value: string;
	readonly name: string;
	readonly description: string;
	/** What a change of the form does to what is under way, where a user would not expect it. */
	readonly notice?: string;
	/** The form below the site. */
	readonly fields: readonly INodeProperties[];
	readonly options?: readonly INodeProperties[];
	/**
	 * Reads all settings, before anything is sent.
	 *
	 * @param entered the form as it was filled in, its expressions not evaluated
	 * @throws InvalidInput
	 */
	read(form: FileMaker, entered: INodeParameters): PolledEvent;
	/** What is not delivered when the state is dropped; the state may be that of another event. */
	lost?(state: unknown): Loss | undefined;
}

/** An event with its settings. */
export interface PolledEvent {
	/** What is watched: when that changes, the state is of no use. */
	readonly watched: unknown;
	/** One poll, which goes on from the state that an earlier one left. @throws Fault */
	poll(polling: Polling, state: unknown): Promise<PollResult<object, INodeExecutionData[]>>;
	/** Set where the state that an earlier poll left cannot be right: then it is dropped, and this told. */
	doubt?(state: unknown, now: number): Loss | undefined;
	/** Real data for a manual test, which leaves no trace. @throws Fault */
	sample(polling: Polling): Promise<INodeExecutionData[]>;
}

/** What the user is told about something that is not delivered. */
export interface Loss {
	readonly message: string;
	readonly advice: string;
}

/** How long a manual test may wait for its data, in milliseconds: less than a poll may take. */
export const SAMPLE_WAIT_MS = 180_000;

/** The notice of events that only happen while they are watched. */
export const STARTS_ANEW =
	'When you change what is watched, the trigger starts anew: what has happened before does not start the workflow.';
