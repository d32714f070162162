/**
 * Numbers equal rows, such as those of two campaigns of one name, so that no key is used twice. The
 * rows of one element of a result are consecutive, so only a fingerprint of each element is
 * remembered.
 */
export class Occurrences {
	private readonly elements = new Map<string, number>();
	private current: string | undefined;
	private keys = new Set<string>();

	/** @param found called when rows are equal */
	constructor(private readonly found: () => void) {}

	/**
	 * The key of a row.
	 *
	 * @param element what all rows of the element have in common
	 * @param keyOf the key of the nth equal row
	 */
	readonly next = (element: string, keyOf: (occurrence: number) => string): string => {
		if (element !== this.current) this.begin(element);
		const key = keyOf(this.elements.get(element) ?? 1);
		if (!this.keys.has(key)) {
			this.keys.add(key);
			return key;
		}
		this.begin(element);
		return this.next(element, keyOf);
	};

	private begin(element: string): void {
		const before = this.elements.get(element) ?? 0;
		if (before > 0) this.found();
		this.elements.set(element, before + 1);
		this.current = element;
		this.keys = new Set();
	}
}
