import type { Setting } from '../shared/form/settings';
import { choiceSetting, converted, filled } from '../shared/form/settings';
import type { Loss, TriggerEvent } from './event';
import { importFinished } from './events/importFinished';
import { jobFinished } from './events/jobFinished';
import { metricAlert } from './events/metricAlert';
import { newRecord } from './events/newRecord';
import { reportReady } from './events/reportReady';
import { statusChanged } from './events/statusChanged';
import { targetAlert } from './events/targetAlert';

/** All events that can start the workflow. */
export const events: readonly TriggerEvent[] = [
	// The first three share one schedule, which the form has where the last of them has it: at the
	// beginning of Report Ready.
	metricAlert,
	targetAlert,
	reportReady,
	newRecord,
	statusChanged,
	jobFinished,
	importFinished,
];

/** The events as options of a list. */
export const eventChoices = events
	.map(({ name, value, description }) => ({ name, value, description }))
	.sort((a, b) => a.name.localeCompare(b.name));

/** The event that starts the workflow. */
export const triggerOn: Setting<TriggerEvent> = converted(
	filled(
		choiceSetting(
			{ displayName: 'Trigger On', name: 'event', noDataExpression: true },
			eventChoices,
			reportReady.value,
		),
	),
	(chosen) => events.find(({ value }) => value === chosen) ?? reportReady,
);

/** What is lost when a state is dropped, for each event that the state may belong to. */
export function lossesOf(state: unknown): Loss[] {
	return events.flatMap((event) => event.lost?.(state) ?? []);
}
