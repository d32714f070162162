import { type N8nVersion, versions } from '../../../harness/n8n';

/**
 * For tests so long that each version has its own file: those of a version that is not requested
 * are skipped.
 */
export function describeIn(version: N8nVersion): typeof describe | typeof describe.skip {
	return versions().includes(version) ? describe : describe.skip;
}
