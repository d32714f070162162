import type { Resource } from '../endpointRow';

/** Functions on alerts. */
export type AlertRun = 'snoozeAlert';

/** Alerts that Metric Alert has reported. */
export const alert: Resource<AlertRun> = {
	value: 'alert',
	label: 'Alert',
	description: 'Alerts that the trigger has reported',
	operations: [
		{
			value: 'snooze',
			label: 'Snooze',
			action: 'Snooze an alert',
			description:
				'Return until when an alert is not to be reported, for a Data Table that the workflow of the alert looks into; nothing is sent',
			run: 'snoozeAlert',
			changes: false,
			calls: [],
			fields: [],
		},
	],
};
