import { END_ISOLATE, ISOLATE } from './truncate';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}]/u;

/** Isolates a text, so that right-to-left letters do not reverse the text around it. */
export function isolated(text: string): string {
	return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}
