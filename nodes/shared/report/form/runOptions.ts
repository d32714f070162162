import type { INodeProperties } from 'n8n-workflow';

import { concurrency, giveUpAfter, waitLimit } from '../../form/pagingFields';
import { propertiesOf } from '../../form/settings';
import { ifNoRows } from '../../run/noRows';
import { csvFor, guardFormulas } from '../../run/outputFile';
import { attributionRules, devices, kind, oneRow, path, segmentBy, splitBy } from './requestFields';
import { daysPerJob, warehouseTableSetting, lookBack, reportName } from './database';
import { includesToday, request, since } from './reportFields';
import { labels } from './labels';
import { presentationOptions, specialDaysSetting } from './presentation';
import * as rows from './rowFormat';
import { currency, moneyOptions } from './site/moneyOptions';
import { splitMetrics } from './splitMetrics';

const ofAnswer = [
	rows.channelNames,
	rows.columnNames,
	rows.totalsAs,
	warehouseTableSetting,
	lookBack,
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
const ofResult = [
	...ofAnalysis,
	...moneyOptions,
	specialDaysSetting,
	rows.siteAndDaysSetting,
	rows.jobFacts,
];

/** The optional settings of Run, Submit, Check Request, Get Status and Collect, and of the two operations for analyses. */
export const options = {
	check: propertiesOf([...ofRequest, concurrency]),
	status: propertiesOf([concurrency]),
	submit: propertiesOf([...ofRequest, daysPerJob, concurrency]),
	run: propertiesOf([...ofRequest, ...ofResult, rows.onePage, waitLimit, concurrency]),
	runAnalysis: propertiesOf([...ofAnalysis, waitLimit, concurrency]),
	submitAnalysis: propertiesOf([concurrency]),
	collect: propertiesOf([...ofResult, warehouseTableSetting, giveUpAfter, concurrency]),
} satisfies Record<string, INodeProperties[]>;
