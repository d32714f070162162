import { MEDIA } from './dimensions';
import { type ImportView, importView, preferring } from './importView';
import type { Question } from './measure';
import type { ReportRequest } from './request';

/** What the rows of a report count. */
export function questionOf(request: ReportRequest): Question {
	const { site, ranges, selection, sales, surges } = request;
	const dimensions = request.dimensions.map(({ dimension }) => dimension);
	const byChannel = dimensions.includes(MEDIA);
	return {
		site,
		dimensions,
		ranges,
		includes: selection.includes,
		sales,
		admits: selection.admits,
		surges,
		imports: byChannel ? ofRows(request) : ofTotals(request),
	};
}

/** What the GLOBAL row counts, when that is not simply the sum of the rows. */
export function totalQuestionOf(request: ReportRequest): Question | undefined {
	const { totals } = request.selection.level;
	const { imported } = request;
	if (totals === undefined || imported.filesOf(totals).length === 0) return undefined;
	return { ...questionOf(request), dimensions: [], imports: ofTotals(request) };
}

function ofRows({ imported, selection }: ReportRequest): ImportView {
	return importView(imported, selection.level.imports);
}

// A website import says how much a site had in all, and nothing of its channels.
function ofTotals(request: ReportRequest): ImportView {
	const { imported, selection } = request;
	const { totals } = selection.level;
	const rows = ofRows(request);
	return totals === undefined ? rows : preferring(importView(imported, [totals]), rows);
}
