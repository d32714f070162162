import type { HttpMethod } from '../endpointRow';
import { analysisEndpoints } from './analyses';
import { audienceEndpoints } from './audiences';
import { campaignEndpoints } from './campaigns';
import { collectionEndpoints } from './collection';
import { conversionEndpoints } from './conversions';

/**
 * What an endpoint does to the platform: nothing, something, or only the start of a job that calculates.
 * A method other than GET counts as a change unless the endpoint says that it only looks.
 */
export type ObservedEffect = 'reads' | 'changes' | 'starts';

/** An endpoint of which method and path are known, and what its path says of it. */
export interface Observed {
	readonly method: HttpMethod;
	readonly path: string;
	/** In words: what it is about, a colon, what is done. */
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
 * The endpoints that the specification does not have (docs/platform.md, Endpoints beyond the
 * specification). Of each, one line: method and path, its name in words, and its effect.
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
