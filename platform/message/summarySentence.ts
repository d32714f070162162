import type { ReportContext } from '../summary/headline';
import type { Summary } from '../summary/summarize';
import type { Wording } from '../summary/messageWords';
import { contentOf } from './messageContent';
import { nameInMessage, formatLine } from './messageFormat';

const MARKS = { name: nameInMessage, strong: (text: string) => text };

/** The headline of a report as one paragraph of plain text. */
export function summarySentence(summary: Summary, about: ReportContext, wording: Wording): string {
	const { lines } = contentOf(summary, about, wording);
	return lines
		.map((line) => formatLine(line, MARKS))
		.map((line) => line.replace(/\.$/, ''))
		.filter((line) => line !== '')
		.join('. ');
}
