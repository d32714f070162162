import { findKind } from '../platform/imports/rules/importKinds';
import { importWordsOf } from '../platform/imports/rules/importWords';
import { warningsOf } from './form/warnings';
import type { Wrong } from './checking';
import { Checking } from './checking';
import { config } from './form/config';
import { fill, make, onTyped, part } from './dom';
import * as fields from './form/formFields';
import { fileInto } from './file';
import { findingsOf } from './findings';
import { texts } from './pageTexts';
import { layoutView } from './form/layoutView';
import { ColumnChoice } from './form/mapping';
import { showNeeds } from './form/needs';
import type { FoundTable } from '../platform/imports/rules/shownLists';
import type { CheckFacts, FileFacts } from './protocol';
import { isSending, refuseFile, sendFile } from './sending/sendFile';
import { summaryOf } from './summaryLine';

const summary = part('summary', HTMLElement);
const findings = part('findings', HTMLElement);
const start = part('start', HTMLButtonElement);
const fileProblem = part('file-problem', HTMLElement);

let file: File | undefined;
/** Whether the file has not been analyzed yet. */
let isFresh = false;
/** Whether the file was analyzed with the current settings. */
let isRead = false;
let mayStart = false;
/** The names of the file's columns. */
let names: readonly string[] = [];

const columns = new ColumnChoice(part('mapping', HTMLElement), () => check());
const checking = new Checking({ file: showFile, checked: showCheck, wrong: showWrong });

begin();

function begin(): void {
	showNeeds();
	part('drop-hint', HTMLElement).textContent = texts.choosing.upTo(config.largestBytes);
	fileInto(part('drop', HTMLElement), part('file', HTMLInputElement), choose);
	const { header, separator, encoding, sheet, linesBefore, table } = fields;
	const reading = [header, separator, encoding, sheet, linesBefore, table];
	const { comparedPeriod, totalsChoice, kindSelect } = fields;
	for (const field of [...reading, comparedPeriod, totalsChoice, kindSelect])
		field.addEventListener('change', read);
	const {
		from,
		to,
		numbers,
		dayFormat,
		times,
		sharedNames,
		emptyFigures,
		roundFigures,
		negativeAmounts,
		siteInput: site,
	} = fields;
	const boxes = [emptyFigures, roundFigures, negativeAmounts];
	for (const field of [from, to, numbers, dayFormat, times, sharedNames, ...boxes]) {
		field.addEventListener('change', () => check());
	}
	if (site instanceof HTMLInputElement) onTyped(site, check);
	else site.addEventListener('change', check);
	part('form', HTMLFormElement).addEventListener('submit', (event) => {
		event.preventDefault();
		if (!file || !mayStart) return;
		void sendFile(file, columns.chosen(), names, { goOnFrom, mayStart: () => mayStart });
	});
	part('again', HTMLButtonElement).addEventListener('click', () => location.reload());
	addEventListener('beforeunload', (event) => {
		const isDone = part('form', HTMLFormElement).hidden;
		if (isSending() || (file && !isDone)) event.preventDefault();
	});
}

function choose(chosen: File, others: number): void {
	const { size, name } = chosen;
	if (isSending()) {
		refuseFile(name);
		return;
	}
	part('drop-words', HTMLElement).textContent = texts.choosing.chosen(name, size);
	part('drop-hint', HTMLElement).textContent =
		others > 0 ? texts.choosing.oneAtATime(others + 1) : texts.choosing.another;
	file = undefined;
	mayStart = false;
	if (size > config.largestBytes) {
		forgetFile(texts.choosing.tooLarge(config.largestBytes));
		return;
	}
	file = chosen;
	isFresh = true;
	fields.forgetKind();
	findings.replaceChildren();
	part('sending', HTMLElement).hidden = true;
	read();
}

/** Clears everything about the file, and shows why there is none. */
function forgetFile(why: string): void {
	for (const id of ['about', 'verdict', 'sending']) part(id, HTMLElement).hidden = true;
	for (const id of ['mapping', 'layout', 'findings', 'before'])
		part(id, HTMLElement).replaceChildren();
	fields.forgetReading();
	file = undefined;
	names = [];
	say('', '');
	part('needs', HTMLElement).hidden = false;
	fileProblem.textContent = why;
}

function read(): void {
	if (!file) return;
	fileProblem.textContent = '';
	isRead = false;
	sayChecking();
	checking.read(file, fields.readingOf());
}

function sayChecking(): void {
	mayStart = false;
	part('verdict', HTMLElement).hidden = false;
	say(texts.checking.now, '');
}

function showFile({
	kind: fitting,
	columns: found,
	suggested,
	competing,
	isKnown,
	layout,
	workbook,
	...style
}: FileFacts): void {
	if (!file) return;
	[isFresh, isRead] = [false, true];
	names = found;
	fields.sayRecognized(fields.separator, style.separator);
	fields.sayRecognized(fields.encoding, style.encoding);
	fields.showSheets(workbook);
	fields.showTables(layout.tables);
	fill(part('layout', HTMLElement), layoutView(layout, workbook, takeDays));
	fields.showKind(fitting);
	columns.show(findKind(fitting), names);
	columns.fill({ suggested, competing });
	part('about', HTMLElement).hidden = false;
	part('needs', HTMLElement).hidden = isKnown;
	if (isKnown || fields.hasChosenKind()) check();
	else sayUnknown(layout.tables);
}

/** Applies the period that the file names. */
function takeDays(from: string, to: string): void {
	fields.from.value = from;
	fields.to.value = to;
	check();
}

/** Says that the columns must be named or chosen before the file can be checked. */
function sayUnknown(tables: readonly FoundTable[]): void {
	for (const id of ['verdict', 'sending']) part(id, HTMLElement).hidden = true;
	say('', '');
	findings.replaceChildren();
	// The choice of the table stands in there.
	if (tables.length > 1) part('reading', HTMLDetailsElement).open = true;
	const several = texts.problems.severalTables({ tables });
	fileProblem.textContent =
		tables.length > 1 ? `${several.message} ${several.advice}` : texts.choosing.noKnown(names);
}

/** Goes on with the days that were not imported. */
function goOnFrom(day: string): void {
	if (fields.to.value < day) fields.to.value = day;
	fields.from.value = day;
	check();
}

function check(): void {
	// A file that is being analyzed is checked afterwards.
	if (!file || !isRead || fields.kindSelect.value === '') return;
	fileProblem.textContent = '';
	const problem = columns.question();
	if (problem) {
		showWrong({ ask: 'check', problem, isGone: false });
		return;
	}
	sayChecking();
	checking.check(fields.enteredPlan(columns.chosen()));
}

function say(text: string, tone: string): void {
	summary.textContent = text;
	summary.className = tone;
	start.disabled = !mayStart || isSending();
}

function showCheck(facts: CheckFacts): void {
	if (!file) return;
	if (facts.isByDay && !config.importsAtOnce) {
		showWrong({ ask: 'check', problem: { code: 'daysHandedOver', of: null }, isGone: false });
		return;
	}
	const verdict = summaryOf(facts, config.leavesOut, texts.checking);
	if (facts.isByDay) fields.showDays(facts.period.dates[0], facts.period.last);
	const missing = fields.missingFields();
	const hasDays = fields.hasDays();
	mayStart = verdict.mayStart && missing === undefined && facts.question === undefined;
	part('sending', HTMLElement).hidden = !verdict.mayStart || facts.question !== undefined;
	const verdictText = verdictOf(facts, verdict.text);
	const text = verdict.mayStart && missing ? `${verdictText} ${missing}` : verdictText;
	say(text, verdict.mayStart && !facts.question ? 'good' : 'wrong');
	fill(findings, findingsOf(facts, names, hasDays));
	const { kindSelect: kind, from, to } = fields;
	const { days } = facts.period;
	const warnings = hasDays ? warningsOf(kind.value, from.value, to.value, days, facts.isByDay) : [];
	fill(part('before', HTMLElement), warnings);
	const { start: label, import: imports, send } = texts.before;
	start.textContent = label(config.importsAtOnce ? imports : send, facts.rows);
}

/** The verdict in words. As long as something is asked, no row can be imported yet. */
function verdictOf({ question, rejected, leftOut }: CheckFacts, text: string): string {
	if (!question) return leftOut > 0 ? text + texts.checking.otherDays(leftOut) : text;
	const { message, advice } = importWordsOf(texts.problems, question);
	return `${rejected === 0 ? '' : text} ${message} ${advice}`.trim();
}

function showWrong({ ask, problem, isGone }: Omit<Wrong, 'say' | 'number'>): void {
	if (!file) return;
	mayStart = false;
	// Settings that were chosen for the previous file may not fit this one.
	if (isFresh && !isGone && ask === 'read' && fields.forgetReading()) {
		read();
		return;
	}
	const words = () =>
		typeof problem === 'string'
			? { message: texts.choosing.unreadable(problem), advice: '' }
			: importWordsOf(texts.problems, problem);
	const { message, advice } = isGone ? texts.sent.changedOnDisk : words();
	if (isFresh) {
		forgetFile(`${message} ${advice}`.trim());
		return;
	}
	part('sending', HTMLElement).hidden = true;
	say(message, 'wrong');
	findings.replaceChildren(make('p', { class: 'soft' }, advice));
}
