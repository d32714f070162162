/**
 * Gives out unique column names, so that columns of one label do not overwrite each other: the
 * requested name, else the name with its field, else a numbered one.
 */
export class ColumnNames {
	private readonly taken: Set<string>;
	private readonly numbers = new Map<string, number>();

	/** @param taken names that are already in use */
	constructor(taken: readonly string[] = []) {
		// Assigning to __proto__ would lose the column.
		this.taken = new Set(['__proto__', ...taken]);
	}

	/** Reserves a name for a column. */
	claim(preferred: string, field = ''): string {
		const name = this.candidates(preferred, field).find((candidate) => !this.taken.has(candidate));
		return this.take(name ?? this.free((number) => `${preferred} (${number})`));
	}

	/** As `claim`, for a column whose name is a code. */
	claimCode(code: string): string {
		if (!this.taken.has(code)) return this.take(code);
		return this.take(this.free((number) => `${code}_${number}`));
	}

	private candidates(preferred: string, field: string): string[] {
		return field === '' || field === preferred
			? [preferred]
			: [preferred, `${preferred} (${field})`];
	}

	/** The first free number; numbers below the last one given out are not tried again. */
	private free(numbered: (number: number) => string): string {
		const key = numbered(0);
		let number = this.numbers.get(key) ?? 2;
		while (this.taken.has(numbered(number))) number++;
		this.numbers.set(key, number + 1);
		return numbered(number);
	}

	private take(name: string): string {
		this.taken.add(name);
		return name;
	}
}

/** Whether column names are words, or codes that suit a database. */
export type ColumnNameStyle = 'words' | 'codes';

/** The name of a column derived from another: "Visits Before", or "visit_before". */
export function comparisonName(name: string, word: string, naming: ColumnNameStyle): string {
	return naming === 'words' ? `${name} ${word}` : `${name}_${codeOf(word)}`;
}

/** Turns words into a code: "Average Basket" becomes "average_basket". */
export function codeOf(words: string): string {
	return words
		.replace(/%/g, 'percent')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.replace(/^_|_$/g, '');
}
