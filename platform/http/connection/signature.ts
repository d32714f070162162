import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Signs a text, so that its origin can be verified later. */
export function sign(text: string, key: string): string {
	return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two texts in constant time, so that timing does not reveal where they differ. */
export function isSame(value: string, expected: string): boolean {
	const key = randomUUID();
	const digest = (text: string) => createHmac('sha256', key).update(text).digest();
	return timingSafeEqual(digest(value), digest(expected));
}

/** An unguessable name. */
export function randomName(): string {
	return randomUUID();
}
