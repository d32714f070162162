import type { ImportKind, ImportTarget } from '../../platform/imports/rules/importKinds';
import { findKind } from '../../platform/imports/rules/importKinds';
import { config } from './config';
import { download, fill, make, part } from '../dom';
import { texts } from '../pageTexts';
import { sampleName, sampleOf } from '../texts/sampleFile';

/** Shows the required columns of each kind, with a sample file to download. */
export function showNeeds(): void {
	const kinds = config.kinds.flatMap((name) => findKind(name) ?? []);
	fill(part('samples', HTMLElement), kinds.map(needsOf));
	fill(part('figures', HTMLElement), figuresOf(kinds));
}

function needsOf(kind: ImportKind): HTMLElement {
	const label = texts.kind(kind.name);
	const button = make(
		'button',
		{ type: 'button', 'aria-label': texts.choosing.download(label) },
		texts.choosing.sample,
	);
	button.addEventListener('click', () => download(sampleName(kind, texts), sampleOf(kind, texts)));
	const columns = kind.dimensions.filter(({ optional }) => !optional);
	return make(
		'li',
		{},
		make('span', {}, make('b', {}, label), ' ', make('small', {}, namesOf(columns))),
		button,
	);
}

/** Lists the metrics once if all kinds have the same. */
function figuresOf(kinds: readonly ImportKind[]): HTMLElement[] {
	const sets = new Map<readonly ImportTarget[], ImportKind[]>();
	for (const kind of kinds) sets.set(kind.metrics, [...(sets.get(kind.metrics) ?? []), kind]);
	return [...sets].flatMap(([metrics, some]) => {
		const isAll = sets.size === 1 && some.length > 1;
		const term = isAll
			? texts.choosing.allKinds
			: some.map(({ name }) => texts.kind(name)).join(', ');
		return [make('dt', {}, term), make('dd', {}, namesOf(metrics))];
	});
}

function namesOf(targets: readonly ImportTarget[]): string {
	return targets.map(({ name }) => texts.target(name)).join(', ');
}
