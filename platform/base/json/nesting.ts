/** The most lists and objects that may lie within each other: more is no data, and n8n itself fails at it. */
export const MOST_LEVELS = 500;

/** What the text of a JSON value looks like from outside. */
export interface Nesting {
	/** How many lists and objects lie within each other. */
	readonly levels: number;
	/** Whether a text, list or object has no end. */
	readonly isOpen: boolean;
}

/** Looks at the brackets of JSON, be it whole or broken; all else is left to who parses it. */
export function nestingOf(json: string): Nesting {
	let depth = 0;
	let levels = 0;
	for (let i = 0; i < json.length; i++) {
		switch (json.charCodeAt(i)) {
			case QUOTE:
				i = endOfText(json, i + 1);
				if (i < 0) return { levels, isOpen: true };
				break;
			case LIST_OPENS:
			case OBJECT_OPENS:
				levels = Math.max(levels, ++depth);
				break;
			case LIST_CLOSES:
			case OBJECT_CLOSES:
				depth--;
		}
	}
	return { levels, isOpen: depth > 0 };
}

const [QUOTE, BACKSLASH] = [34, 92];
const [LIST_OPENS, LIST_CLOSES, OBJECT_OPENS, OBJECT_CLOSES] = [91, 93, 123, 125];

/** Where the text in quotes ends that goes on at `from`, or -1. */
function endOfText(json: string, from: number): number {
	let end = json.indexOf('"', from);
	while (end >= 0 && isEscaped(json, from, end)) end = json.indexOf('"', end + 1);
	return end;
}

function isEscaped(json: string, from: number, at: number): boolean {
	let first = at;
	while (first > from && json.charCodeAt(first - 1) === BACKSLASH) first--;
	return (at - first) % 2 === 1;
}
