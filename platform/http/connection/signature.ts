import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Signs a text, so that its origin can be verified later. */
export function sign(text: string, key: string): string {
	return createHmac('sha256', key).update(text).digest('hex');
}

/** A digest of a text, from which the text cannot be recovered. */
export function digestOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url');
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
