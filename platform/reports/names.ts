/**
 * Gives out column names, each once: the wanted name, else one with its field, else numbered, so
 * that columns with the same label do not overwrite each other.
 */
export class ColumnNames {
	// An assignment to __proto__ would vanish.
	private readonly taken = new Set<string>(['__proto__']);

	/** Reserves a name for a column. */
	claim(wanted: string, field = ''): string {
		const name = this.candidates(wanted, field).find((candidate) => !this.taken.has(candidate));
		return this.take(name ?? this.numbered(wanted));
	}

	private candidates(wanted: string, field: string): string[] {
		return field === '' || field === wanted ? [wanted] : [wanted, `${wanted} (${field})`];
	}

	private numbered(wanted: string): string {
		let number = 2;
		while (this.taken.has(`${wanted} (${number})`)) number++;
		return `${wanted} (${number})`;
	}

	private take(name: string): string {
		this.taken.add(name);
		return name;
	}
}
