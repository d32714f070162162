import type { ImportChannel, ImportTargetName } from './importKinds';
import { importChannels, kindLabelOf } from './importKinds';
import type { Coded, WordsFor } from './importWords';
import { importWordsOf } from './importWords';
import type { BrokenCsv } from './problemKinds';
import { breaksInEnglish } from './problemsInEnglish';
import { formatCount } from '../../base/text/formatCount';

/** Why a cell cannot be imported, by code, with the values that its message contains. */
export interface CellReasons {
	readonly empty: null;
	/** Whether it is a word for traffic that no campaign brought. */
	readonly noChannel: { readonly isFree: boolean };
	/** With the code that was probably meant. */
	readonly noCountry: { readonly suggestion: string | undefined };
	readonly noWhole: null;
	readonly noSeconds: null;
	readonly noAmount: null;
	/** A number such as 1,234, which may be 1.234 or 1234. */
	readonly twoMeanings: null;
	/** A duration such as 02:31, which may be minutes and seconds or hours and minutes. */
	readonly twoTimes: null;
	/** A count with exactly three decimals. */
	readonly threeDecimals: null;
	readonly share: null;
	readonly otherCurrency: { readonly currency: string };
	/** A byte that is invalid in the encoding of the file. */
	readonly brokenLetter: null;
	readonly noDate: null;
	/** A date such as 03/04/2026, which may be in March or in April. */
	readonly twoDays: null;
	/** A moment in UTC that is the midnight of another time zone. */
	readonly otherZone: null;
	readonly unprintable: null;
	/** The error of a formula, such as `#N/A`, where a name should be. */
	readonly formulaError: null;
	/** What a program writes for a missing value, such as `NULL`, where a name should be. */
	readonly placeholder: null;
	/** A mark or word for the value above, such as `〃`. */
	readonly ditto: null;
	/** An ID whose last digits a spreadsheet has dropped. */
	readonly shortenedId: null;
	readonly tooLong: { readonly length: number; readonly most: number };
}

/** A line with the same names as an earlier one. */
interface SharedNames {
	readonly line: number;
	readonly hasUrl: boolean;
	/** Whether the names contain accents, which the platform removes. */
	readonly hasAccents: boolean;
}

/** Reasons that concern a whole line. */
interface LineReasons {
	/** A value whose quotes are ambiguous. */
	readonly broken: { readonly why: BrokenCsv };
	readonly width: { readonly columns: number; readonly expected: number };
	/** All figures of the line are empty. */
	readonly noFigures: null;
	readonly replaces: SharedNames;
	readonly shares: SharedNames;
	readonly addedTo: SharedNames;
	/** The platform's own message, if there is one. */
	readonly platform: { readonly upstreamMessage: string | undefined };
}

/** All notes on a line. */
export interface Reasons extends CellReasons, LineReasons {}

export type CellReason = Coded<CellReasons>;
export type Reason = Coded<Reasons>;

/**
 * Lists the channels of campaigns, such as `MAILING (emailing)`.
 *
 * @param wordsOf what people call a channel, in lower case
 */
export function shownChannels(wordsOf: (channel: ImportChannel) => readonly string[]): string {
	const shown = importChannels.map((channel) => {
		const { key } = channel;
		const others = wordsOf(channel).filter((word) => word !== key.toLowerCase());
		return others.length === 0 ? key : `${key} (${others.join(', ')})`;
	});
	return shown.join(', ');
}

const channelsInEnglish = shownChannels(({ words }) => words);

/** The predicates of sentences whose subject is the target, in the words of the nodes. */
export const reasonsInEnglish: WordsFor<Reasons> = {
	empty: () => 'is empty',
	noChannel: ({ isFree }) =>
		isFree
			? `is free traffic, which cannot be imported as a campaign: use one of ${channelsInEnglish}`
			: `must be one of ${channelsInEnglish}`,
	noCountry: ({ suggestion }) =>
		`must be the code or the name of a country${suggestion === undefined ? ', such as FR or France' : `: use ${suggestion}`}`,
	noWhole: () => 'must be a whole number of 0 or more',
	noSeconds: () => 'must be a whole number of seconds, 0 or more',
	noAmount: () => 'must be an amount of 0 or more with at most two decimals, such as 1234.56',
	twoMeanings: () =>
		'can be read with a thousands separator or with decimals: choose Number Format under Options',
	twoTimes: () =>
		'can be read as minutes and seconds, or as hours and minutes: enter hours, minutes and seconds, such as 00:02:31',
	threeDecimals: () =>
		'would have three decimals, but counts are whole numbers: enter the number without a separator, or choose the other Number Format under Options',
	share: () => 'is a percentage, which cannot be imported',
	otherCurrency: ({ currency }) =>
		`is in a different currency from the other amounts of the column, which are in ${currency}`,
	brokenLetter: () =>
		'contains a character that cannot be read: correct the character, or choose File Encoding under Options',
	unprintable: () => 'contains a line break or another character that cannot be shown',
	formulaError: () => 'is a formula error: correct the formula in the spreadsheet',
	placeholder: () =>
		'is what programs write for a missing value: enter the value, or remove the line',
	ditto: () => 'only repeats the value above: write the value in each line',
	tooLong: ({ length, most }) =>
		`has ${formatCount(length)} characters, but at most ${formatCount(most)} can be imported`,
	shortenedId: () =>
		'has lost digits, because Excel shortens long numbers: export the file again and import it without opening it in Excel, or format the column as text before the numbers are entered',
	noFigures: () => 'has no figure',
	broken: ({ why }) => `cannot be read: ${breaksInEnglish[why]('')}`,
	width: ({ columns, expected }) =>
		`has ${columns} ${columns === 1 ? 'column' : 'columns'}, but the table has ${expected}`,
	noDate: () => 'must be a date such as 2026-11-02',
	otherZone: () =>
		'is a time in UTC, which may be midnight of the next day in your time zone: write days without a time, such as 2026-11-02',
	twoDays: () => 'can be read as two different days: choose Date Format under Options',
	replaces: (of) => `replaces line ${formatCount(of.line)}, ${sameNames(of)}`,
	shares: (of) => `cannot be distinguished from line ${formatCount(of.line)}, ${sameNames(of)}`,
	addedTo: (of) => `is added to line ${formatCount(of.line)}, ${sameNames(of)}`,
	platform: ({ upstreamMessage }) => upstreamMessage ?? 'was rejected by the platform',
};

function sameNames({ hasUrl, hasAccents }: SharedNames): string {
	const why = hasAccents ? ', because the platform removes accents' : '';
	return hasUrl
		? `which has the same name${why}: the URL does not distinguish pages`
		: `which has the same names${why}`;
}

/** A note on a line: why it is refused, or that it replaces an earlier one. */
export interface LineNote {
	/** The line of the file or the number of the item, from 1. */
	readonly line: number;
	/** From 1; null if the note concerns the whole line. */
	readonly column: number | null;
	readonly target: ImportTargetName | null;
	readonly value: string;
	readonly why: Reason;
}

/** A note as it is returned to a workflow. */
interface ReportedNote extends Omit<LineNote, 'why'> {
	readonly reason: string;
}

/** Writes a note in the words of the nodes. */
export function toReportedNote({ why, ...note }: LineNote): ReportedNote {
	const predicate = importWordsOf(reasonsInEnglish, why);
	const { target } = note;
	return { ...note, reason: target === null ? predicate : `${kindLabelOf(target)} ${predicate}` };
}
