/** A kind of note about a transformed report. */
type ReportNote = 'alike' | 'goesOn' | 'onePeriod' | 'noPercentOfZero' | 'noRate' | 'notSummed';

const SENTENCES: Readonly<Record<ReportNote, string>> = {
	goesOn:
		'The last day had not ended when the report was requested, so its figures may be incomplete.',
	noPercentOfZero: 'If the previous value is 0, the change in percent is empty.',
	notSummed:
		'Figures that cannot be added up, such as unique visitors, are empty in sums of several rows.',
	onePeriod: 'The platform returned only one period, so there is nothing to compare with.',
	alike:
		'Several rows have the same values in all dimensions. Each has its own row key. To distinguish the rows, add a dimension.',
	noRate: 'If a rate would divide by 0, it is empty.',
};

/** Collects notes, each once. */
export class ReportNotes {
	private readonly noted = new Set<ReportNote>();

	add(note: ReportNote): void {
		this.noted.add(note);
	}

	/** The notes as sentences, in a fixed order. */
	sentences(): string[] {
		return Object.entries(SENTENCES).flatMap(([note, sentence]) =>
			[...this.noted].some((one) => one === note) ? [sentence] : [],
		);
	}
}
