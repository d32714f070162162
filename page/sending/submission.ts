import { config } from '../form/config';

let name = config.submission;

/** Identifies what is sent from this page, so that it is imported once. */
export function submission(): string {
	return name;
}

/** Makes the next upload another one: the server imports nothing twice under one name. */
export function renewSubmission(): void {
	// Unlike randomUUID, this exists on pages without https.
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	name = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
