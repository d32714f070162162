import type { Json } from './json';

/** What a reply says about a change. */
export type Answering = 'refused' | 'confirmed' | 'neither' | 'partly';

/**
 * Replies with HTTP 200 to a change, where the specification shows none. A text is sent as plain
 * text, `null` as an empty body.
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
