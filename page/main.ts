import { findKind } from '../platform/imports/kinds';
import { Checking } from './checking';
import { readConfig } from './config';
import { make, part } from './dom';
import { findingsOf, summaryOf } from './findings';
import { fileInto } from './file';
import { ColumnChoice } from './mapping';
import { outcomeOf } from './outcome';
import type { CheckFacts, FileFacts, PagePlan } from './protocol';
import { send } from './send';
import { counted, size } from './words';

const config = readConfig();
const kind = part('kind', HTMLSelectElement);
const from = part('from', HTMLInputElement);
const to = part('to', HTMLInputElement);
const header = part('header', HTMLInputElement);
const separator = part('separator', HTMLSelectElement);
const encoding = part('encoding', HTMLSelectElement);
const numbers = part('numbers', HTMLSelectElement);
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
const site = siteField();
const passphrase = passphraseField();

begin();

function begin(): void {
	if (/^en\b/i.test(navigator.language)) document.documentElement.lang = navigator.language;
	document.title = config.title;
	part('title', HTMLElement).textContent = config.title;
	part('text', HTMLElement).textContent = config.text;
	part('drop-hint', HTMLElement).textContent = `Up to ${size(config.largestMb * 1_000_000)}`;
	start.textContent = config.importsAtOnce ? 'Import' : 'Send';
	for (const name of config.kinds) {
		kind.append(make('option', { value: name }, findKind(name)?.label ?? name));
	}
	fileInto(part('drop', HTMLElement), part('file', HTMLInputElement), choose);
	for (const field of [header, separator, encoding]) field.addEventListener('change', read);
	kind.addEventListener('change', read);
	for (const field of [from, to, numbers, site]) field.addEventListener('change', () => check());
	part('form', HTMLFormElement).addEventListener('submit', (event) => {
		event.preventDefault();
		void submit();
	});
	part('again', HTMLButtonElement).addEventListener('click', () => location.reload());
}

function siteField(): HTMLInputElement | HTMLSelectElement {
	const options = config.sites.map((name) => make('option', { value: name }, name));
	const field =
		options.length > 0
			? make('select', { id: 'site' }, ...options)
			: make('input', { id: 'site', type: 'text', autocomplete: 'off', required: '' });
	part('site-field', HTMLElement).append(make('label', {}, 'Site', field));
	return field;
}

function passphraseField(): HTMLInputElement | undefined {
	if (!config.wantsPassphrase) return undefined;
	const field = make('input', { id: 'passphrase', type: 'password', autocomplete: 'off' });
	part('passphrase-field', HTMLElement).append(make('label', {}, 'Passphrase', field));
	return field;
}

function choose(chosen: File): void {
	file = undefined;
	fileProblem.textContent = '';
	part('drop-words', HTMLElement).textContent = `${chosen.name} (${size(chosen.size)})`;
	part('drop-hint', HTMLElement).textContent = 'Drop or choose another one to replace it';
	if (chosen.size > config.largestMb * 1_000_000) {
		showFileProblem(
			`The file is too large: up to ${size(config.largestMb * 1_000_000)} are taken.`,
		);
		return;
	}
	file = chosen;
	read();
}

function showFileProblem(text: string): void {
	for (const id of ['about', 'verdict', 'sending']) part(id, HTMLElement).hidden = true;
	fileProblem.textContent = text;
}

function read(): void {
	if (!file) return;
	fileProblem.textContent = '';
	checking.read(file, {
		kind: kind.value,
		hasHeader: header.checked,
		separator: separator.value,
		encoding: encoding.value,
	});
}

function showFile({ columns: names, suggested }: FileFacts): void {
	const chosen = findKind(kind.value);
	if (chosen) columns.show(chosen, names);
	columns.fill(suggested);
	part('about', HTMLElement).hidden = false;
	check();
}

function plan(): PagePlan {
	return {
		kind: kind.value,
		from: from.value,
		to: to.value,
		mapping: columns.chosen(),
		numberFormat: numbers.value,
	};
}

/** Checks with what the form says now. Until days are chosen, with any: they change no line. */
function check(): void {
	if (!file) return;
	mayStart = false;
	part('verdict', HTMLElement).hidden = false;
	say('Checking the file …', '');
	const today = new Date().toISOString().slice(0, 10);
	const asked = plan();
	checking.check({ ...asked, from: asked.from || today, to: asked.to || asked.from || today });
}

function say(text: string, tone: string): void {
	summary.textContent = text;
	summary.className = tone;
	start.disabled = !mayStart || isSending;
}

function showCheck(facts: CheckFacts): void {
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

function missingFields(): string | undefined {
	if (from.value === '' || to.value === '') return 'Choose the first and the last day.';
	return site.value.trim() === '' ? 'Enter the site.' : undefined;
}

function showWrong({ message, advice }: { message: string; advice: string }): void {
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
	const bar = part('progress', HTMLProgressElement);
	const words = part('progress-words', HTMLElement);
	part('transfer', HTMLElement).hidden = false;
	// A wrong passphrase is told before a large file has travelled.
	const entrance = await send(formOf('enter'));
	const reply = entrance.ok
		? await send(formOf('import', file), (percent) => {
				bar.value = percent;
				words.textContent = percent < 100 ? `Sending the file: ${percent} %` : 'Being imported …';
			})
		: entrance;
	part('transfer', HTMLElement).hidden = true;
	isSending = false;
	start.disabled = false;
	if (!reply.ok) {
		sendProblem.textContent = [reply.message, reply.advice].filter(Boolean).join(' ');
		return;
	}
	const sent = { fileName: file.name, site: site.value, from: from.value, to: to.value };
	part('outcome', HTMLElement).replaceChildren(...outcomeOf(reply, sent));
	part('form', HTMLFormElement).hidden = true;
	const result = part('result', HTMLElement);
	result.hidden = false;
	result.focus();
}

function formOf(step: 'enter' | 'import', content?: File): FormData {
	const form = new FormData();
	const fields: Record<string, string> = {
		step,
		submission: config.submission,
		ticket: config.ticket,
		passphrase: passphrase?.value ?? '',
		kind: kind.value,
		site: site.value.trim(),
		from: from.value,
		to: to.value,
		mapping: JSON.stringify(columns.chosen()),
		header: header.checked ? 'yes' : 'no',
		separator: separator.value,
		encoding: encoding.value,
		numberFormat: numbers.value,
	};
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	if (content) form.append('file', content, content.name);
	return form;
}
