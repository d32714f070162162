import type { IExecuteFunctions } from 'n8n-workflow';

import type { FileContext } from './store';

/** The input items, and whether one that fails ends the node. */
export type Items = Pick<IExecuteFunctions, 'getNode' | 'getInputData' | 'continueOnFail'>;

/** What shows the user a note beside the output. */
export type Hints = Pick<IExecuteFunctions, 'addExecutionHints'>;

/** The files of the input items. */
export interface InputFiles {
	readonly helpers: Pick<
		IExecuteFunctions['helpers'],
		'assertBinaryData' | 'getBinaryMetadata' | 'getBinaryStream'
	>;
}

/** The input items as data: themselves and their files. */
export type InputData = InputFiles & Pick<Items, 'getInputData'>;

/** What writes the log of n8n. */
export type Log = Pick<IExecuteFunctions, 'logger'>;

/** An execution that can sleep, and knows on waking what it has seen. */
export type Sleeper = Pick<
	IExecuteFunctions,
	'putExecutionToWait' | 'getContext' | 'getInputSourceData'
> & {
	/** `$runIndex` counts the rounds; the types of n8n list other members only, of which one is here. */
	getWorkflowDataProxy(item: number): {
		readonly $runIndex?: unknown;
		readonly $workflow: unknown;
	};
};

/** What is left of n8n once the form has been read: nothing here can ask for a parameter. */
export type ExecutionContext = Items & Hints & InputFiles & FileContext & Log & Sleeper;
