import type { SheetRow } from './sheets';

/** A message in a channel. */
export interface Message {
	readonly channel: string;
	readonly text: string;
	/** The addresses of its buttons, by label. */
	readonly buttons?: Readonly<Record<string, string>>;
}

/** A file that was posted to a channel. */
export interface ChannelFile {
	readonly channel: string;
	/** Its message. */
	readonly thread: string;
	readonly name: string;
	readonly type: string;
	readonly bytes: Buffer;
}

/** What the page shows. */
interface Posted {
	readonly messages: readonly Message[];
	readonly files: readonly ChannelFile[];
	readonly sheets: Readonly<Record<string, readonly SheetRow[]>>;
}

const REFRESH_SECONDS = 5;
const NEWEST_ROWS = 50;

/** The page that shows what workflows have posted to the stand-ins, newest first. */
export function pageOf({ messages, files, sheets }: Posted): string {
	const parts = [
		section('Messages', [...messages].reverse().map(messageOf)),
		section('Files', files.map(fileOf).reverse()),
		...Object.entries(sheets).map(([name, rows]) => section(`Sheet: ${name}`, [tableOf(rows)])),
	];
	return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>Stand-ins</title>
<style>${STYLE}</style>
<h1>What your workflows have posted</h1>
<p>This page stands in for Slack, chats and Google Sheets. Nothing leaves this computer.</p>
${parts.join('\n')}</html>`;
}

const STYLE = `body{font:15px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}
article{border:1px solid #ccc;border-radius:8px;padding:.6em 1em;margin:.6em 0;white-space:pre-wrap}
article pre{margin:.3em 0;overflow-x:auto}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .6em;text-align:left}
img{max-width:100%}a.button{margin-right:1em}`;

function section(title: string, parts: readonly string[]): string {
	const content = parts.length === 0 ? '<p>Nothing yet.</p>' : parts.join('\n');
	return `<h2>${escape(title)}</h2>\n${content}`;
}

function messageOf({ channel, text, buttons = {} }: Message): string {
	const links = Object.entries(buttons)
		.filter(([, url]) => /^https?:/.test(url))
		.map(([label, url]) => `<a class="button" href="${escape(url)}">${escape(label)}</a>`);
	return `<article><b>${escape(channel)}</b>\n${formatted(text)}\n${links.join('')}</article>`;
}

/** A message with the bold text and the tables that Slack shows. */
function formatted(text: string): string {
	return text
		.split(/```\n?/)
		.map((part, at) =>
			at % 2 === 1
				? `<pre>${escape(part)}</pre>`
				: escape(part).replace(/(?<![^\s(])\*([^*\n]+)\*/g, '<b>$1</b>'),
		)
		.join('');
}

function fileOf({ channel, name, type }: ChannelFile, index: number): string {
	const title = `<b>${escape(channel)}</b> ${escape(name)}`;
	const link = `<a href="/files/${index}">Open the file</a>`;
	const picture = `<img src="/files/${index}" alt="${escape(name)}">`;
	return `<article>${title}\n${type === 'image/png' ? picture : link}</article>`;
}

function tableOf(rows: readonly SheetRow[]): string {
	const newest = rows.slice(-NEWEST_ROWS);
	const columns = [...new Set(newest.flatMap((row) => Object.keys(row)))];
	const head = columns.map((column) => `<th>${escape(column)}</th>`).join('');
	const body = newest.map((row) => {
		const cells = columns.map((column) => `<td>${escape(String(row[column] ?? ''))}</td>`);
		return `<tr>${cells.join('')}</tr>`;
	});
	return `<table><tr>${head}</tr>${body.join('')}</table>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

function escape(text: string): string {
	return text.replace(/[&<>"]/g, (one) => ESCAPED[one] ?? one);
}
