const { bundledLibraries, layer } = require('./layer.cjs');

/** Which rooms of the platform know which. */
module.exports = [
	layer(
		'catalogue-stands-alone',
		'^platform/catalogue/',
		[],
		'The catalogue is data about the endpoints.',
	),
	layer(
		'base-stands-alone',
		'^platform/base/',
		[bundledLibraries, '^(node:)?crypto$'],
		'Dates, text, JSON and CSV, below everything else.',
	),
	layer(
		'http-knows-the-base',
		'^platform/http/',
		['^platform/base/', bundledLibraries, '^(node:)?crypto$'],
		'The one HTTP client, which knows no endpoint.',
	),
	layer(
		'reports-use-the-client-and-lookup',
		'^platform/reports/',
		['^platform/(base|holidays|http|lookup)/', bundledLibraries, '^(node:)?crypto$'],
		'Reports use the HTTP client, and find rows by their names.',
	),
	...['datamining', 'warehouse', 'encryption', 'imports', 'provider', 'polling', 'campaigns'].map(
		(part) =>
			layer(
				`${part}-use-the-client`,
				`^platform/${part}/`,
				['^platform/(base|holidays|http)/', bundledLibraries, '^(node:)?crypto$'],
				'The parts of the platform share the HTTP client and nothing else.',
			),
	),
	layer(
		'a-summary-reads-reports',
		'^platform/summary/',
		['^platform/(base|causes|http|reports)/', bundledLibraries],
		'The main figures of a report, for messages and charts alike.',
	),
	layer(
		'a-message-formats-a-summary',
		'^platform/message/',
		['^platform/(base|http|reports|summary)/'],
		'Text for chats and mails, which knows no chart.',
	),
	layer(
		'a-chart-shows-a-report',
		'^platform/chart/(?!draw/)',
		['^platform/(base|http|reports|summary)/'],
		'What a chart shows; the renderer is loaded later, and only by import().',
	),
	layer(
		'drawing-knows-its-data-only',
		'^platform/chart/draw/',
		[
			'^platform/chart/data',
			'^platform/base/(async/|calculations|text/(escapeMarkup|isolated))',
			'^platform/summary/',
			'(^|/)node_modules/(@types/)?(d3-scale|d3-shape|@resvg/resvg-wasm)/',
		],
		'The renderer is a file of its own in the package.',
	),
	{
		name: 'drawing-is-loaded-late',
		severity: 'error',
		comment: 'n8n loads all nodes when it starts, and the renderer takes a megabyte.',
		from: { path: '^(nodes|platform)/', pathNot: '^platform/chart/draw/' },
		to: { path: '^platform/chart/draw/', dynamic: false },
	},
	{
		name: 'workbooks-are-loaded-late',
		severity: 'error',
		comment: 'Hardly any run reads a workbook, and most runs import nothing.',
		from: { path: '^(nodes|platform)/', pathNot: '^platform/imports/workbook/' },
		to: {
			path: '^platform/imports/workbook/',
			dynamic: false,
			dependencyTypesNot: ['type-only'],
		},
	},
	layer(
		'lookup-knows-no-question',
		'^platform/lookup/',
		['^platform/base/', bundledLibraries],
		'Normalization, similarity and synonyms, for any list of terms.',
	),
	layer(
		'questions-use-lookup-and-lists',
		'^platform/questions/',
		['^platform/(base|http|reports|lists|lookup|targets)/', bundledLibraries],
		'A question in words becomes a report request for data that the site has, or a target of it.',
	),
	layer(
		'lists-are-read-from-all-parts',
		'^platform/lists/',
		['^platform/(base|http|catalogue|reports)/', bundledLibraries],
		'Lists that the platform sends, and rules of reports that narrow them.',
	),
	layer(
		'holidays-know-dates-only',
		'^platform/holidays/',
		['^platform/base/dates/'],
		'Public holidays, which know nothing of their users.',
	),
	layer(
		'time-series-know-dates-only',
		'^platform/timeseries/',
		['^platform/holidays/', '^platform/base/(dates/|calculations)'],
		'Baselines and forecasts of any daily series.',
	),
	layer(
		'causes-know-figures-only',
		'^platform/causes/',
		['^platform/(base|timeseries)/', bundledLibraries],
		'How the parts of a whole explain its change, for alerts and comparisons alike.',
	),
	layer(
		'targets-use-forecasts',
		'^platform/targets/(?!messages/)',
		['^platform/(base|http|lists|reports|timeseries)/', bundledLibraries],
		'Targets and their progress.',
	),
	layer(
		'targets-become-messages-and-charts',
		'^platform/targets/messages/',
		[
			'^platform/(base|http|reports|summary|targets|timeseries)/',
			'^platform/message/(messageContent|width)',
			'^platform/chart/data',
			bundledLibraries,
		],
		'Messages and charts do not know that they show targets.',
	),
	layer(
		'alerts-evaluate-polled-reports',
		'^platform/alerts/',
		['^platform/(base|causes|holidays|http|polling|reports|targets|timeseries)/', bundledLibraries],
		'Alerts are evaluated on reports that a trigger polls.',
	),
];
