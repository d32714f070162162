import type { Json } from './json';

/** What a reply says of something that was to be done. */
export type Answering = 'refused' | 'confirmed' | 'neither' | 'partly';

/**
 * How replies look with which a platform answers HTTP 200 to what was to be done, where the specification shows
 * none. A text is sent as a plain text, `null` as nothing.
 */
export const ANSWERS: Readonly<Record<Answering, Readonly<Record<string, Json>>>> = {
	refused: {
		flag: { success: false },
		'flag below data': { data: { error: true } },
		list: { errors: ['The site is unknown.'] },
		object: { errors: [{ code: 17, message: 'The site is unknown.' }] },
		count: { imported: 0, rejected: 1 },
		word: { status: 'KO' },
		code: { status: 403, message: 'The site is closed.' },
		problem: { type: 'about:blank', title: 'Unknown site', detail: 'The site is unknown.' },
		row: { data: { fields: [{ name: 'result' }], rows: [['failed']] } },
		text: 'KO: unknown site',
		'text in French': 'Erreur : site inconnu',
		XML: '<?xml version="1.0"?><response><status>KO</status></response>',
	},
	confirmed: {
		flag: { success: true },
		word: { status: 'OK' },
		count: { imported: 1, rejected: 0 },
		text: 'OK',
	},
	neither: {
		object: {},
		data: { data: [] },
		text: 'Thank you',
		nothing: null,
	},
	partly: { count: { imported: 3, rejected: 1 } },
};
