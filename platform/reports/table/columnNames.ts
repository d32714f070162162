/**
 * Gives out column names, each once: the wanted name, else one with its field, else numbered, so
 * that columns with the same label do not overwrite each other.
 */
export class ColumnNames {
	// An assignment to __proto__ would vanish.
	private readonly taken: Set<string>;
	private readonly numbers = new Map<string, number>();

	/** @param taken names that are given out already */
	constructor(taken: readonly string[] = []) {
		this.taken = new Set(['__proto__', ...taken]);
	}

	/** Reserves a name for a column. */
	claim(wanted: string, field = ''): string {
		const name = this.candidates(wanted, field).find((candidate) => !this.taken.has(candidate));
		return this.take(name ?? this.free((number) => `${wanted} (${number})`));
	}

	/** The same for a column whose name is a code. */
	claimCode(code: string): string {
		if (!this.taken.has(code)) return this.take(code);
		return this.take(this.free((number) => `${code}_${number}`));
	}

	private candidates(wanted: string, field: string): string[] {
		return field === '' || field === wanted ? [wanted] : [wanted, `${wanted} (${field})`];
	}

	/** The first number that is free; those before the last one that was given out are not tried again. */
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

/** Whether columns are named in words, or in codes that a database takes. */
export type ColumnNameStyle = 'words' | 'codes';

/** The name of a column that belongs to another: "Visits Before", or "visit_before". */
export function comparisonName(name: string, word: string, naming: ColumnNameStyle): string {
	return naming === 'words' ? `${name} ${word}` : `${name}_${codeOf(word)}`;
}

/** Words as one code: "Average Basket" as "average_basket". */
export function codeOf(words: string): string {
	return words
		.replace(/%/g, 'percent')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_')
		.replace(/^_|_$/g, '');
}
