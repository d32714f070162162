import { type N8nVersion, versions } from '../../harness/n8n';

/** For tests so long that each version has a file of its own: those of a version that is not asked for are skipped. */
export function describeIn(version: N8nVersion): typeof describe | typeof describe.skip {
	return versions().includes(version) ? describe : describe.skip;
}
