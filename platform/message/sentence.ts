import type { About } from '../summary/headline';
import type { Summary } from '../summary/summary';
import type { Wording } from '../summary/words';
import { contentOf } from './content';
import { shortName, written } from './writer';

const MARKS = { name: shortName, strong: (text: string) => text };

/** What matters of a report, in one paragraph without marks, as a message begins. */
export function sentenceOf(summary: Summary, about: About, wording: Wording): string {
	const { lines } = contentOf(summary, about, wording);
	return lines
		.map((line) => written(line, MARKS))
		.filter((line) => line !== '')
		.join('. ');
}
