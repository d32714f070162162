import type { IDataObject, INodeExecutionData } from 'n8n-workflow';
import { failureOf, type Failure } from './failure';
import type { CredentialsByType, PollReply, PollRequest } from './protocol';

/** What to poll a trigger with. */
export interface PollOptions extends Pick<PollRequest, 'workflow'> {
	/** Given to every node, by credential type. */
	credentials?: CredentialsByType;
	/** By default `trigger`, a poll; `manual` is a test run. */
	mode?: PollRequest['mode'];
	/** Why n8n has activated the workflow; by default because a user did. */
	activation?: PollRequest['activation'];
}

/** A poll of a trigger that has ended. */
export class Poll {
	constructor(private readonly reply: PollReply) {}

	/** What the trigger returned: null starts no workflow, an empty output one without items. */
	get output(): INodeExecutionData[][] | null {
		return this.reply.output;
	}

	/** What the workflow starts with. */
	get items(): INodeExecutionData[] {
		return this.reply.output?.[0] ?? [];
	}

	/** What went wrong and is shown as a failed execution, though the poll itself went on. */
	get told(): Failure[] {
		return this.reply.told.map(failureOf);
	}

	/** Why the poll failed. */
	get error(): Failure | undefined {
		const { thrown } = this.reply;
		return thrown === undefined ? undefined : failureOf(thrown);
	}

	/** The workflow's static data after the poll. */
	get staticData(): IDataObject {
		return this.reply.staticData;
	}

	/** The credentials after the poll, since n8n may have renewed a token in them. */
	get credentials(): CredentialsByType {
		return this.reply.credentials;
	}
}
