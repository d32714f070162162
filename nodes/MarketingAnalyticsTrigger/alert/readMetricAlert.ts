import { readAlertState } from '../../../platform/alerts/alertState';
import { figureKeyOf } from '../../../platform/alerts/rule/alertRule';
import type { Parameters } from '../../shared/form/parameters';
import { readOption } from '../../shared/form/readSetting';
import { giveUpAfter } from '../../shared/form/pagingFields';
import type { PolledEvent } from '../event';
import { ALERT_STATE_DROPPED } from '../event';
import { readSchedule } from '../scheduleForm';
import type { AlertSchedule } from './pollSite';
import { pollSite } from './pollSite';
import type { AlertForm } from './read';
import { readAlert } from './read';

/** Reads a metric alert, and how it is polled. @throws InvalidInput */
export async function readMetricAlert(form: Parameters): Promise<PolledEvent> {
	const alert = await readAlert(form);
	const { rules, site, sites, isDigest, report, filters } = alert;
	const only = filters.length > 0 ? { only: filters } : {};
	const [{ span, expected, sides, figure }] = rules;
	const judged = { span: span.is === 'days' ? span : span.is, sides };
	const against = 'percent' in expected ? [expected.by, expected.percent] : expected;
	const when = {
		schedule: readSchedule(form, span.is === 'today' ? 'hour' : 'day'),
		giveUpMs: readOption(form, giveUpAfter, 0),
	};
	const isTogether = sites !== undefined || isDigest;
	const figures =
		rules.length > 1 ? { figures: rules.map((rule) => figureKeyOf(rule.figure)) } : {};
	const several = isTogether ? { sites: sites ?? null, isDigest } : {};
	return {
		watched: {
			site,
			...several,
			...figures,
			report,
			...only,
			figure: figure.as,
			judged,
			against,
		},
		...(await eventOf(alert, when, isTogether)),
	};
}

/** Several sites in one item need code of their own. */
async function eventOf(
	alert: AlertForm,
	when: AlertSchedule,
	isTogether: boolean,
): Promise<Omit<PolledEvent, 'watched'>> {
	if (isTogether) return (await import('./severalSitesEvent')).severalSitesEvent(alert, when);
	const { site } = alert;
	return {
		poll: async (polling, state) =>
			await pollSite(alert, when, polling, site, readAlertState(state, polling.now)),
		reasonToDrop: (state, now) => (readAlertState(state, now) ? undefined : ALERT_STATE_DROPPED),
		sample: async (polling) =>
			await (await import('./sampleSite')).sampleSite(alert, polling, site),
	};
}
