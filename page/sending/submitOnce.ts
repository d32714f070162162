import { fill, part } from '../dom';
import { uploadOf, from, siteInput, to } from '../form/formFields';
import { texts } from '../pageTexts';
import { outcomeOf } from './outcomeView';
import { send } from './send';

let isUnderWay = false;

/** Whether an upload is in progress. */
export function isSending(): boolean {
	return isUnderWay;
}

/**
 * Uploads a file and shows the outcome.
 *
 * @param columns the names of the file's columns
 * @param isOver whether the file may no longer be uploaded
 */
export async function submitOnce(
	file: File,
	mapping: Readonly<Record<string, string | number>>,
	columns: readonly string[],
	isOver: () => boolean,
): Promise<void> {
	if (isUnderWay) return;
	isUnderWay = true;
	const start = part('start', HTMLButtonElement);
	const problem = part('send-problem', HTMLElement);
	problem.textContent = '';
	start.disabled = true;
	const sent = { fileName: file.name, site: siteInput.value, from: from.value, to: to.value };
	const upload = uploadOf('import', mapping, file);
	const bar = part('progress', HTMLProgressElement);
	bar.value = 0;
	const words = part('progress-words', HTMLElement);
	words.textContent = texts.sent.sending;
	part('transfer', HTMLElement).hidden = false;
	// The passphrase is checked first, before a large file is uploaded for nothing.
	const entrance = await send(uploadOf('enter', {}));
	const reply = entrance.ok
		? await send(upload, (share) => {
				bar.value = Math.round(100 * share);
				words.textContent = share < 1 ? texts.sent.share(share) : texts.sent.importing;
			})
		: entrance;
	part('transfer', HTMLElement).hidden = true;
	isUnderWay = false;
	start.disabled = isOver();
	if (!reply.ok) {
		problem.textContent = [reply.message, reply.advice].filter(Boolean).join(' ');
		start.focus();
		return;
	}
	fill(part('outcome', HTMLElement), outcomeOf(reply, sent, columns));
	part('form', HTMLFormElement).hidden = true;
	const result = part('result', HTMLElement);
	result.hidden = false;
	result.focus();
}
