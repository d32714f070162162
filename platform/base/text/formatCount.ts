/** A count in an English sentence, such as 25,000. */
export function formatCount(count: number): string {
	return count.toLocaleString('en');
}
