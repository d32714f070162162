import { settle } from '../../../platform/base/async/settle';
import { InvalidInput } from '../../../platform/base/invalidInput';

/** The error that invalid input causes, which always has advice. */
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

/** As `complaintOf`, for work that ends later. */
export async function laterComplaintOf(work: Promise<unknown>): Promise<InvalidInput> {
	const ending = await settle(work);
	return complaintOf(() => {
		if ('error' in ending) throw ending.error;
	});
}

/** Expects an error that names the parameter and contains the message. */
export function expectComplaint(work: () => unknown, parameter: string, message: string): void {
	const complaint = complaintOf(work);
	expect(complaint.parameter).toBe(parameter);
	expect(complaint.message).toContain(parameter);
	expect(complaint.message).toContain(message);
}
