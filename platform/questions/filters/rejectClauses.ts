import { InvalidInput } from '../../base/invalidInput';
import { shortName } from '../../base/text/truncate';
import type { Lexicon } from '../../lookup/lexicon';
import { QUESTION_FIELDS } from '../questionFields';
import type { Clause } from './filterClause';

const ONLY = QUESTION_FIELDS.only;
const NO_NAME = /^(?:null|none|nil|undefined|nothing|empty|blank|n\/a|nan|leer|vide|vacío|vacio)$/i;

/** Rejects conditions such as 'campaign is ""', "campaign is null" and "channel: -SEO". @throws InvalidInput */
export function rejectClause({ name, values, isQuoted }: Clause): void {
	if (name === undefined) return;
	if (values.some((value) => value === '' || (!isQuoted && NO_NAME.test(value)))) {
		throw new InvalidInput(
			ONLY,
			`"${ONLY}" compares ${shortName(name)} with an empty name`,
			'Enter a name, between quotation marks if it is a word such as "none", or leave the condition out',
		);
	}
	const marked = isQuoted ? undefined : values.find((value) => /^-\s*\p{L}/u.test(value));
	if (marked === undefined) return;
	const bare = shortName(marked.replace(/^-\s*/, ''));
	throw new InvalidInput(
		ONLY,
		`${ONLY}: "${shortName(marked)}" begins with a minus sign`,
		`To exclude it, enter "${shortName(name)} is not ${bare}". If the sign is part of the name, put the name between quotation marks`,
	);
}

/** Rejects "campaign contains brand and DE", which may mean one part or both. @throws InvalidInput */
export function rejectSeveralParts(name: string, parts: string): never {
	const condition = `${shortName(name.trim())} contains`;
	throw new InvalidInput(
		ONLY,
		`${ONLY}: "${condition} ${shortName(parts)}" may mean one of these parts of the name, or both`,
		`Write "${condition} A or B" for one of them, "${condition} A; ${condition} B" for both, or one part between quotation marks`,
	);
}

/** Rejects conditions on metrics, such as "sales > 10". @throws InvalidInput */
export function rejectFigure(name: string, figures: Lexicon): void {
	if (figures.find(name).is === 'unknown') return;
	throw new InvalidInput(
		ONLY,
		`"${ONLY}" accepts names, but "${shortName(name)}" is a figure`,
		'Leave this condition out. Rows are sorted by the first figure, the largest first, except rows by hour, day, week or month',
	);
}

/** Rejects a condition behind "or". @throws InvalidInput */
export function rejectAlternative(condition: string): never {
	throw new InvalidInput(
		ONLY,
		`${ONLY}: "${shortName(condition)}" is a second condition, not another name`,
		'Conditions apply together, and only values of one dimension can be alternatives, such as "campaign contains brand or promo". Ask for each condition separately',
	);
}

/** Rejects "not (channel is SEO and device is mobile)". @throws InvalidInput */
export function rejectNegatedGroup(group: string): never {
	throw new InvalidInput(
		ONLY,
		`${ONLY}: "${shortName(group)}" excludes a combination of conditions`,
		'Write each condition by itself, such as "channel is not SEO; device is mobile"',
	);
}

/** Rejects "campaign without brand", which may mean a whole name or a part of it. @throws InvalidInput */
export function rejectWithout({ name, text, isWithout }: Clause): void {
	if (name === undefined || isWithout === undefined) return;
	const [about, value] = [shortName(name), shortName(text)];
	throw new InvalidInput(
		ONLY,
		`${ONLY}: "${value}" may be a whole name or a part of it`,
		`Enter "${about} does not contain ${value}" or "${about} is not ${value}"`,
	);
}
