/** Whether a browser can no longer read a file: it was saved again, moved or deleted. */
export function isGone(error: unknown): boolean {
	return error instanceof DOMException && GONE.includes(error.name);
}

const GONE = ['NotReadableError', 'NotFoundError'];

/** Whether a file can still be read as it was chosen. */
export async function isReadable(file: Blob): Promise<boolean> {
	try {
		// Browsers compare the file with its state when it was chosen, whichever part is read.
		await file.slice(0, 1).arrayBuffer();
		return true;
	} catch {
		return false;
	}
}
