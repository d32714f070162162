import type { IDataObject } from 'n8n-workflow';

import { fitList } from '../../shared/run/toolAnswer/answerBounds';
import { formatCount } from '../../../platform/base/text/formatCount';

/** Orders an answer for reading, with as many rows as fit. */
export function inBounds({ notes = [], ...found }: IDataObject): IDataObject {
	const { answer, understood, shown, rows, site, jobId, ...facts } = found;
	const notesMember = Array.isArray(notes) && notes.length > 0 ? { notes } : {};
	const ordered = { understood, answer, shown, ...facts, rows, site, jobId, ...notesMember };
	return fitList(ordered, 'rows', rowsLeftOut);
}

function rowsLeftOut(kept: number, all: number): string {
	return `Only the first ${formatCount(kept)} of these ${formatCount(all)} rows fit in an answer. Ask for fewer figures, a shorter period, fewer dimensions in By, or use Only.`;
}
