/** Values by category and series, in the order in which they came. */
export class Grid {
	/** How each category is shown, by its key. */
	private readonly labels = new Map<string, string>();
	private readonly series = new Map<string, Map<string, number>>();

	/** Adds to what is there already. @param label how the category is shown */
	add(category: string, label: string, series: string, value: number | null): void {
		if (!this.labels.has(category)) this.labels.set(category, label);
		let values = this.series.get(series);
		if (values === undefined) this.series.set(series, (values = new Map<string, number>()));
		if (value !== null) values.set(category, (values.get(category) ?? 0) + value);
	}

	/** How many categories there are. */
	get count(): number {
		return this.labels.size;
	}

	/** Puts moments in their order, whatever order rows came in. */
	sort(): void {
		const sorted = [...this.labels].sort(([a], [b]) => ORDER.compare(a, b));
		this.labels.clear();
		for (const [key, label] of sorted) this.labels.set(key, label);
	}

	/** How the categories are shown. */
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

	/** The sum of the amounts of a series, by which series are compared. */
	size(series: string): number {
		let sum = 0;
		for (const value of this.series.get(series)?.values() ?? []) sum += Math.abs(value);
		return sum;
	}
}

const ORDER = new Intl.Collator('en', { numeric: true });
