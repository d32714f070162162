import type { SpecialOperation } from '../../endpointRow';

/** A question that is answered with reports. */
export type QuestionRun = 'askForFigures' | 'findNames' | 'getOpenAlerts';

/** The functions of targets. */
export type TargetRun = 'checkTargets';

const BATCH = '/ea/{site}/report/batch';

/** The calls that resolve the names in a question. */
const NAMES = [
	`GET ${BATCH}/kinds.json`,
	`GET ${BATCH}/segmentations.json`,
	`GET ${BATCH}/dimensions.json`,
	`GET ${BATCH}/metrics.json`,
	'GET /ea/{site}/db/mdevicetype/getall.json',
];

/** Operations that create reports of their own: questions in words, and targets. */
export const questions: ReadonlyArray<SpecialOperation<QuestionRun | TargetRun>> = [
	{
		value: 'askForFigures',
		label: 'Ask for Figures',
		action: 'Ask for figures in words',
		description:
			'Ask in plain words for figures, such as sales by channel last week, and get totals, changes and the top rows; for people and AI agents',
		run: 'askForFigures',
		changes: false,
		calls: [
			...NAMES,
			`POST ${BATCH}/query.json`,
			`GET ${BATCH}/status.json`,
			`GET ${BATCH}/download.json`,
		],
		fields: [],
	},
	{
		value: 'findNames',
		label: 'Find Names',
		action: 'Find the names of figures and values',
		description:
			'Search by words for metrics, dimensions, channels, devices and sites, or for the values of a dimension, such as campaigns',
		run: 'findNames',
		changes: false,
		calls: [
			...NAMES,
			`POST ${BATCH}/query.json`,
			`GET ${BATCH}/status.json`,
			`GET ${BATCH}/download.json`,
		],
		fields: [],
	},
	{
		value: 'getOpenAlerts',
		label: 'Get Open Alerts',
		action: 'Get open alerts',
		description:
			'List the figures that are still unusually low, unusually high or missing as of yesterday, and since when',
		run: 'getOpenAlerts',
		changes: false,
		calls: [
			...NAMES.slice(0, NAMES.length - 1),
			`POST ${BATCH}/query.json`,
			`GET ${BATCH}/status.json`,
			`GET ${BATCH}/download.json`,
		],
		fields: [],
	},
	{
		value: 'checkTargets',
		label: 'Check Targets',
		action: 'Check targets',
		description:
			'Return the progress of targets and budgets, whether they are likely to be met, and how much is needed per day',
		run: 'checkTargets',
		changes: false,
		calls: [
			`GET ${BATCH}/metrics.json`,
			`POST ${BATCH}/query.json`,
			`GET ${BATCH}/status.json`,
			`GET ${BATCH}/download.json`,
		],
		fields: [],
	},
];
