import { findKind } from '../../platform/imports/rules/importKinds';
import { config } from './config';
import { make } from '../dom';
import { texts } from '../pageTexts';

/**
 * What the user must know before the upload (docs/platform.md, Import rules 2 and 3, which apply to
 * all kinds).
 *
 * @param from the first day, YYYY-MM-DD
 */
export function warningsOf(
	kind: string,
	from: string,
	to: string,
	days: number,
	isByDay: boolean,
): HTMLElement[] {
	const { before } = texts;
	const names = (findKind(kind)?.dimensions ?? [])
		.filter(({ optional }) => !optional)
		.map(({ name }) => texts.target(name));
	const point = (lead: string, more: string) =>
		make('li', {}, make('strong', {}, lead), ` ${more}`);
	const period = () =>
		days === 1
			? point(before.oneDay, before.whichDay(from))
			: point(before.spread, before.howSpread(days, from, to));
	return [
		...(config.importsAtOnce ? [] : [make('p', {}, before.handsOver)]),
		make(
			'ul',
			{},
			point(before.replaced, before.whichReplaced(names, from, to)),
			point(before.final, before.whyFinal),
			isByDay ? point(before.byDay, before.eachDay(days)) : period(),
		),
	];
}
