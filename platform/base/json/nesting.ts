/** The maximum nesting of lists and objects. Deeper JSON is no data, and n8n itself fails on it. */
export const MOST_LEVELS = 500;

/** The nesting of a JSON text. */
interface Nesting {
	/** The number of nested lists and objects. */
	readonly levels: number;
	/** Whether a string, list or object is not closed. */
	readonly isOpen: boolean;
}

/** Measures the nesting of JSON, complete or truncated, by its brackets only. */
export function nestingOf(json: string): Nesting {
	let depth = 0;
	let levels = 0;
	for (let i = 0; i < json.length; i++) {
		switch (json.charCodeAt(i)) {
			case QUOTE:
				i = endOfString(json, i + 1);
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

/** The end of the string that continues at `from`, or -1. */
function endOfString(json: string, from: number): number {
	let end = json.indexOf('"', from);
	while (end >= 0 && isEscaped(json, from, end)) end = json.indexOf('"', end + 1);
	return end;
}

function isEscaped(json: string, from: number, at: number): boolean {
	let first = at;
	while (first > from && json.charCodeAt(first - 1) === BACKSLASH) first--;
	return (at - first) % 2 === 1;
}
