export const HEADER = {
	dimensions: [{ field: 'media_key', name: 'Channel' }],
	metrics: [
		{ field: 'visit', name: 'Visits', affinity: 'int' },
		{ field: 'scartvalid', name: 'Sales', affinity: 'int' },
	],
};
export const FACTS = { path: 'mcMEDIAINCOMING[?].*', kind: 'rt#insummary' };
export const one = (metrics: unknown, other: unknown) => [
	{ dimensions: ['SOCIAL'], metrics },
	{ dimensions: ['MAILING'], metrics: other },
];
export const asReport = (data: unknown, columnHeader: unknown = HEADER) => ({
	...FACTS,
	data,
	columnHeader,
});
export const inReply = (...reports: unknown[]) => ({ error: false, data: { reports } });
export const rows = (data: unknown, header?: unknown) => inReply(asReport(data, header));
/** A figure in each row, written by the function `of`. */
export const figures = (of: (value: number | null, field: string) => unknown) =>
	rows(
		one(
			[of(200, 'visit'), of(7, 'scartvalid')].map((metric) => [metric]),
			[of(100, 'visit'), of(null, 'scartvalid')].map((metric) => [metric]),
		),
	);
export const dims = (of: (code: string) => unknown) =>
	rows(
		[
			['SOCIAL', 200, 7],
			['MAILING', 100, null],
		].map(([code, visits, sales]) => ({
			dimensions: of(String(code)),
			metrics: [[{ values: [visits] }], [{ values: [sales] }]],
		})),
	);
