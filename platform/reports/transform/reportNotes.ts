/** A kind of note about a transformed report. */
type ReportNote = 'alike' | 'goesOn' | 'onePeriod' | 'noPercentOfZero' | 'noRate' | 'notSummed';

const SENTENCES: Readonly<Record<ReportNote, string>> = {
	goesOn: 'The last day has not ended yet, so its figures are incomplete.',
	noPercentOfZero: 'Where the previous value is 0, the change in percent is left empty.',
	notSummed:
		'Figures that do not add up, such as unique visitors, are left empty in sums over several rows.',
	onePeriod: 'The platform answered for one period only, so there is nothing to compare with.',
	alike:
		'Several rows are the same in all their dimensions. Each has its own row key; to distinguish them, add a dimension.',
	noRate: 'Where a rate would divide by 0, it is left empty.',
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
