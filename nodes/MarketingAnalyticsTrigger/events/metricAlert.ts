import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import { propertiesOf } from '../../shared/form/settings';
import { siteNameParts, sites as sitesSetting } from '../../shared/report/form/site/sites';
import { attributionRules, devices, kind, path } from '../../shared/report/form/requestFields';
import { languageOption } from '../../shared/report/form/presentation';
import { giveUpAfter } from '../../shared/form/pagingFields';
import { alertDays, publicHolidays } from '../alert/calendar';
import { alertRows, figureFields } from '../alert/figure';
import * as settings from '../alert/form';
import { moreFigures } from '../alert/moreFigures';
import { alertOutput, findsCauses, repeatHours, tell, testChange } from '../alert/notifyOn';
import type { TriggerEvent } from '../event';
import { schedule } from '../scheduleForm';

const optional = [
	alertOutput,
	moreFigures,
	alertRows,
	attributionRules,
	devices,
	giveUpAfter,
	tell,
	settings.ignoreRandomVariation,
	settings.delayHours,
	findsCauses,
	kind,
	settings.leastVolume,
	alertDays,
	path,
	settings.percent,
	publicHolidays,
	repeatHours,
	settings.spanSetting,
	settings.spanDays,
	testChange,
	settings.topValues,
	settings.weeks,
];

const SITES =
	'The website to watch. To watch several, choose All Sites of the Token, or enter their names, separated by commas.';

/** Starts the workflow when a metric becomes anomalous, and again when that is over. */
export const metricAlert: TriggerEvent = {
	value: 'metricAlert',
	name: 'Metric Alert',
	description:
		'When a figure is unusually low, unusually high or missing, and when it is back to normal',
	sites: [{ ...sitesSetting.property, description: SITES, required: true }, siteNameParts.property],
	fields: [...figureFields, ...settings.alertFields],
	options: [...propertiesOf(optional), languageOption, schedule.property],

	read: onFirstUse(async () => (await import('../alert/readMetricAlert')).readMetricAlert),
};
