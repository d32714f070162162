import { InvalidInput } from '../../platform/client/faults';

/** What is said of something that was entered wrongly, which is always told with what to do. */
export function complaintOf(work: () => unknown): InvalidInput {
	try {
		work();
	} catch (error) {
		if (!(error instanceof InvalidInput)) throw error;
		expect(error.advice).not.toBe('');
		return error;
	}
	throw new Error('No complaint');
}
