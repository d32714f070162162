import type { INodeProperties } from 'n8n-workflow';

import { concurrency, giveUpAfter, waitLimit } from '../../form/pagingFields';
import type { Setting } from '../../form/settings';
import { propertiesOf } from '../../form/settings';
import { ifNoRows } from '../../run/noRows';
import { csvFor, guardFormulas } from '../../run/outputFile';
import { attributionRules, devices, kind, oneRow, path, segmentBy, splitBy } from './requestFields';
import {
	daysPerJob,
	lookBackOptions,
	reportName,
	requiresTable,
	warehouseTableSetting,
} from './database';
import { includesToday, request, since } from './reportFields';
import { labels } from './labels';
import {
	chartType,
	chartTypeOfSites,
	presentationOptions,
	specialDaysSetting,
} from './presentation';
import * as rows from './rowFormat';
import { currency, moneyOptions } from './site/moneyOptions';
import { splitMetrics } from './splitMetrics';

const ofAnswer = [
	rows.channelNames,
	rows.columnNames,
	rows.totalsAs,
	warehouseTableSetting,
	reportName,
];
const ofDays = [since, includesToday];
const ofColumns = [labels, oneRow, segmentBy, splitBy, splitMetrics];
const ofRequest = [
	request,
	kind,
	path,
	attributionRules,
	devices,
	...ofColumns,
	...ofDays,
	...ofAnswer,
];
const defining = [...propertiesOf(ofRequest), ...lookBackOptions];
const ofFile = [csvFor, guardFormulas, rows.fileName];
const ofAnalysis = [
	...ofFile,
	ifNoRows,
	rows.totals,
	rows.segmentsAs,
	...presentationOptions,
	currency,
];
// The period of an analysis is unknown until its result arrives.
const ofResult: ReadonlyArray<Setting<unknown>> = [
	...ofAnalysis,
	...moneyOptions,
	specialDaysSetting,
	rows.siteAndDaysSetting,
];
const ofSites = ofResult.map((one) => (one === chartType ? chartTypeOfSites : one));

/** The optional settings of Run, Submit, Check Request, Get Status and Collect, of a scheduled report, and of the two operations for analyses. */
export const options = {
	check: [...defining, concurrency.property],
	status: propertiesOf([concurrency]),
	submit: [...defining, ...propertiesOf([daysPerJob, concurrency])],
	run: [
		...defining,
		...propertiesOf([...ofSites, rows.jobFacts, rows.onePage, waitLimit, concurrency]),
	],
	scheduled: [...defining, ...propertiesOf(ofResult)],
	runAnalysis: propertiesOf([...ofAnalysis, waitLimit, concurrency]),
	submitAnalysis: propertiesOf([concurrency]),
	collect: propertiesOf([...ofSites, rows.jobFacts, requiresTable, giveUpAfter, concurrency]),
} satisfies Record<string, INodeProperties[]>;
