import { contentOf } from '../../platform/message/content';
import type { Target } from '../../platform/message/message';
import { writeMessage } from '../../platform/message/message';
import type { Row } from '../../platform/reports/cells';
import type { Table } from '../../platform/reports/table';
import { Formats } from '../../platform/summary/formats';
import { summarize } from '../../platform/summary/summary';
import { wordsFor } from '../../platform/summary/words';

interface Telling {
	readonly language?: string;
	readonly currency?: string;
	readonly title?: string;
	readonly totals?: Row;
	readonly most?: number;
	readonly others?: string;
	readonly sortedBy?: string;
}

/** The message of a report of a week. */
export async function told(table: Table, target: Target, telling: Telling = {}) {
	const { language = 'en-GB', currency, title, totals, most = 10, ...choosing } = telling;
	const wording = { formats: new Formats({ language, currency }), words: wordsFor(language) };
	const summary = await summarize(table, { ...choosing, most, formats: wording.formats });
	const days = { from: '2026-11-09', to: '2026-11-15' };
	const isCompared = summary.main?.before !== undefined;
	const before = isCompared ? { from: '2026-11-02', to: '2026-11-08' } : undefined;
	const about = { site: 'shop-eu', days, before, totals, title };
	return writeMessage(contentOf(summary, about, wording), target, wording);
}
