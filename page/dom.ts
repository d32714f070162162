type Content = Node | string;
type Contents = Content | readonly Content[];

/** Finds an element of the page's own template by its ID. */
export function part<T extends HTMLElement>(id: string, type: new () => T): T {
	const found = document.getElementById(id);
	if (found instanceof type) return found;
	throw new Error(`The page has no ${id}`);
}

/** Creates an element; texts are inserted as text and never as markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Readonly<Record<string, string>> = {},
	...content: readonly Contents[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(gathered(content.flat()));
	return element;
}

/** Replaces the content of an element. */
export function fill(place: HTMLElement, content: readonly Content[]): void {
	place.replaceChildren(gathered(content));
}

/** Appended one at a time, as a call accepts a limited number of arguments. */
function gathered(content: readonly Content[]): DocumentFragment {
	const fragment = new DocumentFragment();
	for (const one of content) fragment.append(one);
	return fragment;
}

const TYPING_PAUSE_MS = 400;

/** Calls when a text has changed: after a pause in typing, or when its field is left. */
export function onTyped(field: HTMLInputElement, changed: () => void): void {
	let known = field.value;
	let pause: ReturnType<typeof setTimeout> | undefined;
	const settle = () => {
		clearTimeout(pause);
		if (field.value === known) return;
		known = field.value;
		changed();
	};
	field.addEventListener('input', () => {
		clearTimeout(pause);
		pause = setTimeout(settle, TYPING_PAUSE_MS);
	});
	field.addEventListener('change', settle);
}

/** A column of a table. */
interface HeadCell {
	readonly text: string;
	readonly isNumber: boolean;
}

/**
 * A table that scrolls on its own, with the keyboard too; on narrow screens its rows are shown as
 * cards.
 */
export function cards(
	title: string,
	header: readonly HeadCell[],
	rows: ReadonlyArray<readonly string[]>,
): HTMLElement {
	// Browsers drop the table roles of rows with another display style, so they are set explicitly.
	const kind = (at: number): Record<string, string> =>
		header[at]?.isNumber ? { class: 'number' } : {};
	const head = header.map(({ text }, at) =>
		make('th', { scope: 'col', role: 'columnheader', ...kind(at) }, text),
	);
	const cell = (text: string, at: number) => {
		const label = { 'data-label': header[at]?.text ?? '' };
		return make('td', { role: 'cell', ...label, ...kind(at) }, shortened(text));
	};
	const body = rows.map((row) => make('tr', { role: 'row' }, row.map(cell)));
	const whole = make(
		'table',
		{ role: 'table' },
		make('thead', { role: 'rowgroup' }, make('tr', { role: 'row' }, head)),
		make('tbody', { role: 'rowgroup' }, body),
	);
	const settings = { class: 'scroll cards', tabindex: '0', role: 'region', 'aria-label': title };
	return make('div', settings, whole);
}

const LONGEST = 300;

/** Truncates a text to a length that the page can show. */
export function shortened(text: string, longest = LONGEST): string {
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

// Without it, spreadsheets would guess the encoding.
const BYTE_ORDER_MARK = '\ufeff';

/** Downloads a text as a file. */
export function download(fileName: string, text: string): void {
	const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv' }));
	const link = make('a', { href: url, download: fileName });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
