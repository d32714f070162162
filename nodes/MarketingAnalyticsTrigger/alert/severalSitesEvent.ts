import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { settleAll } from '../../../platform/base/async/settle';
import { textOf } from '../../../platform/base/json/json';
import type { AlertState } from '../../../platform/alerts/alertState';
import type { SiteAlert } from '../../../platform/alerts/sites/digest';
import { readSiteAlert, sortBySeverity, writeDigest } from '../../../platform/alerts/sites/digest';
import { pollSites } from '../../../platform/alerts/sites/pollSites';
import type { SitesState } from '../../../platform/alerts/sites/sitesState';
import { collectAlerts, readSitesState } from '../../../platform/alerts/sites/sitesState';
import type { Connection } from '../../../platform/http/connection/connection';
import { alertWording } from '../../../platform/alerts/messages/alertWording';
import { silenceWords } from '../../../platform/alerts/messages/silenceWords';
import { wordsFor } from '../../../platform/summary/messageWords';
import type { ListedSites } from '../../../platform/lists/chosenSites';
import { resolveSites } from '../../../platform/lists/chosenSites';
import { toItem } from '../../shared/run/toItem';
import type { PolledEvent, Polling } from '../event';
import { ALERT_STATE_DROPPED } from '../event';
import type { AlertSchedule } from './pollSite';
import { pollSite } from './pollSite';
import type { AlertForm } from './read';

const CONCURRENT_SAMPLES = 4;

/** Polls the alerts of several sites, one report for each; they are output one by one or as one digest. */
export function severalSitesEvent(
	form: AlertForm,
	when: AlertSchedule,
): Omit<PolledEvent, 'watched'> {
	return {
		poll: async (polling, stored) => await pollAll(form, when, polling, stored),
		reasonToDrop: (state, now) =>
			readSitesState(state, readSiteAlert, now) ? undefined : ALERT_STATE_DROPPED,
		sample: async (polling) => await sampleAll(form, polling),
	};
}

async function pollAll(
	form: AlertForm,
	when: AlertSchedule,
	polling: Polling,
	stored: unknown,
): ReturnType<PolledEvent['poll']> {
	const { platform, now } = polling;
	const before = readSitesState(stored, readSiteAlert, now);
	const reader = {
		list: async () => await sitesOf(form, platform),
		pollSite: async (site: string, state: AlertState | undefined) =>
			await pollSite(form, when, polling, site, state),
	};
	const polled = await pollSites<INodeExecutionData[]>(before, reader, now);
	const { sites, listedAt, hasMoreSites, isComplete, news, ...rest } = polled;
	const found = news.flatMap(({ site, news: items = [], failure }): SiteAlert[] => [
		...items.map(({ json }) => ({ site, item: json })),
		...(failure === undefined ? [] : [notChecked(site, failure, form.language)]),
	]);
	const { due, ...held } = collectAlerts(before, found, !form.isDigest || isComplete, now);
	const state: SitesState<SiteAlert> = { sites, listedAt, hasMoreSites, ...held };
	return {
		...rest,
		state,
		news: due.length > 0 ? output(due, { count: sites.length, hasMoreSites }, form) : undefined,
		isSettled: polled.isSettled || found.length > 0 || due.length > 0,
	};
}

async function sampleAll(form: AlertForm, polling: Polling): Promise<INodeExecutionData[]> {
	const { sampleSite } = await import('./sampleSite');
	const { names: sites, hasMoreSites } = await sitesOf(form, polling.platform);
	const sampled = await settleAll(
		sites,
		CONCURRENT_SAMPLES,
		async (site) => await sampleSite(form, polling, site),
	);
	const found = sampled.flatMap((one, index): SiteAlert[] => {
		const [site = ''] = sites.slice(index, index + 1);
		if ('value' in one) return one.value.map(({ json }) => ({ site, item: json }));
		if (sites.length === 1) throw one.error;
		const reason = one.error instanceof Error ? one.error.message : String(one.error);
		return [notChecked(site, reason, form.language)];
	});
	return output(found, { count: sites.length, hasMoreSites }, form);
}

async function sitesOf({ site, sites }: AlertForm, platform: Connection): Promise<ListedSites> {
	return sites === undefined
		? { names: [site], hasMoreSites: false }
		: await resolveSites(platform, sites);
}

function notChecked(site: string, reason: string, chosen: string): SiteAlert {
	const { language } = alertWording(chosen);
	const text = silenceWords(language).notChecked(site, reason);
	return { site, item: { alert: 'notChecked', text, site } };
}

function output(
	alerts: readonly SiteAlert[],
	{ count, hasMoreSites }: { readonly count: number; readonly hasMoreSites: boolean },
	{ isDigest, language }: AlertForm,
): INodeExecutionData[] {
	if (!isDigest) return sortBySeverity(alerts).map(({ item }) => ({ json: toItem(item) }));
	const wording = alertWording(language);
	const incomplete = hasMoreSites ? wordsFor(wording.language).incompleteSites : undefined;
	const digest = writeDigest(alerts, { count, incomplete }, wording);
	const json: IDataObject = toItem({ alert: 'digest', ...digest, sites: count });
	return textOf(digest.text) === undefined ? [] : [{ json }];
}
