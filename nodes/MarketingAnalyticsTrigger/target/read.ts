import type { MonitoredTarget } from '../../../platform/alerts/targetAlert/evaluateTarget';
import { SUMMARY_KIND } from '../../../platform/catalogue/commonFields';
import type { TargetSource } from '../../../platform/targets/targetJobs';
import type { TargetWording } from '../../../platform/targets/messages/targetWording';
import { targetWording } from '../../../platform/targets/messages/targetWording';
import type { Parameters } from '../../shared/form/parameters';
import { readSite } from '../../shared/form/parameters';
import { read, readOption, zoneOf } from '../../shared/form/readSetting';
import { attributionRules, devices } from '../../shared/report/form/requestFields';
import { readStyle } from '../../shared/report/form/presentation';
import { rowsWhere } from '../../shared/report/form/rowsWhere';
import { repeatHours } from '../alert/notifyOn';
import * as settings from './form';
import { HOUR_MS } from '../../../platform/base/dates/durations';

/** The field of the channel that a target can be about. */
export const TARGET_DIMENSION = 'media_key';

/** The settings of a target. */
export interface TargetForm {
	readonly watched: MonitoredTarget;
	/** The metric of the target, typed or chosen from the list. */
	readonly figure: string;
	/** The source of its figures, without the days. */
	readonly source: Omit<TargetSource, 'end'>;
	readonly repeatMs: number;
	/** The time zone of the workflow. */
	readonly zone: string;
	readonly wording: TargetWording;
}

/** Reads and checks all settings of a target. @throws InvalidInput */
export function readTarget(form: Parameters): TargetForm {
	const site = readSite(form, 0);
	const filters = readOption(form, rowsWhere, 0);
	return {
		watched: {
			site,
			name: read(form, settings.channel, 0),
			amount: read(form, settings.targetAmount, 0),
			bound: read(form, settings.targetDirection, 0),
			unit: read(form, settings.unit, 0),
			...(filters.length > 0 ? { filters } : {}),
		},
		figure: read(form, settings.figure, 0),
		source: {
			site,
			path: '',
			dimension: TARGET_DIMENSION,
			kind: readOption(form, settings.targetAlertKind, 0).value || SUMMARY_KIND,
			devices: readOption(form, devices, 0),
			attributionRules: readOption(form, attributionRules, 0),
		},
		repeatMs: readOption(form, repeatHours, 0) * HOUR_MS,
		zone: zoneOf(form),
		wording: targetWording(readStyle(form, 0)),
	};
}
