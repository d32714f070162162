const sandboxRules = require('./sandboxRooms.cjs');

const bundledLibraries =
	'(^|/)node_modules/(n8n-workflow|csv-parse|csv-stringify|luxon|p-limit|lossless-json)/';

const workflowTypes = '(^|/)node_modules/n8n-workflow/';

/** A layer may import itself and what is listed, nothing else. */
function layer(name, from, mayImport, why) {
	return {
		name,
		severity: 'error',
		comment: why,
		from: { path: from },
		to: { pathNot: [from, ...mayImport] },
	};
}

module.exports = {
	forbidden: [
		layer(
			'nodes-use-the-platform',
			'^nodes/',
			['^platform/', '^page/(built|protocol|texts/)', workflowTypes],
			'Nodes are what users drag: no HTTP and no rules of the platform in them.',
		),
		layer(
			'credentials-use-the-client',
			'^credentials/',
			['^platform/client/', '^platform/provider/verify', workflowTypes],
			'A credential knows how to reach and verify an account, and nothing else that is asked of it.',
		),
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
				'^platform/client/values/markup',
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
		...[
			'shared',
			'MarketingAnalytics',
			'MarketingAnalyticsTrigger',
			'MarketingAnalyticsImportTrigger',
			'AnalyticsProvider',
		].map((node) => ({
			name: `${node}-imports-no-other-node`,
			severity: 'error',
			comment: 'What nodes share lies in nodes/shared.',
			from: { path: `^nodes/${node}/` },
			to: { path: '^nodes/', pathNot: ['^nodes/shared/', `^nodes/${node}/`] },
		})),
		layer(
			'form-is-the-lowest-room-of-shared',
			'^nodes/shared/form/',
			['^platform/', workflowTypes],
			'What a form holds and how it is read depends on nothing that runs.',
		),
		layer(
			'run-knows-the-form',
			'^nodes/shared/run/',
			['^nodes/shared/form/', '^platform/', workflowTypes],
			'How operations run does not depend on which operations there are.',
		),
		...['report', 'pickers'].map((room) =>
			layer(
				`${room}-are-above-form-and-run`,
				`^nodes/shared/${room}/`,
				['^nodes/shared/(form|run)/', '^platform/', workflowTypes],
				'The upper rooms of shared know the lower ones, and not each other.',
			),
		),
		{
			name: 'describe-knows-no-operation',
			severity: 'error',
			comment: 'The forms of operations come to it from above.',
			from: { path: '^nodes/MarketingAnalytics/describe/' },
			to: {
				path: '^nodes/',
				pathNot: ['^nodes/MarketingAnalytics/describe/', '^nodes/shared/form/'],
			},
		},
		{
			name: 'operations-know-no-other-operations',
			severity: 'error',
			comment:
				'Each room is a group of operations, which operations.ts joins; but analyses run as reports do, and known endpoints as all others.',
			from: { path: '^nodes/MarketingAnalytics/([^/]+)/', pathNot: '/(journey|api)/' },
			to: { path: '^nodes/MarketingAnalytics/', pathNot: '^nodes/MarketingAnalytics/$1/' },
		},
		...[
			['journey', 'report', 'An analysis is submitted and awaited as a report.'],
			['api', 'endpoint', 'What is chosen by its name is called as by an operation of its own.'],
		].map(([room, other, comment]) => ({
			name: `${room}-knows-${other}-only`,
			severity: 'error',
			comment,
			from: { path: `^nodes/MarketingAnalytics/${room}/` },
			to: {
				path: '^nodes/MarketingAnalytics/',
				pathNot: `^nodes/MarketingAnalytics/(${room}|${other})/`,
			},
		})),
		{
			name: 'no-circle-between-rooms',
			severity: 'error',
			comment: 'A room is a folder: files of two rooms that need each other belong into one.',
			scope: 'folder',
			from: { path: '^(nodes|platform|sandbox)/' },
			to: { circular: true },
		},
		layer(
			'page-uses-the-imports',
			'^page/',
			['^platform/(imports|client)/'],
			'The page runs in a browser: it knows the rules of imports, and neither n8n nor a node.',
		),
		{
			name: 'platform-knows-no-node',
			severity: 'error',
			comment: 'What the platform is does not depend on how n8n shows it.',
			from: { path: '^platform/' },
			to: { path: '^(nodes|credentials)/' },
		},
		{
			name: 'sandbox-is-an-independent-witness',
			severity: 'error',
			comment: 'The sandbox is written from the specification, so that it can contradict our code.',
			from: { path: '^sandbox/' },
			to: { path: '^(nodes|credentials|platform|harness|demo|bench|test|tools)/' },
		},
		...sandboxRules,
		{
			name: 'nothing-imports-a-node',
			severity: 'error',
			comment: 'A node is an end: only tests, tools and programs load one.',
			from: { pathNot: '^(nodes|harness|test|tools|bench|demo)/' },
			to: { path: '^nodes/' },
		},
		{
			name: 'no-node-imports-a-node-class',
			severity: 'error',
			comment: 'What two nodes share is a file of its own.',
			from: { path: '^nodes/' },
			to: { path: '\\.node\\.ts$' },
		},
		{
			name: 'only-tests-import-tests',
			severity: 'error',
			comment: 'What programs and tests share lies in harness/.',
			from: { pathNot: '^test/' },
			to: { path: '^test/' },
		},
		{
			name: 'no-cycles',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no-unresolvable',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(dist|\\.cache)/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'require', 'node', 'default', 'types'],
		},
	},
};
