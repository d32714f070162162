import { InvalidInput } from '../../platform/base/invalidInput';

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

/** Says that something was entered wrongly there, and that it is so. */
export function expectComplaint(work: () => unknown, parameter: string, message: string): void {
	const complaint = complaintOf(work);
	expect(complaint.parameter).toBe(parameter);
	expect(complaint.message).toContain(parameter);
	expect(complaint.message).toContain(message);
}
