import type {
	ExecutionStatus,
	ICredentialDataDecryptedObject,
	IDataObject,
	INodeExecutionData,
} from 'n8n-workflow';
import type { CredentialsByType, Failure, Run, RunOptions } from '../../harness/engine';
import { PROVIDER, type Step, workflowOf } from '../../harness/workflows';
import type { Fault, JobSettings } from '../../sandbox';

/** The node of a scene. */
export const NODE = 'It';

/** One node with its input, and what the platform does to it. */
export interface Scene extends Step {
	/** The JSON of its input items; one empty item by default. */
	readonly input?: readonly object[];
	/** Input items with files, instead of `input`. */
	readonly files?: INodeExecutionData[];
	/** Whether its second output is connected. */
	readonly wired?: boolean;
	/** Changes to the credential of the node. */
	readonly credential?: ICredentialDataDecryptedObject;
	/** The credentials instead of those of the stage. */
	readonly credentials?: CredentialsByType;
	/** The faults of the platform, one after the other. */
	readonly faults?: Fault | Fault[];
	/** The next jobs of the platform. */
	readonly jobs?: readonly JobSettings[];
	/** Of the workflow; that of n8n by default. */
	readonly timezone?: string;
	readonly timeoutMs?: number;
}

/** A scene as n8n runs it, with the credentials of a stage. */
export function runOf(scene: Scene, ofStage: Readonly<CredentialsByType>): RunOptions {
	const { input, files, wired = false, credential, credentials, ...more } = scene;
	const { faults: _faults, jobs: _jobs, timezone, timeoutMs, ...step } = more;
	const type = step.type === PROVIDER ? 'analyticsProviderApi' : 'marketingAnalyticsApi';
	const changed = { ...ofStage, [type]: { ...ofStage[type], ...credential } };
	const items = files ?? input?.map((json): INodeExecutionData => ({ json: { ...json } }));
	const steps: Record<string, Step> = { [NODE]: step };
	if (wired) steps.Next = { type: 'n8n-nodes-base.noOp' };
	const workflow = workflowOf(steps, [
		['Start', 0, NODE],
		...(wired ? [[NODE, 1, 'Next'] as const] : []),
	]);
	return {
		workflow: timezone === undefined ? workflow : { ...workflow, settings: { timezone } },
		credentials: credentials ?? changed,
		...(items ? { input: items } : {}),
		...(timeoutMs === undefined ? {} : { timeoutMs }),
	};
}

/** What came of a scene. */
export class Played {
	constructor(readonly run: Run) {}

	get status(): ExecutionStatus {
		return this.run.status;
	}

	/** Why the execution failed. */
	get error(): Failure | undefined {
		return this.run.error;
	}

	/** Why the node failed, even if the workflow continued. */
	get nodeError(): Failure | undefined {
		return this.run.nodeError(NODE);
	}

	/** The JSON of the first output; throws if the execution failed. */
	get items(): IDataObject[] {
		return this.itemsOf(0);
	}

	/** The JSON of an output. */
	itemsOf(index: number): IDataObject[] {
		return this.output(index).map(({ json }) => json);
	}

	/** The items of an output, with their files and pairing. */
	output(index = 0): INodeExecutionData[] {
		if (this.error !== undefined) throw new Error(`The scene failed: ${this.error.message}`);
		return this.run.items(NODE, index);
	}

	/** The hints below the result. */
	get hints(): string[] {
		return this.run.hints(NODE).map(({ message }) => message);
	}

	/** All that n8n stores of the execution, and shows of its error. */
	get stored(): string {
		return this.run.serialised();
	}
}
