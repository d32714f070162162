import type { FigureRules } from '../../platform/imports/rows/cellRules';
import type { KindName, ImportTargetName } from '../../platform/imports/rules/importKinds';
import { kindLabelOf, mayBeOneText, requireKind } from '../../platform/imports/rules/importKinds';
import { encodingOriginsInEnglish } from '../../platform/imports/file/encodingNames';
import type { MessageWithAdvice, Problems } from '../../platform/imports/rules/problemKinds';
import { withAdvice } from '../../platform/imports/rules/problemKinds';
import type { FoundSheet } from '../../platform/imports/rules/shownLists';
import { breaksInEnglish } from '../../platform/imports/rules/problemsInEnglish';
import {
	shownName,
	shownColumns,
	shownHeader,
	sheetsWithRows,
	shownPeriods,
	shownSheets,
	shownTables,
} from '../../platform/imports/rules/shownLists';
import {
	remediesOfTypes,
	typeRemediesInEnglish,
	typesInEnglish,
} from '../../platform/imports/rules/otherTypes';
import type { Reasons } from '../../platform/imports/rules/reasons';
import { reasonsInEnglish } from '../../platform/imports/rules/reasons';
import type { WordsFor } from '../../platform/imports/rules/importWords';
import type { NearReason } from '../../platform/imports/columns/headerWords';
import { nearReasonsInEnglish } from '../../platform/imports/columns/nearReasons';
import type { Formats } from './pageFormats';

/** The text that the page shows before its script runs. */
const fixed = {
	noScript: 'This page needs JavaScript to check your file.',
	file: 'Your file',
	drop: 'Drop a CSV file or an Excel workbook here, or choose one',
	needs: 'What a file needs',
	needsFile: 'CSV, TSV, plain text, or an Excel workbook (.xlsx).',
	needsHeader: 'A header line with the names of the columns, and the data in the lines below it.',
	needsColumns:
		'The columns that identify a row, such as the campaign, and at least one column of figures.',
	needsDays:
		'A column of days, to import day by day. Without one, you choose the days here, and each figure is for the whole period.',
	samples: 'Samples to start from',
	figures: 'Figures that the file can contain',
	about: 'What it contains',
	kind: 'Kind of figures',
	from: 'First day',
	to: 'Last day',
	columns: 'Columns',
	reading: 'How the file is read',
	header: 'The first line contains the column names',
	separator: 'Separator',
	recognize: 'Automatic',
	comma: 'Comma',
	semicolon: 'Semicolon',
	tab: 'Tab',
	bar: 'Vertical bar',
	encoding: 'File encoding',
	numbers: 'Number format',
	linesBefore: 'Lines before the header',
	sheet: 'Sheet',
	table: 'Table in the file',
	comparedPeriod: 'Compared period',
	choosePeriod: 'Choose one if the file compares two',
	totals: 'Lines with totals',
	leaveTotalsOut: 'Leave them out',
	importTotals: 'Import them',
	dayFormat: 'Date format',
	dayFirst: '31/12/2026',
	monthFirst: '12/31/2026',
	times: 'Time spent given as',
	averageTimes: 'Averages per visit',
	sumsOfTime: 'Sums',
	sharedNames: 'Lines with the same names',
	stopShared: 'Stop the import',
	addShared: 'Add them up',
	lastShared: 'Keep the last',
	emptyFigures: 'Empty figures are 0',
	roundFigures: 'Round figures',
	negativeAmounts: 'Import negative amounts',
	verdict: 'What will be imported',
	sending: 'Before you start',
	done: 'Done',
	again: 'Import another file',
	cancel: 'Cancel',
};

const EVERY_LINE = 'Same for all lines …';
const ABSENT = 'Not in the file';
const READING = `under "${fixed.reading}"`;
const ASK = 'Ask the person who sent you the link.';

/** The names in three sample rows of each kind, in the order of its columns. */
const samples: Readonly<Record<KindName, ReadonlyArray<readonly string[]>>> = {
	website: [['Shop Europe'], ['Shop America'], ['Company blog']],
	pagetree: [
		['Home', 'https://www.example.com/'],
		['Summer sale', 'https://www.example.com/sale'],
		['Checkout', 'https://www.example.com/checkout'],
	],
	searchengine: [['Google'], ['Bing'], ['Ecosia']],
	refererdomain: [['news.example.org'], ['blog.example.net'], ['forum.example.com']],
	opedata: [
		['MAILING', 'Newsletter', 'Summer sale'],
		['SPONSOREDLINK', 'Google Ads', 'Brand'],
		['AFFILIATION', 'Partner shop', 'Home page'],
	],
	geoloccountry: [['FR'], ['DE'], ['GB']],
};

const reasons: WordsFor<Reasons> = {
	...reasonsInEnglish,
	threeDecimals: () =>
		`would have three decimals, but counts are whole numbers: write the number without a separator, or choose the other format under "${fixed.numbers}", ${READING}`,
	brokenLetter: () =>
		`contains a character that cannot be read: correct the character, or choose "${fixed.encoding}" ${READING}`,
	twoDays: () =>
		`contains a date that can be read in two ways: choose "${fixed.dayFormat}" ${READING}`,
	twoMeanings: () =>
		`can be read with a thousands separator or with decimals: choose "${fixed.numbers}" ${READING}`,
};

/** The texts of the page in English, which define the keys of all languages. */
export const en = (formats: Formats) => ({
	fixed,
	/** The defaults for owners who write no texts of their own. */
	defaults: {
		title: 'Import figures',
		text: 'Drop the CSV file or Excel workbook of your analytics tool here. You see what will be imported before the import starts.',
	},
	samples: { rows: samples, name: 'sample', separator: ',', decimals: '.' },
	kind: (name: KindName) => requireKind(name).label,
	target: (name: ImportTargetName) => kindLabelOf(name),
	/** A column of a file, as the subject of a sentence. */
	subject: (label: string) => label,
	/** A whole line, as the subject of a sentence. */
	wholeLine: 'The line',
	reasons,
	problems: problemsIn(formats),
	encodings: encodingOriginsInEnglish,
	choosing: choosingIn(formats),
	checking: checkingIn(formats),
	layout: layoutIn(formats),
	rows: rowsIn(formats),
	before: beforeIn(formats),
	sent: sentIn(formats),
	server: serverIn(formats),
});

const problemsIn = ({ count, date }: Formats): WordsFor<Problems, MessageWithAdvice> => ({
	emptyFile: () => withAdvice('The file is empty.', 'Choose a file with data.'),
	blankFile: () => withAdvice('The file contains only blank lines.', 'Choose a file with data.'),
	onlyHeader: () =>
		withAdvice('The file has no line below its header.', 'Choose a file with data.'),
	otherType: ({ type }) =>
		withAdvice(
			`The file is ${typesInEnglish[type]}, not a CSV file or an Excel workbook (.xlsx).`,
			`${typeRemediesInEnglish[remediesOfTypes[type]]}.`,
		),
	brokenCsv: ({ line, why, most }) =>
		withAdvice(
			`The file cannot be read as CSV from line ${count(line)} onwards: ${breaksInEnglish[why](count(most))}.`,
			'Check the quotes in this line.',
		),
	severalTables: ({ tables }) =>
		withAdvice(
			`The file contains ${count(tables.length)} tables: ${shownTables(tables)}.`,
			`Choose a table under "${fixed.table}", ${READING}.`,
		),
	severalSheets: ({ sheets }) =>
		withAdvice(
			`The workbook has rows on several sheets: ${shownSheets(sheetsWithRows(sheets), '(hidden)')}.`,
			`Choose a sheet under "${fixed.sheet}".`,
		),
	noSheet: ({ sheet, sheets }) =>
		withAdvice(
			`The workbook has no sheet "${shownName(sheet)}". Its sheets are: ${shownSheets(sheets, '(hidden)')}.`,
			`Choose one of these sheets under "${fixed.sheet}".`,
		),
	damagedWorkbook: ({ part }) =>
		withAdvice(
			part === null
				? 'The workbook is damaged: its end is missing.'
				: `The workbook is damaged: ${shownName(part)} is missing or cannot be read.`,
			'Open the workbook in Excel, save it again as an Excel workbook (.xlsx), and try again.',
		),
	largeWorkbook: ({ megabytes }) =>
		withAdvice(
			`Part of the workbook is larger than ${count(megabytes)} MB.`,
			'Save the sheet as CSV UTF-8, or divide it into several workbooks.',
		),
	formulaWithoutResult: ({ cell, sheet }) =>
		withAdvice(
			`Cell ${cell} of the sheet ${shownName(sheet)} contains a formula, but the workbook does not contain its result.`,
			'Open the workbook in Excel, save it, and try again.',
		),
	noTable: ({ table, tables }) =>
		withAdvice(
			`The file has no table ${count(table)}. It contains: ${shownTables(tables)}.`,
			`Choose one of these tables under "${fixed.table}", ${READING}.`,
		),
	twoPeriods: ({ periods }) =>
		withAdvice(
			`The file compares periods${periods.length > 0 ? `: ${shownPeriods(periods)}` : ''}.`,
			`Choose one of the periods under "${fixed.comparedPeriod}", ${READING}, or export the file without a comparison.`,
		),
	perhapsTotal: ({ line, name }) =>
		withAdvice(
			`Line ${count(line)} (${shownName(name) || 'without a name'}) may be a total or an average of other lines, or a separate row.`,
			`Use "${fixed.totals}", ${READING}, to choose whether to import such lines.`,
		),
	manyColumns: ({ most }) =>
		withAdvice(
			`There are more than ${count(most)} columns.`,
			'Remove the columns that you do not need from the file.',
		),
	longHeader: ({ column, most }) =>
		withAdvice(
			`The name of column ${column} has more than ${count(most)} characters.`,
			'Shorten the name, or check the quotes in the header line.',
		),
	noColumn: ({ target, header, fits }) =>
		withAdvice(
			`No column was found for ${target === null ? 'any metric' : kindLabelOf(target)}.`,
			`${fits === undefined ? `Choose the column under "${fixed.columns}"${target !== null && mayBeOneText(target) ? `, or "${EVERY_LINE}" there if the file has no such column` : ''}` : `The columns fit the kind ${requireKind(fits).label}: choose it under "${fixed.kind}"`}.${header ? ` The columns are: ${shownHeader(header)}` : ''}`,
		),
	sameColumn: ({ column, target }) =>
		withAdvice(
			`Column ${column} is chosen twice, once for ${kindLabelOf(target)}.`,
			'Choose a different column for one of the two fields.',
		),
	unknownColumn: ({ typed: name, target, header }) =>
		withAdvice(
			`The file has no column "${name}" for ${kindLabelOf(target)}.`,
			header ? `Choose one of its columns: ${shownHeader(header)}` : 'Choose another column.',
		),
	severalColumns: ({ target, columns }) =>
		withAdvice(
			`Several columns may contain ${kindLabelOf(target)}: ${shownColumns(columns)}.`,
			`Choose the column to use under "${fixed.columns}".`,
		),
	severalNamed: ({ typed: name, columns }) =>
		withAdvice(
			`Several columns are called "${name}": ${shownColumns(columns)}.`,
			`Choose the column to use under "${fixed.columns}".`,
		),
	nameOrNumber: ({ typed: name, target }) =>
		withAdvice(
			`"${name}" for ${kindLabelOf(target)} is the number of one column and the name of another.`,
			`Choose the column to use under "${fixed.columns}".`,
		),
	sharedNames: ({ lines, shared, line, names, other, hasAccents, unused }) =>
		withAdvice(
			`${count(shared)} of ${count(lines)} lines ${shared === 1 ? 'has' : 'have'} the same names as an earlier line, such as lines ${count(other)} and ${count(line)}: ${names}${hasAccents ? ' (the platform removes accents)' : ''}.${unused.length === 0 ? '' : ` Columns not used: ${shownHeader(unused)}.`}`,
			`Choose what to do with them under "${fixed.sharedNames}", ${READING}.`,
		),
	daysHandedOver: () =>
		withAdvice(
			'The file has a column of days, but this page only accepts files for a single period.',
			`Choose "${ABSENT}" for the day under "${fixed.columns}", or choose a file for a single period.`,
		),
	notAddable: ({ target }) =>
		withAdvice(
			`${kindLabelOf(target)} cannot be added up: anyone who came twice would be counted twice.`,
			`Choose "${ABSENT}" for this figure under "${fixed.columns}", or choose a file with one line for each name.`,
		),
	averageTimes: ({ name }) =>
		withAdvice(
			`"${shownName(name)}" contains averages, but time spent is a sum.`,
			`To multiply the averages by the visits, choose "${fixed.averageTimes}" for "${fixed.times}" ${READING}. Otherwise, choose "${ABSENT}" for the time spent under "${fixed.columns}".`,
		),
	averagesNeedVisits: () =>
		withAdvice(
			'Average times are multiplied by the visits, but no column is chosen for the visits.',
			`Under "${fixed.columns}", choose the column of visits, or choose "${ABSENT}" for the time spent.`,
		),
	periodsAsDays: ({ name }) =>
		withAdvice(
			`"${shownName(name)}" contains periods longer than a day, so all figures of a period would count for its first day.`,
			`Export the figures by day, or choose "${ABSENT}" for the day under "${fixed.columns}" and import each period separately.`,
		),
	otherDays: ({ lines, others, from, to }) =>
		withAdvice(
			`${count(others)} of ${count(lines)} lines ${others === 1 ? 'is' : 'are'} for days outside ${date(from)} to ${date(to)}.`,
			'Choose a first and a last day that cover all days in the file.',
		),
	fewColumns: ({ column, columns }) =>
		withAdvice(
			`There is no column ${column}: the table has only ${count(columns)}.`,
			`Choose another column, or the right separator ${READING}.`,
		),
	changed: () =>
		withAdvice(
			'The file changed after it was checked, or could no longer be read, so nothing was imported.',
			'Send it again.',
		),
	changedAfterSending: () =>
		withAdvice(
			'The file changed after it was sent, so it could not be sent again. The platform may have imported the version that was checked.',
			ASK,
		),
	kindNotTaken: () =>
		withAdvice(
			'This page does not import figures of this kind.',
			'Choose another kind from the list.',
		),
	noDay: ({ which }) =>
		withAdvice(`${which === 'first' ? fixed.from : fixed.to} is not a date.`, 'Choose a day.'),
	daysReversed: ({ from, to }) =>
		withAdvice(
			`The last day (${date(to)}) is before the first day (${date(from)}).`,
			'Swap the two days.',
		),
});

const choosingIn = ({ count, size }: Formats) => ({
	upTo: (bytes: number) => `Up to ${size(bytes)}`,
	chosen: (name: string, bytes: number) => `${name} (${size(bytes)})`,
	another: 'Drop or choose another file to replace it',
	oneAtATime: (all: number) =>
		`Only this one of ${count(all)} files was accepted. Import files one at a time.`,
	tooLarge: (bytes: number) => `The file is too large: the limit is ${size(bytes)}.`,
	unreadable: (why: string) => `The file cannot be read: ${why}`,
	recognized: (word: string) => `Detected: ${word}`,
	site: 'Site',
	siteHint:
		'Site: the name that the top bar of the platform shows, such as shop-eu. If you do not know it, ask the person who sent you the link.',
	passphrase: 'Passphrase',
	needed: (label: string) => `${label} (required)`,
	column: (number: number) => `Column ${number}`,
	unnamed: '(empty)',
	choose: 'Choose a column',
	chooseKind: 'Choose the kind',
	chooseSheet: 'Choose a sheet',
	hiddenSheet: (name: string) => `${name} (hidden)`,
	noKnown: (header: readonly string[]) =>
		`None of the columns was recognized. The columns are: ${shownHeader(header)}. Name the columns as in a sample, or choose the kind of figures and the columns yourself.`,
	none: ABSENT,
	everyLine: EVERY_LINE,
	textOf: (label: string) => `${label} for all lines`,
	download: (kind: string) => `Download a sample: ${kind}`,
	sample: 'Sample',
	allKinds: 'All kinds',
});

/**
 * The check boxes that would accept some of the refused lines, and where they are; empty if none
 * would.
 */
function boxesOf({ list }: Formats, remedies: ReadonlySet<keyof FigureRules>): string {
	const boxes = [...remedies].map((remedy) => `"${fixed[remedy]}"`).sort();
	return boxes.length === 0 ? '' : `${list(boxes)} ${READING}`;
}

function them(lines: number): string {
	return lines === 1 ? 'it' : 'them';
}

function ownerMay(lines: number): string {
	return ` Only the owner of this page can allow ${them(lines)} to be left out.`;
}

const checkingIn = (formats: Formats) => ({
	now: 'Checking the file …',
	good: (rows: number) => formats.counted(rows, 'row can be imported', 'rows can be imported'),
	goodAlone: (good: string) => `${good}.`,
	noneLeft: (rejected: number) =>
		`${formats.counted(rejected, 'line cannot', 'lines cannot')} be imported, and there are no others.`,
	leftOut: (good: string, rejected: number) =>
		`${good}. ${formats.counted(rejected, 'line cannot', 'lines cannot')} be imported and will be left out.`,
	toFix: (good: string, rejected: number) =>
		`${good}. ${formats.counted(rejected, 'line cannot', 'lines cannot')} be imported. Fix ${them(rejected)}, and choose the file again.`,
	tick: (remedies: ReadonlySet<keyof FigureRules>, rejected: number) => {
		const what = rejected === 1 ? 'it' : 'more of them';
		return remedies.size === 0 ? '' : ` Tick ${boxesOf(formats, remedies)} to import ${what}.`;
	},
	owner: ownerMay,
	noDays: 'Choose the first and the last day.',
	noSite: 'Enter the site, as the platform names it.',
	wrong: 'Lines that cannot be imported',
	replaced: 'Lines with the same names',
	noteColumns: ['Line', 'Column', 'Value', 'Reason'],
	firstShown: (most: number) => `The first ${formats.count(most)} are shown.`,
	download: 'Download this list',
	downloadFirst: (most: number) => `Download the first ${formats.count(most)}`,
	firstNames: (most: number) => `The first ${formats.count(most)} names are shown.`,
	fileOfNotes: 'lines.csv',
	firstRows: 'First rows, as they will be imported',
	unused: 'Columns that are not used',
	unusedColumns: ['Column', 'First value', 'Note'],
	near: (target: string, reason: NearReason) =>
		[target === '' ? '' : `Not the same as ${target}.`, `${nearReasonsInEnglish[reason]}.`]
			.filter(Boolean)
			.join(' '),
	otherDays: (lines: number) =>
		` ${formats.counted(lines, 'line is for another day', 'lines are for other days')}, and will be left out.`,
	accents: 'Names that lose their accents',
	accentColumns: ['In the file', 'On the platform'],
	kept: 'Special letters that are sent unchanged',
	keptColumns: ['Name', 'Letters'],
});

const layoutIn = ({ count, date }: Formats) => ({
	notRead: 'Not imported from this file:',
	above: (lines: number, texts: readonly string[]) =>
		`${lines === 1 ? 'the line' : `${count(lines)} lines`} above the header${texts.length > 0 ? ` (${texts.join(' · ')})` : ''}`,
	leftOut: {
		total: (line: number, _lines: number, text: string) =>
			`line ${count(line)}, a total of other lines${text === '' ? '' : ` (${text})`}`,
		subtotal: (line: number, _lines: number, text: string) =>
			`line ${count(line)}, the sum of other lines (${text})`,
		note: (line: number, _lines: number, text: string) =>
			`everything from line ${count(line)} onwards (${text})`,
		otherTable: (line: number, lines: number, text: string) =>
			`another table, lines ${count(line)} to ${count(line + lines - 1)} (${text})`,
	},
	more: (number: number) => (number === 1 ? '1 more line' : `${count(number)} more lines`),
	costs: (names: readonly string[]) =>
		`costs (${names.join(', ')}), which are uploaded in n8n with Campaign > Upload Costs`,
	emptyRows: (number: number) => (number === 1 ? 'an empty row' : `${count(number)} empty rows`),
	otherSheets: (sheets: readonly FoundSheet[]) =>
		`${sheets.length === 1 ? 'another sheet' : `${count(sheets.length)} other sheets`} (${shownSheets(sheets, '(hidden)')})`,
	hidden: (rows: number, columns: number) => {
		const hiddenRows = `${count(rows)} hidden ${rows === 1 ? 'row' : 'rows'}`;
		const hiddenColumns = `${count(columns)} hidden ${columns === 1 ? 'column' : 'columns'}`;
		const all = [...(rows > 0 ? [hiddenRows] : []), ...(columns > 0 ? [hiddenColumns] : [])];
		return `The sheet has ${all.join(' and ')}. Hidden cells are read as well.`;
	},
	days: (from: string, to: string) =>
		from === to
			? `Day found in the file: ${date(from)}.`
			: `Period found in the file: ${date(from)} to ${date(to)}.`,
	useDays: 'Use it',
});

const rowsIn = ({ count, date }: Formats) => ({
	title: 'What the figures add up to',
	metric: 'Metric',
	by: 'By',
	byRow: 'Row',
	byDay: 'Day',
	chart: (metric: string, shown: number, all: number) =>
		shown < all
			? `${metric} by row: the ${count(shown)} highest of ${count(all)}`
			: `${metric} by row`,
	chartOfDays: (metric: string) => `${metric} by day`,
	others: (number: number) => (number === 1 ? '1 other row' : `${count(number)} other rows`),
	hiddenDays: (number: number) =>
		number === 1 ? '1 more day is not shown.' : `${count(number)} more days are not shown.`,
	noSum: (metric: string) =>
		`${metric} cannot be added up: anyone who came twice would be counted twice.`,
	table: 'Figures of each day',
	day: 'Day',
	total: 'All days together',
	each: (from: string, to: string) => `Each day from ${date(from)} to ${date(to)}`,
	about:
		'Daily amounts are approximate: the platform does not document whether it spreads amounts in cents or in whole units.',
});

const beforeIn = (formats: Formats) => ({
	handsOver:
		'The checked file goes to a workflow, which may import it immediately, later or not at all. Once it is imported:',
	replaced: 'Figures are replaced.',
	whichReplaced: (names: readonly string[], from: string, to: string) => {
		const days = from === to ? `for ${formats.date(from)}` : 'for these days';
		return `Figures that the platform already has ${days} and the same ${formats.list(names)} are replaced by those in the file. All other rows stay as they are.`;
	},
	final: 'This cannot be undone.',
	whyFinal: 'The previous figures are lost, unless you have a copy of them.',
	spread: 'Figures are spread evenly over the days.',
	howSpread: (days: number, from: string, to: string) =>
		`Each figure covers the ${formats.count(days)} days from ${formats.date(from)} to ${formats.date(to)}: every day gets an equal share, and the first day also gets the remainder.`,
	byDay: 'Each line counts for its own day.',
	eachDay: (days: number) =>
		`${formats.count(days)} ${days === 1 ? 'day is imported' : 'days are imported, one after the other'}.`,
	oneDay: 'All figures count for one day.',
	whichDay: (day: string) => `This day is ${formats.date(day)}.`,
	import: 'Import',
	send: 'Send',
	start: (verb: string, rows: number) => `${verb} ${formats.counted(rows, 'row', 'rows')}`,
});

const sentIn = ({ count, percent, date }: Formats) => ({
	sending: 'Sending the file',
	share: (part: number) => `Sending the file: ${percent(part)}`,
	importing: 'Importing …',
	daysDone: (done: number, of: number) => `${count(done)} of ${count(of)} days imported`,
	stopping: 'The import is being cancelled …',
	cancelled: withAdvice('Sending was cancelled.', 'Nothing was imported.'),
	stalled: (seconds: number) =>
		`No response from the server for ${count(seconds)} seconds. Check your internet connection. Wait until the connection is back, or cancel.`,
	changedOnDisk: withAdvice(
		'The file was saved again, moved or deleted after you chose it.',
		'Choose the file again, so that the page imports what it shows.',
	),
	busy: (name: string) =>
		`${name} was ignored, because another file is being sent. Wait until that file has been sent, or cancel it.`,
	notTaken: (name: string) =>
		`${name} was chosen while this file was being sent, and is not imported. Choose it again to import it separately.`,
	lost: withAdvice(
		'No response arrived from the server.',
		'Press the button again. A file that has already arrived is not imported twice.',
	),
	strange: withAdvice(
		'The server sent a response that this page cannot read.',
		`The page may be switched off, or the file too large for the server. ${ASK}`,
	),
	file: 'File',
	site: 'Site',
	days: 'Days',
	fromTo: (from: string, to: string) => (from === to ? date(from) : `${date(from)} to ${date(to)}`),
	accepted: 'Rows accepted',
	notAccepted: 'Lines not accepted',
	reference: 'Reference',
	wrong: 'Lines that were not accepted',
});

interface ArrivedDays {
	readonly days: number;
	readonly of: number;
	readonly from: string;
	readonly to: string;
}

const serverIn = (formats: Formats) => ({
	taken: 'The platform has accepted the file.',
	daysArrived: ({ days, of, from, to }: ArrivedDays) => {
		const span = from === to ? formats.date(from) : `${formats.date(from)} to ${formats.date(to)}`;
		return ` ${formats.count(days)} of ${formats.count(of)} days ${days === 1 ? 'was' : 'were'} imported before that: ${span}.`;
	},
	goOn: (next: string) =>
		`To continue with the same file, start again with ${formats.date(next)} as the first day.`,
	stopped: withAdvice('The import was cancelled.', 'Nothing was imported.'),
	/** @param answer the reply in one line; may be empty */
	unconfirmed: (answer: string) =>
		withAdvice(
			answer === ''
				? 'The file was sent, but the platform has not confirmed it: its answer is empty.'
				: `The file was sent, but the platform has not confirmed it. It answered: "${answer}".`,
			'Ask the person who sent you the link whether the file has arrived, before you send it again.',
		),
	handedOn: 'The file was checked and passed to the workflow.',
	noneLeft: (remedies: ReadonlySet<keyof FigureRules>) =>
		withAdvice(
			'None of the lines can be imported.',
			`${fixOf(formats, 'the file', remedies)}, and send it again.`,
		),
	someWrong: (rejected: number, all: number, remedies: ReadonlySet<keyof FigureRules>) =>
		withAdvice(
			`${formats.count(rejected)} of ${formats.count(all)} lines cannot be imported, so nothing was imported.`,
			`${fixOf(formats, them(rejected), remedies)}, and send the file again.${ownerMay(rejected)}`,
		),
	failed: withAdvice('The file could not be imported.', ASK),
	notTaken: withAdvice('The file could not be accepted.', ASK),
	wrongSite: (_own: MessageWithAdvice) =>
		withAdvice(
			'This page does not import into this site.',
			'Choose a site from the list, or type it as the platform shows it.',
		),
	/** The owner has not set the page up correctly, such as its credential. */
	notSetUp: (_own: MessageWithAdvice) =>
		withAdvice('This page cannot import files at the moment.', `Nothing was imported. ${ASK}`),
	/**
	 * A failure of the platform or of the network. Visitors of the page cannot act on the sentences of
	 * the nodes, which name settings and hosts.
	 *
	 * @param _own the sentences of the nodes
	 */
	fault: (
		_own: MessageWithAdvice,
		fault: { kind: string; transient: boolean; upstreamMessage: string | undefined },
	) => {
		const answer =
			fault.upstreamMessage === undefined ? '' : ` The answer was: "${fault.upstreamMessage}".`;
		if (fault.kind === 'outcomeUnknown') {
			return withAdvice(
				`The platform may have received the file, but did not confirm it.${answer}`,
				'Nothing was sent twice. Ask the person who sent you the link whether the file has arrived.',
			);
		}
		if (fault.transient) {
			return withAdvice(
				`The platform is not available at the moment.${answer}`,
				'Try again later.',
			);
		}
		const why = answer === '' ? 'could not be sent, or was not accepted' : 'was not accepted';
		return withAdvice(`The file ${why}.${answer}`, `Nothing was imported. ${ASK}`);
	},
	noForm: withAdvice(
		'This address only accepts files sent from the page.',
		'Open the page, and send the file from there.',
	),
	noFile: withAdvice('No file has arrived.', 'Choose the file again.'),
	notOurs: withAdvice('This request did not come from the page.', 'Open the page again.'),
	tooLarge: (bytes: number) =>
		withAdvice(
			`The file is too large: the limit is ${formats.size(bytes)}.`,
			'Split it into several files.',
		),
	wrongPassphrase: withAdvice(
		'The passphrase is incorrect.',
		'Enter it exactly as you received it. Nothing was sent.',
	),
	signedOut: withAdvice('You are no longer signed in.', 'Open the page again.'),
	tooMany: (seconds: number) =>
		withAdvice(
			'There were too many failed attempts.',
			`Wait ${seconds === 1 ? 'a second' : `${formats.count(seconds)} seconds`}, and try again.`,
		),
	signIn: 'A user name and a password are required.',
	notShown: `The page cannot be shown. ${ASK}`,
	before: 'This file was already imported, so it was not imported again.',
	perhaps: withAdvice(
		'The platform may have this file already, so it was not sent a second time.',
		'Ask the person who sent you the link whether the file has arrived.',
	),
});

function fixOf(formats: Formats, what: string, remedies: ReadonlySet<keyof FigureRules>): string {
	return remedies.size === 0 ? `Fix ${what}` : `Fix ${what}, or tick ${boxesOf(formats, remedies)}`;
}
