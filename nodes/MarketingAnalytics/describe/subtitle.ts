import type { Catalogue } from './catalogueTypes';

/** What the canvas shows below the node's name: "Run Analysis: Customer Journey". */
export function describeSubtitle(catalogue: Catalogue): string {
	const exceptions = new Map<string, string>();
	for (const { value: resource, label, operations } of catalogue) {
		if (wordsOf(resource) !== label) exceptions.set(resource, label);
		for (const one of operations) {
			if (wordsOf(one.value) !== one.label) exceptions.set(`${resource}.${one.value}`, one.label);
		}
	}
	const names = JSON.stringify(Object.fromEntries(exceptions));
	const resource = '$parameter["resource"]';
	const operation = '$parameter["operation"]';
	const found = (key: string, value: string) => `(names[${key}] ?? ${inWords(value)})`;
	const both = `${found(`${resource} + "." + ${operation}`, operation)} + ": " + ${found(resource, resource)}`;
	return `={{ ((names) => ${both})(${names}) }}`;
}

/** Most labels are their values in words. */
function wordsOf(value: string): string {
	return value.charAt(0).toUpperCase() + value.slice(1).replace(/[A-Z]/g, ' $&');
}

/** As `wordsOf`, as an n8n expression. */
function inWords(value: string): string {
	return `(${value}.charAt(0).toUpperCase() + ${value}.slice(1).replace(/[A-Z]/g, " $&"))`;
}
