import type { ImportKind, ImportTarget } from '../../platform/imports/rules/importKinds';
import { fill, make, shortened } from '../dom';
import { texts } from '../pageTexts';

/** For each target of a kind a list of the file's columns. */
export class ColumnChoice {
	private selects = new Map<string, HTMLSelectElement>();

	constructor(
		private readonly place: HTMLElement,
		private readonly changed: () => void,
	) {}

	/** Shows the lists anew, nothing chosen; none where the kind is open. */
	show(kind: ImportKind | undefined, columns: readonly string[]): void {
		this.selects = new Map();
		const field = (target: ImportTarget, isNeeded: boolean) => {
			const { choosing } = texts;
			const none = make('option', { value: '' }, isNeeded ? choosing.choose : choosing.none);
			const options = columns.map((name, index) =>
				make('option', { value: String(index + 1) }, nameOf(name, index, columns)),
			);
			const select = make('select', { name: target.name }, none, options);
			select.addEventListener('change', () => this.changed());
			this.selects.set(target.name, select);
			const label = texts.target(target.name);
			return make('label', {}, isNeeded ? choosing.needed(label) : label, select);
		};
		fill(this.place, [
			...(kind?.dimensions ?? []).map((target) => field(target, !target.optional)),
			...(kind?.metrics ?? []).map((target) => field(target, false)),
		]);
	}

	/** Shows what was recognised. */
	fill(recognised: ReadonlyArray<{ readonly name: string; readonly column: number }>): void {
		for (const { name, column } of recognised) {
			const select = this.selects.get(name);
			if (select) select.value = String(column);
		}
	}

	/** What is chosen. */
	chosen(): Record<string, string> {
		const all = [...this.selects].map(([name, select]) => [name, select.value] as const);
		return Object.fromEntries(all.filter(([, column]) => column !== ''));
	}
}

const LONGEST = 60;

function nameOf(name: string, index: number, columns: readonly string[]): string {
	if (columns.every((one) => one === '')) return texts.choosing.column(index + 1);
	return `${index + 1}: ${shortened(name, LONGEST) || texts.choosing.unnamed}`;
}
