/** What the words of a request say after its verb. */
export interface Given {
	words: string[];
	/** `name=value`, in the order of the request. */
	pairs: [name: string, value: string][];
	/** The object or list, if there is one. */
	json: unknown;
	/** The token of `as <token>`. */
	token: string | undefined;
}

export function givenBy(written: readonly string[]): Given {
	const given: Given = { words: [], pairs: [], json: undefined, token: undefined };
	const asAt = written.at(-2) === 'as' ? written.length - 2 : written.length;
	given.token = written[asAt + 1];
	for (const word of written.slice(0, asAt)) {
		const [, name, value = ''] = /^([\w.-]+)=(.*)$/s.exec(word) ?? [];
		if (/^[{[]/.test(word)) given.json = JSON.parse(word);
		else if (name !== undefined) given.pairs.push([name, unquoted(value)]);
		else given.words.push(unquoted(word));
	}
	return given;
}

/** A text without its quotes, if it has any. */
export function unquoted(word: string): string {
	return word.startsWith('"') ? String(JSON.parse(word)) : word;
}

/** Changes a value as RFC 7396 says: members replace those of the same name, null removes them. */
export function patched(value: unknown, patch: unknown): unknown {
	if (patch === undefined) return value;
	if (!isObject(patch)) return patch;
	const members = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
	for (const [name, change] of Object.entries(patch)) {
		if (change === null) members.delete(name);
		else members.set(name, patched(members.get(name), change));
	}
	return Object.fromEntries(members);
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
