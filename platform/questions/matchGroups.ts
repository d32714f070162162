/** The groups of the first pattern that a text matches; none if it matches no pattern. */
export function matchGroups(
	text: string,
	...patterns: readonly RegExp[]
): ReadonlyArray<string | undefined> {
	for (const pattern of patterns) {
		const match = pattern.exec(text);
		if (match) return match.slice(1);
	}
	return [];
}
