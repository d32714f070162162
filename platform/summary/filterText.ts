import { channelName } from '../base/names/channels';
import { singleLine, truncate } from '../base/text/truncate';
import type { RowFilter } from '../reports/transform/rowFilter';
import type { Words } from './messageWords';

const LONGEST_NAME = 60;
const MOST_NAMES = 5;

/** Which rows a report is of: "only Channel = Paid search, Campaign contains brand". */
export function filterText(filters: readonly RowFilter[], words: Words, language?: string): string {
	if (filters.length === 0) return '';
	return `${words.only} ${filters.map((one) => conditionText(one, words, language)).join(', ')}`;
}

function conditionText(
	{ field, label, isNot, values }: RowFilter,
	words: Words,
	language?: string,
) {
	const nameOf = (value: string) => (field === 'media_key' ? channelName(value, language) : value);
	const shown = values.each
		.slice(0, MOST_NAMES)
		.map((one) => truncate(singleLine(nameOf(one)), LONGEST_NAME));
	const more = values.each.length > MOST_NAMES ? ` +${values.each.length - MOST_NAMES}` : '';
	return `${label} ${operatorText(values.match, isNot, words)} ${shown.join(` ${words.or} `)}${more}`;
}

function operatorText(match: RowFilter['values']['match'], isNot: boolean, words: Words): string {
	if (match === 'contains') return isNot ? words.containsNot : words.contains;
	if (match === 'begins') return isNot ? words.beginsNot : words.begins;
	return isNot ? '≠' : '=';
}
