import { snoozeAlert } from '../../../platform/alerts/alertId';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { readSnooze } from './snoozeForm';

/** Alert > Snooze: returns until when an alert is not to be reported; nothing is sent or stored. */
export const snooze: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: () => ({}),
		readItem: (form, item) => {
			const { alertId, length } = readSnooze(form, item);
			return snoozeAlert(alertId, length, Date.now());
		},
		open: () => ({}),
		run: async ({ node, requests }) => {
			const results = await eachItem(node, requests, { concurrency: 1 }, (snoozed, item) => [
				{ json: toItem(snoozed), pairedItem: { item } },
			]);
			return [toItems(node, results)];
		},
	});
