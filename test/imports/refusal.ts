import { InvalidInput } from '../../platform/base/invalidInput';

/** What a piece of work comes to, or what it says is wrong: the setting, the message and what to do. */
export async function resultOrRefusal<T>(work: () => T | Promise<T>) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof InvalidInput)) throw error;
		return [error.parameter, error.message, error.advice];
	}
}
