import type { INodeExecutionData, INodeParameters, INodeProperties } from 'n8n-workflow';

import type { Connection } from '../../platform/http/connection/connection';
import type { PollResult } from '../../platform/polling/pollResult';
import type { FileMaker } from '../shared/form/parameters';

/** The context of one poll. */
export interface Polling {
	readonly platform: Connection;
	/** Unix milliseconds. */
	readonly now: number;
	/** False if n8n polls because it was started rather than on schedule. */
	readonly isOnTime: boolean;
	/** True in the first poll after the workflow was activated or changed. */
	readonly isActivated: boolean;
	/** Opens the data warehouse at an address. */
	readonly openWarehouse: (ip: string) => Promise<Connection>;
	/** Writes a warning to n8n's log without ending the poll. */
	readonly warn: (message: string) => void;
}

/** An event that starts the workflow. */
export interface TriggerEvent {
	readonly value: string;
	readonly name: string;
	readonly description: string;
	/**
	 * A notice about the effect of a changed form on work in progress, if that would surprise the
	 * user.
	 */
	readonly notice?: string;
	/** The fields in which sites are chosen; a single site if left out. */
	readonly sites?: readonly INodeProperties[];
	/** The form below the site. */
	readonly fields: readonly INodeProperties[];
	readonly options?: readonly INodeProperties[];
	/**
	 * Reads all settings before anything is sent.
	 *
	 * @param entered the form as entered, with its expressions not evaluated
	 * @throws InvalidInput
	 */
	read(form: FileMaker, entered: INodeParameters): Promise<PolledEvent> | PolledEvent;
	/** What is lost when the state is dropped; the state may be that of another event. */
	lost?(state: unknown): Loss | undefined;
}

/** An event with its settings. */
export interface PolledEvent {
	/** Identifies what is monitored: when it changes, the stored state is invalid. */
	readonly watched: unknown;
	/** Runs one poll, starting from the state of an earlier one. @throws Fault */
	poll(polling: Polling, state: unknown): Promise<PollResult<object, INodeExecutionData[]>>;
	/**
	 * Returns a loss if the stored state cannot be right; the state is then dropped and the loss
	 * reported.
	 */
	reasonToDrop(state: unknown, now: number): Loss | undefined;
	/** Real data for a manual test, which stores no state. @throws Fault */
	sample(polling: Polling): Promise<INodeExecutionData[]>;
}

/** A notice about something that will not be delivered. */
export interface Loss {
	readonly message: string;
	readonly advice: string;
}

/** The notice when a stored state is damaged. */
export const STATE_DROPPED: Loss = {
	message: 'The stored state of the trigger was damaged and has been discarded',
	advice:
		'The trigger starts over: events since its last poll are not reported, and a report that is still being calculated is not delivered. Check that no other program edits the data of the workflow',
};

/** The notice when the state of alerts is dropped. */
export const ALERT_STATE_DROPPED: Loss = {
	message:
		'The stored state of the alerts was damaged or dated in the future, and has been discarded',
	advice:
		'The trigger starts over and reports an ongoing alert again. If this message appears again, check the clock of the server that n8n runs on',
};

/**
 * Creates a function that returns a loss if a state cannot be read. A trigger without a state has
 * nothing to lose.
 *
 * @param read returns undefined for a state of another shape
 */
export function unreadableStateLoss(read: (state: unknown) => object | undefined) {
	return (state: unknown): Loss | undefined =>
		state === undefined || read(state) ? undefined : STATE_DROPPED;
}

/**
 * How long a manual test may wait for its data, in milliseconds: less than the time limit of a
 * poll.
 */
export const SAMPLE_WAIT_MS = 180_000;

/** The notice of events that are only noticed while the workflow is active. */
export const STARTS_ANEW =
	'When you change what is watched, the trigger starts over: earlier events do not start the workflow.';
