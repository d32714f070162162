/** Several ids in one column, as in `label_id`: comma separated, in order. */
export function idsOf(text = ''): string[] {
	return text.split(',').filter((id) => id !== '');
}

export function withId(text: string | undefined, id: string): string {
	return [...new Set([...idsOf(text), id])].join();
}

export function withoutId(text: string | undefined, id: string): string {
	return idsOf(text)
		.filter((other) => other !== id)
		.join();
}
