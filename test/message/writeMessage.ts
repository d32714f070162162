import { contentOf } from '../../platform/message/messageContent';
import type { MessageFormat } from '../../platform/message/messageFormat';
import { writeMessage } from '../../platform/message/writeMessage';
import type { Row } from '../../platform/reports/table/tableCell';
import type { Table } from '../../platform/reports/table/reportTable';
import { summaryFacts } from '../../platform/summary/summaryFacts';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { summarize } from '../../platform/summary/summarize';
import { wordsFor } from '../../platform/summary/messageWords';
import type { Arranged } from '../reports/transform/watched';
import { watched } from '../reports/transform/watched';

interface Telling extends Arranged {
	readonly language?: string;
	readonly currency?: string;
	readonly title?: string;
	readonly site?: string;
	/** Those of the platform, or the sums of the rows. */
	readonly totals?: Row | 'sums';
	readonly most?: number;
}

/** The message of a report of a week. */
export async function told(table: Table, target: MessageFormat, telling: Telling = {}) {
	const { summary, about, wording } = await summed(table, telling);
	return writeMessage(contentOf(summary, about, wording), target, wording);
}

/** The same as facts. */
export async function factsTold(table: Table, telling: Telling = {}) {
	const { summary, about, wording } = await summed(table, telling);
	return summaryFacts(summary, about, wording);
}

async function summed(table: Table, telling: Telling) {
	const { language = 'en-GB', currency, title, totals, most = 10, site = 'shop-eu' } = telling;
	const wording = { formats: new FigureFormats({ language, currency }), words: wordsFor(language) };
	const { table: arranged, overview, totals: sums } = await watched(table, telling);
	const { top } = telling;
	const summary = await summarize(arranged, { most, top, overview, wording });
	const days = { from: '2026-11-09', to: '2026-11-15' };
	const isCompared = summary.main?.before !== undefined;
	const before = isCompared ? { from: '2026-11-02', to: '2026-11-08' } : undefined;
	const known = totals === 'sums' ? sums() : totals;
	return { summary, wording, about: { site, days, before, totals: known, title } };
}
