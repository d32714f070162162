// The specification does not say which characters names may have.
const SEGMENT = /^[A-Za-z_][\w-]*(\[(\?|\d+)\])?$/;

/**
 * Describes what is wrong with a data-level path, or returns undefined when it is well formed
 * (docs/platform.md, Batch report request: object names, `[?]` any element, `[<n>]` one element).
 */
export function dataLevelError(path: string): string | undefined {
	const segments = path.split('.');
	const last = segments.length - 1;
	for (const [position, segment] of segments.entries()) {
		if (segment === '*' && position === last && position > 0) continue;
		const defect = segmentDefect(segment);
		if (defect !== undefined) return defect;
	}
	return undefined;
}

function segmentDefect(segment: string): string | undefined {
	if (SEGMENT.test(segment)) return undefined;
	if (segment === '') return 'it has two dots in a row, or a dot at its start or end';
	if (segment.includes('*')) return `* is allowed only alone at the end, but is in "${segment}"`;
	if (/[[\]]/.test(segment)) {
		return `"${segment}" needs [?] for any element, or [123] for the element with that ID`;
	}
	return `"${segment}" is not an object name. Names consist of letters, digits, _ and -, and are joined by dots`;
}

/** An example of a path, for hints and errors. */
export const PATH_EXAMPLE =
	'A path looks like mcMEDIAINCOMING[?].* or mcMEDIAINCOMING[12].mcMEDIAAD.mcOPE: ' +
	'[?] means every element, [12] means the element with ID 12';
