import type { IDataObject } from 'n8n-workflow';

import { listOf } from '../../../platform/client/values/json';

/** As many characters as an answer may have: more of them cost a model more than they tell it. */
export const LONGEST_ANSWER = 16_000;

/** An answer in the order in which it is read, with as many rows as there is room for. */
export function inBounds({ notes, ...found }: IDataObject): IDataObject {
	const { answer, understood, shown, rows, site, jobId, ...facts } = found;
	const all = listOf(rows);
	const whole = (kept: readonly unknown[], cut: string): IDataObject => ({
		...{ understood, answer, shown, ...facts },
		...{ rows: [...kept], site, jobId },
		...(listOf(notes).length > 0 || cut !== ''
			? { notes: [...listOf(notes), ...(cut === '' ? [] : [cut])] }
			: {}),
	});
	const answered = whole(all, '');
	if (lengthOf(answered) <= LONGEST_ANSWER) return answered;
	let [least, most] = [0, all.length];
	while (least < most) {
		const middle = Math.ceil((least + most) / 2);
		if (lengthOf(whole(all.slice(0, middle), sentence(middle, all.length))) <= LONGEST_ANSWER)
			least = middle;
		else most = middle - 1;
	}
	return whole(all.slice(0, least), sentence(least, all.length));
}

function sentence(kept: number, all: number): string {
	return `Only the first ${kept} of these ${all} rows fit into an answer. Ask for fewer figures, a shorter period, fewer things in By, or use Only.`;
}

function lengthOf(answer: IDataObject): number {
	return JSON.stringify(answer).length;
}
