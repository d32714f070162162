/** Values by category and series, in the order of arrival. */
export class Grid {
	/** The label of each category, by its key. */
	private readonly labels = new Map<string, string>();
	private readonly series = new Map<string, Map<string, number>>();

	/** Adds a value to a cell. @param label the category's label */
	add(category: string, label: string, series: string, value: number | null): void {
		if (!this.labels.has(category)) this.labels.set(category, label);
		let values = this.series.get(series);
		if (values === undefined) this.series.set(series, (values = new Map<string, number>()));
		if (value !== null) values.set(category, (values.get(category) ?? 0) + value);
	}

	/** The number of categories. */
	get count(): number {
		return this.labels.size;
	}

	/** Sorts moments by time. */
	sort(): void {
		const all = [...this.labels];
		if (all.every(([key], index) => index === 0 || (all[index - 1]?.[0] ?? '') <= key)) return;
		this.labels.clear();
		for (const [key, label] of all.sort(([a], [b]) => ORDER.compare(a, b))) {
			this.labels.set(key, label);
		}
	}

	/** The labels of the categories. */
	categories(): string[] {
		return [...this.labels.values()];
	}

	/** The names of the series. */
	names(): string[] {
		return [...this.series.keys()];
	}

	/** The values of a series, one per category. */
	values(series: string): Array<number | null> {
		const values = this.series.get(series);
		return [...this.labels.keys()].map((category) => values?.get(category) ?? null);
	}

	/** The categories in which a series has a value, by label, with their values. */
	entries(series: string): Array<[string, number]> {
		return [...(this.series.get(series) ?? [])].map(([key, value]) => [
			this.labels.get(key) ?? key,
			value,
		]);
	}

	/** The sum of a series' absolute values, by which series are ranked. */
	size(series: string): number {
		let sum = 0;
		for (const value of this.series.get(series)?.values() ?? []) sum += Math.abs(value);
		return sum;
	}
}

const ORDER = new Intl.Collator('en', { numeric: true });
