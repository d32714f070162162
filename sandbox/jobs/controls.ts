import { type Controls, ordered, plainOrder } from '../http/orders';
import { type JobSettings, readJobSettings } from './settings';
import type { JobStore } from './store';

export interface JobControl {
	/** Decides how the next submitted jobs behave. */
	nextJobs(settings: JobSettings): void;
	clearJobs(): void;
}

export function jobControls({ jobs }: JobStore): Controls<JobControl> {
	const control: JobControl = {
		nextJobs: (settings) => jobs.orderNext(settings),
		clearJobs: () => jobs.forgetOrders(),
	};
	return {
		control,
		orders: {
			'POST /_sandbox/jobs': ordered(readJobSettings, control.nextJobs),
			'DELETE /_sandbox/jobs': plainOrder(control.clearJobs),
		},
	};
}
