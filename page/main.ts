import { findKind } from '../platform/imports/kinds';
import { Checking } from './checking';
import { config } from './config';
import { make, part } from './dom';
import {
	emptyFigures,
	encoding,
	forgetKind,
	formOf,
	from,
	header,
	kind,
	missingFields,
	numbers,
	enteredPlan,
	readingOf,
	roundFigures,
	sayRecognised,
	separator,
	site,
	to,
} from './fields';
import { fileInto } from './file';
import { findingsOf, summaryOf } from './findings';
import { ColumnChoice } from './mapping';
import { outcomeOf } from './outcome';
import type { CheckFacts, FileFacts } from './protocol';
import { send } from './send';
import { counted, size } from './words';

const summary = part('summary', HTMLElement);
const findings = part('findings', HTMLElement);
const start = part('start', HTMLButtonElement);
const fileProblem = part('file-problem', HTMLElement);
const sendProblem = part('send-problem', HTMLElement);

let file: File | undefined;
let mayStart = false;
let isSending = false;

const columns = new ColumnChoice(part('mapping', HTMLElement), () => check());
const checking = new Checking({ file: showFile, checked: showCheck, wrong: showWrong });

begin();

function begin(): void {
	if (/^en\b/i.test(navigator.language)) document.documentElement.lang = navigator.language;
	document.title = config.title;
	part('title', HTMLElement).textContent = config.title;
	part('text', HTMLElement).textContent = config.text;
	part('drop-hint', HTMLElement).textContent = `Up to ${size(config.largestBytes)}`;
	start.textContent = config.importsAtOnce ? 'Import' : 'Send';
	fileInto(part('drop', HTMLElement), part('file', HTMLInputElement), choose);
	for (const field of [header, separator, encoding]) field.addEventListener('change', read);
	kind.addEventListener('change', read);
	for (const field of [from, to, numbers, emptyFigures, roundFigures, site]) {
		field.addEventListener('change', () => check());
	}
	part('form', HTMLFormElement).addEventListener('submit', (event) => {
		event.preventDefault();
		void submit();
	});
	part('again', HTMLButtonElement).addEventListener('click', () => location.reload());
}

function choose(chosen: File): void {
	file = undefined;
	fileProblem.textContent = '';
	part('drop-words', HTMLElement).textContent = `${chosen.name} (${size(chosen.size)})`;
	part('drop-hint', HTMLElement).textContent = 'Drop or choose another one to replace it';
	if (chosen.size > config.largestBytes) {
		showFileProblem(`The file is too large: up to ${size(config.largestBytes)} are taken.`);
		return;
	}
	file = chosen;
	forgetKind();
	read();
}

function showFileProblem(text: string): void {
	for (const id of ['about', 'verdict', 'sending']) part(id, HTMLElement).hidden = true;
	fileProblem.textContent = text;
}

function read(): void {
	if (!file) return;
	fileProblem.textContent = '';
	sayChecking();
	checking.read(file, readingOf());
}

function sayChecking(): void {
	mayStart = false;
	part('verdict', HTMLElement).hidden = false;
	say('Checking the file …', '');
}

function showFile({ kind: fitting, columns: names, suggested, ...style }: FileFacts): void {
	if (!file) return;
	sayRecognised(separator, style.separator);
	sayRecognised(encoding, style.encoding);
	kind.value = fitting;
	const chosen = findKind(kind.value);
	if (chosen) columns.show(chosen, names);
	columns.fill(suggested);
	part('about', HTMLElement).hidden = false;
	check();
}

function check(): void {
	if (!file) return;
	sayChecking();
	checking.check(enteredPlan(columns.chosen()));
}

function say(text: string, tone: string): void {
	summary.textContent = text;
	summary.className = tone;
	start.disabled = !mayStart || isSending;
}

function showCheck(facts: CheckFacts): void {
	if (!file) return;
	const verdict = summaryOf(facts, config.leavesOut);
	const missing = missingFields();
	mayStart = verdict.mayStart && missing === undefined;
	part('sending', HTMLElement).hidden = !verdict.mayStart;
	const text = verdict.mayStart && missing ? `${verdict.text} ${missing}` : verdict.text;
	say(text, verdict.mayStart ? 'good' : 'wrong');
	findings.replaceChildren(...findingsOf(facts, from.value !== '' && to.value !== ''));
	const verb = config.importsAtOnce ? 'Import' : 'Send';
	start.textContent = `${verb} ${counted(facts.rows, 'row', 'rows')}`;
}

function showWrong({ message, advice }: { message: string; advice: string }): void {
	if (!file) return;
	part('sending', HTMLElement).hidden = true;
	if (part('about', HTMLElement).hidden) {
		part('verdict', HTMLElement).hidden = true;
		fileProblem.textContent = `${message}. ${advice}`;
		return;
	}
	say(`${message}.`, 'wrong');
	findings.replaceChildren(make('p', { class: 'soft' }, advice));
}

async function submit(): Promise<void> {
	if (!file || !mayStart || isSending) return;
	isSending = true;
	sendProblem.textContent = '';
	start.disabled = true;
	const sent = { fileName: file.name, site: site.value, from: from.value, to: to.value };
	const upload = formOf('import', columns.chosen(), file);
	const bar = part('progress', HTMLProgressElement);
	bar.value = 0;
	const words = part('progress-words', HTMLElement);
	part('transfer', HTMLElement).hidden = false;
	// A wrong passphrase is told before a large file has travelled.
	const entrance = await send(formOf('enter', {}));
	const reply = entrance.ok
		? await send(upload, (percent) => {
				bar.value = percent;
				words.textContent = percent < 100 ? `Sending the file: ${percent} %` : 'Being imported …';
			})
		: entrance;
	part('transfer', HTMLElement).hidden = true;
	isSending = false;
	start.disabled = !mayStart;
	if (!reply.ok) {
		sendProblem.textContent = [reply.message, reply.advice].filter(Boolean).join(' ');
		start.focus();
		return;
	}
	part('outcome', HTMLElement).replaceChildren(...outcomeOf(reply, sent));
	part('form', HTMLFormElement).hidden = true;
	const result = part('result', HTMLElement);
	result.hidden = false;
	result.focus();
}
