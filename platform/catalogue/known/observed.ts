import type { HttpMethod } from '../endpointRow';
import { analysisEndpoints } from './analyses';
import { audienceEndpoints } from './audiences';
import { campaignEndpoints } from './campaigns';
import { collectionEndpoints } from './collection';
import { conversionEndpoints } from './conversions';

/**
 * The effect of an endpoint: none, a change, or only the start of a job that calculates. A method
 * other than GET counts as a change unless the endpoint only reads.
 */
export type ObservedEffect = 'reads' | 'changes' | 'starts';

/** An endpoint with its known method and path, and what the path shows. */
export interface Observed {
	readonly method: HttpMethod;
	readonly path: string;
	/** Its name: the subject, a colon, and the action. */
	readonly name: string;
	readonly effect: ObservedEffect;
}

const AREAS = [
	analysisEndpoints,
	audienceEndpoints,
	campaignEndpoints,
	collectionEndpoints,
	conversionEndpoints,
];
const METHODS = ['GET', 'POST', 'DELETE'] as const;
const EFFECTS = ['reads', 'changes', 'starts'] as const;

/**
 * The endpoints beyond the specification (docs/platform.md, Endpoints beyond the specification),
 * one per line: method and path, name, and effect.
 */
export function observedEndpoints(): Observed[] {
	return AREAS.flatMap((area) => area.trim().split('\n').map(readLine));
}

function readLine(line: string): Observed {
	const [call = '', name = '', effectText = ''] = line.split(' | ');
	const [before = '', path = ''] = call.split(' ');
	const method = METHODS.find((one) => one === before);
	const effect = EFFECTS.find((one) => one === effectText);
	if (method && path && name && effect) return { method, path, name, effect };
	throw new Error(`This line names no endpoint: ${line}`);
}
