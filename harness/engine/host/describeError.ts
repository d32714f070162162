/** An error as plain data, with all that its class adds to it. */
export function describeError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { message: String(error) };
	const { name, message, stack } = error;
	const plain: unknown = JSON.parse(safeJson({ ...error, name, message, stack }));
	return typeof plain === 'object' && plain !== null ? { ...plain } : { message };
}

// Errors of HTTP clients contain sockets with circular references.
function safeJson(value: object): string {
	const path: unknown[] = [];
	return JSON.stringify(value, function (this: unknown, _key, member: unknown) {
		while (path.length > 0 && path.at(-1) !== this) path.pop();
		if (typeof member !== 'object' || member === null) return member;
		if (path.includes(member)) return '[Circular]';
		path.push(member);
		return member;
	});
}
