import type { Day } from '../../platform/base/dates/readDay';
import { readDay } from '../../platform/base/dates/readDay';
import { InvalidInput } from '../../platform/base/invalidInput';
import { isRecord, textOf } from '../../platform/base/json/json';
import { readOption } from '../shared/form/readSetting';
import type { ItemForm } from '../shared/run/readThenRun';
import { RESUME_AFTER, RESUME_AFTER_BY_ITEM } from './providerOptions';

const NAME = RESUME_AFTER.property.displayName;
const BY_ITEM = RESUME_AFTER_BY_ITEM.property.displayName;
const EXAMPLE = 'item 0: 2026-01-31, item 1: 2026-01-15';

/** The last imported day of each input item, YYYY-MM-DD; undefined where there is none. */
export type Reached = Array<string | undefined>;

/**
 * Reads the last day that an interrupted run imported for an item: a day where there is one item,
 * or the text from `adviceFor`.
 *
 * @throws InvalidInput when one day is given for several items, whose progress differs
 */
export function readResumeAfter(context: ItemForm, item: number): Day | undefined {
	const day = readOption(context, RESUME_AFTER, item);
	const listed = readOption(context, RESUME_AFTER_BY_ITEM, item);
	const count = context.getInputData().length;
	if (listed !== '' && day) throw givenTwice();
	if (listed !== '') return readListed(listed, count).get(item);
	if (!day || count === 1 || isExpression(context)) return day;
	throw new InvalidInput(
		NAME,
		`${NAME} contains one day, but there are ${count} input items, which may have stopped on different days`,
		`Clear ${NAME}, and under ${BY_ITEM} enter the text from the error of the interrupted run, such as ${EXAMPLE}. Items that are not listed start on their First Day`,
	);
}

function givenTwice(): InvalidInput {
	return new InvalidInput(
		BY_ITEM,
		`${NAME} and ${BY_ITEM} are both filled in`,
		'Remove one of the two',
	);
}

function readListed(entered: string, count: number): Map<number, Day> {
	return new Map(
		entered.split(',').map((part) => {
			const [, item = '', day = ''] = /^\s*item\s+(\d+)\s*:\s*(\S+)\s*$/i.exec(part) ?? [];
			if (item !== '' && Number(item) < count) return [Number(item), readDay(BY_ITEM, day)];
			throw new InvalidInput(
				BY_ITEM,
				`${BY_ITEM}: ${part.trim() === '' ? 'an entry is empty' : `"${part.trim()}" is not an item and a day`}`,
				`Enter items and days like ${EXAMPLE}. Items are numbered from 0, and the last item is ${count - 1}`,
			);
		}),
	);
}

/** Whether the value is an expression, so that each item may have its own day. */
function isExpression(context: ItemForm): boolean {
	const options: unknown = context.getNode().parameters.options;
	const written = textOf(isRecord(options) ? options[RESUME_AFTER.property.name] : options) ?? '';
	return written.startsWith('=') && written.includes('{{');
}

/** How to resume after an item failed, as the last sentence of the error. */
export function adviceFor(item: number, reached: Readonly<Reached>): string {
	const day = reached[item];
	const list = reached.flatMap((one, index) => (one === undefined ? [] : `item ${index}: ${one}`));
	if (list.length === 0) return 'No day was imported completely';
	if (reached.length === 1) {
		return `Imported up to and including ${day}. To continue, run the node again with this day as ${NAME} under Options`;
	}
	const progress =
		day === undefined
			? `No day of item ${item} was imported completely`
			: `Item ${item} was imported up to and including ${day}`;
	return `${progress}. To continue, run the node again with the same input items and this text as ${BY_ITEM} under Options: ${list.join(', ')}`;
}
