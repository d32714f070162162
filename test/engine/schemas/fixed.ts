import type { INodeParameters } from 'n8n-workflow';

import { dayBefore } from '../../../harness/siteDays';
import { columns, locator, PROVIDER, reportParameters } from '../../../harness/workflows';

const site = locator('shop-eu');
const report = (operation: string, more: INodeParameters = {}) =>
	reportParameters({ ...more, operation });
const daily = { options: { splitBy: 'D' } };
const revenue = { metrics: columns({ visit: 'Visits', scartvalidamount: 'Revenue' }) };
const target = (figure: string, more: INodeParameters = {}) => ({
	resource: 'report',
	operation: 'checkTargets',
	site,
	// On the first of a month, nothing of it has passed.
	...{ period: 'dates', from: dayBefore(10), to: dayBefore(-10) },
	targets: { target: [{ figure: locator(figure, 'id'), amount: 1_000_000, ...more }] },
});
const ask = (more: INodeParameters) => ({
	resource: 'report',
	operation: 'askForFigures',
	site,
	...more,
});
const find = (findWords: string) => ({
	resource: 'report',
	operation: 'findNames',
	site,
	findWords,
});

/**
 * Operations whose items this pack defines, so that they have the same members on every platform,
 * each with different forms. Replies of the platform are not included: the specification shows few
 * of them, and platforms may differ. Neither is Import, as n8n would show the fields of Done for
 * Rejected Lines, too.
 */
export const FIXED: Readonly<Record<string, readonly INodeParameters[]>> = {
	'report/askForFigures': [
		ask({ askFigures: 'visits', askBy: 'channel', askCompareWith: 'previous period' }),
		ask({ askFigures: 'revenue', askBy: 'device', askWhen: 'yesterday' }),
	],
	'report/checkRequest': [report('checkRequest'), report('checkRequest', { ...daily, ...revenue })],
	'report/checkTargets': [target('visit'), target('scartvalidamount', { bound: 'atMost' })],
	'report/findNames': [find('visits'), find('email')],
	'report/getOpenAlerts': [
		{ resource: 'report', operation: 'getOpenAlerts', site, askFigures: 'visits', askBy: '' },
		{ resource: 'report', operation: 'getOpenAlerts', site, askFigures: 'sales', askBy: 'channel' },
	],
	'report/submit': [report('submit'), report('submit', { ...daily, ...revenue })],
};

/** Ways of reading replies with fixed members, for operations with a single call. */
export const FIXED_REPLIES = ['verdict', 'deleted', 'text'];

/** The node of the third-party provider. */
export const OF_PROVIDER = { type: PROVIDER, parameters: { operation: 'verifyAccess' } };
