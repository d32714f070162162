import type { ImportKind, ImportTarget } from '../../platform/imports/rules/importKinds';
import { TYPES_OF_ONE_TEXT } from '../../platform/imports/rules/importKinds';
import type { Problem } from '../../platform/imports/rules/problemKinds';
import { fill, make, onTyped, shortened } from '../dom';
import { texts } from '../pageTexts';
import type { CompetingFacts, FileFacts } from '../protocol';

/** A list of the file's columns for each target of a kind. */
export class ColumnChoice {
	private selects = new Map<string, HTMLSelectElement>();
	/** Fixed texts that are used for every line in place of a column. */
	private readonly texts = new Map<string, HTMLInputElement>();

	private competing: readonly CompetingFacts[] = [];

	constructor(
		private readonly place: HTMLElement,
		private readonly changed: () => void,
	) {}

	/** Resets the lists; shows none if no kind is chosen. */
	show(kind: ImportKind | undefined, columns: readonly string[]): void {
		this.selects = new Map();
		const field = (target: ImportTarget, isNeeded: boolean) => {
			const { choosing } = texts;
			const none = make('option', { value: '' }, isNeeded ? choosing.choose : choosing.none);
			const options = columns.map((name, index) =>
				make('option', { value: String(index + 1) }, nameOf(name, index, columns)),
			);
			const fixedText = TYPES_OF_ONE_TEXT.has(target.type)
				? [make('option', { value: FIXED_TEXT }, choosing.everyLine)]
				: [];
			const select = make('select', { name: target.name }, none, fixedText, options);
			const input = make('input', {
				...{ type: 'text', autocomplete: 'off', hidden: '' },
				'aria-label': choosing.textOf(texts.target(target.name)),
			});
			this.texts.set(target.name, input);
			onTyped(input, () => this.changed());
			select.addEventListener('change', () => {
				input.hidden = select.value !== FIXED_TEXT;
				if (!input.hidden) input.focus();
				this.changed();
			});
			this.selects.set(target.name, select);
			const label = texts.target(target.name);
			return make('label', {}, isNeeded ? choosing.needed(label) : label, select, input);
		};
		fill(this.place, [
			...(kind?.dimensions ?? []).map((target) => field(target, !target.optional)),
			...(kind?.metrics ?? []).map((target) => field(target, false)),
			...(kind ? [field(DAY, false)] : []),
		]);
	}

	/** Selects the detected columns, and leaves those open that several columns fit. */
	fill({ suggested, competing }: Pick<FileFacts, 'suggested' | 'competing'>): void {
		for (const { name, column } of suggested) {
			const select = this.selects.get(name);
			if (select) select.value = String(column);
		}
		this.competing = competing;
		for (const { name } of competing) {
			const [open] = this.selects.get(name)?.options ?? [];
			const { choose, none } = texts.choosing;
			if (!open || open.text === choose) continue;
			open.after(make('option', { value: NOT_THERE }, none));
			open.text = choose;
		}
	}

	/** What the user still has to decide about columns that fit equally well. */
	question(): Problem | undefined {
		const isOpen = ({ name }: CompetingFacts) => this.selects.get(name)?.value === '';
		return this.competing.find(isOpen)?.question;
	}

	/** The selected columns and texts. */
	chosen(): Record<string, string | number> {
		const all = [...this.selects].map(([name, select]) => {
			const text = this.texts.get(name)?.value.trim() ?? '';
			const isText = select.value === FIXED_TEXT;
			const chosen = isText ? text && `"${text}"` : Number(select.value.replace(NOT_THERE, ''));
			return [name, chosen] as const;
		});
		return Object.fromEntries(all.filter(([, column]) => column !== '' && column !== 0));
	}
}

const DAY: ImportTarget = { name: 'date', label: 'Day', type: 'date' };
/** The option for a figure that none of several columns is. */
const NOT_THERE = 'none';
/** The option for a fixed text. */
const FIXED_TEXT = 'text';

const LONGEST = 60;

function nameOf(name: string, index: number, columns: readonly string[]): string {
	if (columns.every((one) => one === '')) return texts.choosing.column(index + 1);
	return `${index + 1}: ${shortened(name, LONGEST) || texts.choosing.unnamed}`;
}
