/** What a job's state means for somebody who waits for it. */
export type Phase = 'running' | 'done' | 'failed' | 'expired';

/**
 * The states of jobs. COMPLETED is the specification's word (docs/platform.md, States and
 * transitions); the others are observed practice.
 */
const PHASES: Readonly<Record<string, Phase>> = {
	COMPLETED: 'done',
	DONE: 'done',
	FAILED: 'failed',
	ERROR: 'failed',
	CANCELLED: 'failed',
	CANCELED: 'failed',
	EXPIRED: 'expired',
};

/** Reads a state in any case. One that is not known counts as running: the deadline ends it. */
export function phaseOf(state: string): Phase {
	return PHASES[state.trim().toUpperCase()] ?? 'running';
}
