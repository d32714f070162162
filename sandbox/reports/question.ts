import { type ImportView, importView, preferring } from './importView';
import { BEHAVIOR } from '../shop/traffic';
import type { Question } from './measure';
import type { ReportRequest } from './request';

const OF_CONVERSIONS = /^(real)?(scart|estimate)/;

/** What the rows of a report count. */
export function questionOf(request: ReportRequest): Question {
	const { site, ranges, selection, sales, surges } = request;
	const dimensions = request.dimensions.map(({ dimension }) => dimension);
	const byChannel = dimensions.some(({ field }) => field === 'media_key');
	const fields = request.metrics.map(({ field }) => field);
	const asksBehavior = fields.some((field) => BEHAVIOR.includes(field));
	const isMoved = request.lens.viewId > 0 || request.segments.length > 0;
	// A rule may credit sales to a leaf without visits, which then has a row whatever is requested.
	const asksConversions = isMoved || fields.some((field) => OF_CONVERSIONS.test(field));
	return {
		name: JSON.stringify([
			...[site.name, request.kind.name, selection.path, asksBehavior, asksConversions],
			dimensions.map(({ field }) => field),
		]),
		site,
		dimensions,
		ranges,
		includes: selection.includes,
		sales,
		admits: selection.admits,
		surges,
		asksBehavior,
		asksConversions,
		imports: byChannel ? ofRows(request) : ofTotals(request),
	};
}

/** What the GLOBAL row counts, if that is not the sum of the rows. */
export function totalQuestionOf(request: ReportRequest): Question | undefined {
	const { totals } = request.selection.level;
	const { imported } = request;
	if (totals === undefined || imported.filesOf(totals).length === 0) return undefined;
	const question = questionOf(request);
	const name = `total of ${question.name}`;
	return { ...question, name, dimensions: [], imports: ofTotals(request) };
}

function ofRows({ imported, selection }: ReportRequest): ImportView {
	return importView(imported, selection.level.imports);
}

// A website import has the totals of a site, but nothing about its channels.
function ofTotals(request: ReportRequest): ImportView {
	const { imported, selection } = request;
	const { totals } = selection.level;
	const rows = ofRows(request);
	return totals === undefined ? rows : preferring(importView(imported, [totals]), rows);
}
