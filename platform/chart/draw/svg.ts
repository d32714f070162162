import { escapeMarkup } from '../../base/text/escapeMarkup';

/** Attributes of an element; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element as text. @param inner content that is already XML */
export function element(name: string, attributes: Attributes, inner?: string): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${valueText(value)}"`)
		.join('');
	return inner === undefined ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

function valueText(value: string | number | undefined): string {
	// Two decimals of a pixel are enough.
	return typeof value === 'number'
		? String(Math.round(value * 100) / 100)
		: escapeMarkup(value ?? '');
}
