import * as fields from '../form/formFields';
import type { Mapping } from '../../platform/imports/columns/chosenColumn';
import { fill, make, part } from '../dom';
import { texts, formats } from '../pageTexts';
import type { ServerReply } from '../protocol';
import { renewSubmission } from './submission';
import { Transfer } from './transfer';
import { noteTable } from '../noteTable';

const start = part('start', HTMLButtonElement);
const problem = part('send-problem', HTMLElement);
const fileProblem = part('file-problem', HTMLElement);

let transfer: Transfer | undefined;
/** The file that was chosen while another one was being sent. */
let refusedFile: string | undefined;

part('cancel', HTMLButtonElement).addEventListener('click', () => transfer?.cancel());
fields.passphrase?.addEventListener('input', () => markPassphrase(false));

/** Whether a file is being sent. */
export function isSending(): boolean {
	return transfer !== undefined;
}

/** Says that a file is not taken while another one is being sent. */
export function refuseFile(name: string): void {
	refusedFile = name;
	fileProblem.textContent = texts.sent.busy(name);
}

/**
 * Sends a file, and shows the result.
 *
 * @param columns the names of the file's columns
 * @param page what the page does when the import goes on from another day, and whether the file may be sent
 */
export async function sendFile(
	file: File,
	mapping: Mapping,
	columns: readonly string[],
	page: { readonly goOnFrom: (day: string) => void; readonly mayStart: () => boolean },
): Promise<void> {
	if (transfer) return;
	const { from, to, siteInput } = fields;
	const sent = { fileName: file.name, site: siteInput.value, from: from.value, to: to.value };
	problem.textContent = '';
	markPassphrase(false);
	start.disabled = true;
	transfer = new Transfer(file, mapping);
	lock(true);
	const reply = await transfer.run();
	transfer = undefined;
	lock(false);
	start.disabled = !page.mayStart();
	if (reply.ok) showOutcome(outcomeOf(reply, sent, columns));
	else showRefusal(reply, page.goOnFrom);
	refusedFile = undefined;
}

/** What is being sent does not change while it is. */
function lock(isLocked: boolean): void {
	part('entries', HTMLFieldSetElement).disabled = isLocked;
	if (fields.passphrase) fields.passphrase.disabled = isLocked;
	fileProblem.textContent = '';
}

function showOutcome(outcome: readonly HTMLElement[]): void {
	const also = refusedFile === undefined ? [] : [make('p', {}, texts.sent.notTaken(refusedFile))];
	fill(part('outcome', HTMLElement), [...outcome, ...also]);
	part('form', HTMLFormElement).hidden = true;
	const result = part('result', HTMLElement);
	result.hidden = false;
	result.focus();
}

function showRefusal(
	{ message, advice, field, next }: ServerReply,
	goOnFrom: (day: string) => void,
): void {
	problem.textContent = [message, advice].filter(Boolean).join(' ');
	if (next !== undefined) {
		// What is left is another import than the one that has ended.
		renewSubmission();
		goOnFrom(next);
		problem.focus();
	} else if (field === 'passphrase' && fields.passphrase) {
		markPassphrase(true);
		fields.passphrase.select();
	} else if (start.disabled) problem.focus();
	else start.focus();
}

function markPassphrase(isWrong: boolean): void {
	const { passphrase } = fields;
	if (!passphrase) return;
	if (isWrong) {
		passphrase.setAttribute('aria-invalid', 'true');
		passphrase.setAttribute('aria-describedby', problem.id);
	} else {
		for (const name of ['aria-invalid', 'aria-describedby']) passphrase.removeAttribute(name);
	}
}

interface SentImport {
	readonly fileName: string;
	readonly site: string;
	readonly from: string;
	readonly to: string;
}

/**
 * Shows the outcome of an import.
 *
 * @param columns the names of the file's columns
 */
function outcomeOf(
	reply: ServerReply,
	sent: SentImport,
	columns: readonly string[],
): HTMLElement[] {
	const { sent: words } = texts;
	const facts: Array<readonly [string, string]> = [
		[words.file, sent.fileName],
		[words.site, sent.site],
		[words.days, words.fromTo(sent.from, sent.to)],
		...factIf(words.accepted, reply.rows),
		...factIf(words.notAccepted, reply.rejected),
		...(reply.reference ? [[words.reference, reply.reference] as const] : []),
	];
	const list = make(
		'dl',
		{},
		facts.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]),
	);
	const { rejections = [], rejected = 0 } = reply;
	const { firstShown } = texts.checking;
	const more =
		rejections.length < rejected
			? [make('p', { class: 'soft' }, firstShown(rejections.length))]
			: [];
	return [
		make('p', {}, reply.message),
		list,
		...(rejections.length > 0
			? [make('h3', {}, words.wrong), noteTable(words.wrong, rejections, columns), ...more]
			: []),
	];
}

/** The server does not store the counts of a file that was uploaded before. */
function factIf(term: string, number: number | undefined): Array<readonly [string, string]> {
	return number === undefined ? [] : [[term, formats.count(number)]];
}
