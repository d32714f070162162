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
		'client-stands-alone',
		'^platform/client/',
		[bundledLibraries, '^(node:)?crypto$'],
		'The client is the one HTTP door, below everything else.',
	),
	...[
		'reports',
		'datamining',
		'warehouse',
		'encryption',
		'imports',
		'provider',
		'polling',
		'campaigns',
	].map((part) =>
		layer(
			`${part}-use-the-client`,
			`^platform/${part}/`,
			['^platform/(calendar|client)/', bundledLibraries, '^(node:)?crypto$'],
			'The parts of the platform share the client and nothing else.',
		),
	),
	layer(
		'a-summary-reads-reports',
		'^platform/summary/',
		['^platform/(client|reports)/', bundledLibraries],
		'What is told of a report, whoever tells it.',
	),
	layer(
		'a-message-tells-a-summary',
		'^platform/message/',
		['^platform/(client|reports|summary)/'],
		'Text for chats and mails, which knows no chart.',
	),
	layer(
		'a-chart-shows-a-report',
		'^platform/chart/(?!draw/)',
		['^platform/(client|reports|summary)/'],
		'What a chart shows; what draws it is loaded later, and may only be asked for by import().',
	),
	layer(
		'drawing-knows-its-data-only',
		'^platform/chart/draw/',
		[
			'^platform/chart/data',
			'^platform/client/values/(extremes|markup)',
			'^platform/summary/',
			'(^|/)node_modules/(@types/)?(d3-scale|d3-shape|@resvg/resvg-wasm)/',
		],
		'What draws is a file of its own in the package.',
	),
	{
		name: 'drawing-is-loaded-late',
		severity: 'error',
		comment: 'n8n loads all nodes when it starts, and what draws takes a megabyte.',
		from: { path: '^(nodes|platform)/', pathNot: '^platform/chart/draw/' },
		to: { path: '^platform/chart/draw/', dynamic: false },
	},
	layer(
		'words-mean-what-reports-have',
		'^platform/words/',
		['^platform/(client|reports)/', bundledLibraries],
		'What people say for figures, rows, values and days, whoever reads it.',
	),
	layer(
		'asking-puts-words-and-lists-together',
		'^platform/asking/',
		['^platform/(client|reports|lists|words)/', bundledLibraries],
		'What somebody asks for in words becomes a report of what the site offers.',
	),
	layer(
		'lists-are-read-from-all-parts',
		'^platform/lists/',
		['^platform/(client|catalogue|reports)/', bundledLibraries],
		'What users choose from: lists that the platform sends, and rules of reports that narrow them.',
	),
	layer(
		'the-calendar-knows-days-only',
		'^platform/calendar/',
		['^platform/client/values/(calendar|periods)'],
		'Which days are holidays, whoever asks and whatever for.',
	),
	layer(
		'the-usual-is-learnt-from-days',
		'^platform/usual/',
		['^platform/calendar/', '^platform/client/values/calendar'],
		'What days of the past let expect, for alerts and forecasts.',
	),
	layer(
		'forecasts-are-made-of-days',
		'^platform/forecast/',
		['^platform/usual/', '^platform/client/values/(calendar|periods)'],
		'What days to come will have, whoever asks and whatever for.',
	),
	layer(
		'targets-are-checked-by-forecasts',
		'^platform/targets/(?!told/)',
		['^platform/(client|forecast|lists|reports|usual)/', bundledLibraries],
		'What is to be reached, and how far it is.',
	),
	layer(
		'targets-are-told-as-messages-and-charts',
		'^platform/targets/told/',
		[
			'^platform/(client|reports|summary|targets)/',
			'^platform/message/(content|width)',
			'^platform/chart/data',
			bundledLibraries,
		],
		'What is said and shown of targets; messages and pictures do not know what of.',
	),
	layer(
		'alerts-judge-reports-that-are-polled',
		'^platform/alerts/',
		['^platform/(calendar|client|polling|reports|targets|usual)/', bundledLibraries],
		'Alerts are made of reports that a trigger polls.',
	),
];
