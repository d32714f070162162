import { analysisEndpoints } from './analyses';
import { audienceEndpoints } from './audiences';
import { campaignEndpoints } from './campaigns';
import { collectionEndpoints } from './collection';
import { conversionEndpoints } from './conversions';
import type { ObservedRow } from './observedRow';

/** The endpoints beyond the specification (docs/platform.md, Endpoints beyond the specification). */
export const OBSERVED: readonly ObservedRow[] = [
	...analysisEndpoints,
	...audienceEndpoints,
	...campaignEndpoints,
	...collectionEndpoints,
	...conversionEndpoints,
];
