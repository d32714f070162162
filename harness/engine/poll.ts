import type { IDataObject, INodeExecutionData } from 'n8n-workflow';
import { failureOf, type Failure } from './failure';
import type { CredentialsByType, PollReply, PollRequest } from './protocol';

export interface PollOptions extends Pick<PollRequest, 'workflow'> {
	/** Available to every node, by credential type. */
	credentials?: CredentialsByType;
	/** `trigger` by default, which is a poll; `manual` is a test run. */
	mode?: PollRequest['mode'];
	/** The reason of the activation; that of a user by default. */
	activation?: PollRequest['activation'];
}

/** A finished poll of a trigger. */
export class Poll {
	constructor(private readonly reply: PollReply) {}

	/** The output of the trigger: null starts no workflow, an empty output one without items. */
	get output(): INodeExecutionData[][] | null {
		return this.reply.output;
	}

	/** The items with which the workflow starts. */
	get items(): INodeExecutionData[] {
		return this.reply.output?.[0] ?? [];
	}

	/** Errors that are shown as a failed execution although the poll continued. */
	get reported(): Failure[] {
		return this.reply.reported.map(failureOf);
	}

	/** The error of a failed poll. */
	get error(): Failure | undefined {
		const { thrown } = this.reply;
		return thrown === undefined ? undefined : failureOf(thrown);
	}

	/** The workflow's static data after the poll. */
	get staticData(): IDataObject {
		return this.reply.staticData;
	}

	/** The credentials after the poll, as n8n may have renewed a token. */
	get credentials(): CredentialsByType {
		return this.reply.credentials;
	}
}
