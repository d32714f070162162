const { layer, workflowTypes } = require('./layer.cjs');
const platformRules = require('./platformRooms.cjs');
const sandboxRules = require('./sandboxRooms.cjs');

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
			['^platform/(base|http)/', '^platform/provider/verify', workflowTypes],
			'A credential knows how to reach and verify an account, and nothing else that is asked of it.',
		),
		...platformRules,
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
			['^platform/(base|http|imports)/'],
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
			comment:
				'What programs and tests share lies in harness/; the bench counts the golden questions of tests, and times the editor with which they click.',
			from: { pathNot: '^(test/|bench/(agents/questions|n8n/editorForms)\\.ts$)' },
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
		moduleSystems: ['es6', 'cjs'],
		skipAnalysisNotInRules: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'require', 'node', 'default', 'types'],
		},
	},
};
