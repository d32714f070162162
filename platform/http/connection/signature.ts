import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Signs a text, so that it can be told later that it came from here. */
export function sign(text: string, key: string): string {
	return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSame(given: string, wanted: string): boolean {
	const key = randomUUID();
	const digest = (text: string) => createHmac('sha256', key).update(text).digest();
	return timingSafeEqual(digest(given), digest(wanted));
}

/** A name that nobody can guess. */
export function randomName(): string {
	return randomUUID();
}
