import type { IExecuteFunctions } from 'n8n-workflow';

import type { FileContext } from './store';

/** The input items, and whether a failed one ends the node. */
export type Items = Pick<IExecuteFunctions, 'getNode' | 'getInputData' | 'continueOnFail'>;

/** Shows notes next to the output. */
export type Hints = Pick<IExecuteFunctions, 'addExecutionHints'>;

/** The files of the input items. */
interface InputFiles {
	readonly helpers: Pick<
		IExecuteFunctions['helpers'],
		'assertBinaryData' | 'getBinaryMetadata' | 'getBinaryStream'
	>;
}

/** The input items and their files. */
export type InputData = InputFiles & Pick<Items, 'getInputData'>;

/** Writes to n8n's log. */
export type Log = Pick<IExecuteFunctions, 'logger'>;

/** An execution that can sleep and restore its state on waking. */
export type Sleeper = Pick<
	IExecuteFunctions,
	'putExecutionToWait' | 'getContext' | 'getInputSourceData' | 'getParentNodes'
>;

/** The part of n8n's context that remains once the form was read: it cannot read parameters. */
export type ExecutionContext = Items & Hints & InputFiles & FileContext & Log & Sleeper;
