import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../platform/base/invalidInput';
import { isRecord } from '../../platform/base/json/json';
import type { Schedule } from '../../platform/polling/schedule';
import { isZone } from '../../platform/polling/schedule';
import type { Parameters } from '../shared/form/parameters';
import type { Setting } from '../shared/form/settings';
import { TRACKING } from './alert/figure';
import { checkPollTimes } from './pollTimes';
import { read, readOption, zoneOf } from '../shared/form/readSetting';
import {
	choiceSetting,
	converted,
	filled,
	numberSetting,
	propertiesOf,
	textSetting,
} from '../shared/form/settings';

const shownAt = (...submitEvery: string[]) => ({ displayOptions: { show: { submitEvery } } });

type Every = 'day' | 'hour' | 'month' | 'poll' | 'week';

const submitEvery = (preset: Every) =>
	filled(
		choiceSetting<Every>(
			{
				displayName: 'Request the Report',
				name: 'submitEvery',
				description:
					'How often to request the report; Poll Times sets how often n8n checks whether it is ready',
			},
			[
				{
					name: 'At Every Poll',
					value: 'poll',
					description:
						'As often as Poll Times sets; choose Every Hour there, because every minute is far too often',
				},
				{ name: 'Every Day', value: 'day' },
				{ name: 'Every Hour', value: 'hour' },
				{ name: 'Every Month', value: 'month' },
				{ name: 'Every Week', value: 'week' },
			],
			preset,
		),
	);

/** Explains how the schedule relates to n8n's Poll Times, which are shown above it. */
const twoClocks: INodeProperties = {
	displayName:
		'The first poll after Time of Day requests the report, and the first poll that finds it ready starts the workflow. Let n8n poll every few minutes, and at least once an hour.',
	name: 'twoClocks',
	type: 'notice',
	default: '',
	...shownAt('day', 'month', 'week'),
};

const weekday = filled(
	choiceSetting(
		{ displayName: 'Weekday', name: 'weekday', ...shownAt('week') },
		[
			{ name: 'Monday', value: 1 },
			{ name: 'Tuesday', value: 2 },
			{ name: 'Wednesday', value: 3 },
			{ name: 'Thursday', value: 4 },
			{ name: 'Friday', value: 5 },
			{ name: 'Saturday', value: 6 },
			{ name: 'Sunday', value: 7 },
		],
		1,
	),
);

const dayOfMonth = filled(
	numberSetting(
		{
			displayName: 'Day of Month',
			name: 'dayOfMonth',
			description: 'From 1 to 31; in shorter months, the last day',
			...shownAt('month'),
		},
		1,
		{ min: 1, max: 31, precision: 0, advice: 'Enter a number such as 1' },
	),
	'Enter a number such as 1',
);

const submitAt = converted(
	textSetting(
		{
			displayName: 'Time of Day',
			name: 'submitAt',
			required: true,
			placeholder: 'e.g. 06:30',
			description:
				'In hours and minutes; yesterday’s figures are complete from 06:00 in the site’s time zone',
			...shownAt('day', 'month', 'week'),
		},
		'06:30',
	),
	(time) => {
		const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
		if (hour !== undefined && minute !== undefined) {
			return { hour: Number(hour), minute: Number(minute) };
		}
		throw new InvalidInput(
			'Time of Day',
			`Time of Day must be hours and minutes, but is "${time}"`,
			'Enter hours and minutes such as 06:30',
		);
	},
);

const zoneText = textSetting({
	displayName: 'Time Zone',
	name: 'timeZone',
	placeholder: 'e.g. Europe/Paris',
	description: 'The time zone for Time of Day; the workflow’s time zone when left empty',
	...shownAt('day', 'month', 'week'),
});

const timeZone: Setting<string> = {
	property: zoneText.property,
	parse: (entered, workflowZone) => {
		const zone = zoneText.parse(entered, workflowZone) || workflowZone;
		if (isZone(zone)) return zone;
		throw new InvalidInput(
			'Time Zone',
			`Time Zone: there is no time zone "${zone}"`,
			'Enter a name such as Europe/Paris, or leave Time Zone empty to use the time zone of the workflow',
		);
	},
};

/** The fields for the time and the day of a submission. */
const MOMENT = [weekday, dayOfMonth, submitAt, timeZone];

/** Settings for when a report is submitted, and their reader. */
interface ScheduleForm {
	readonly fields: readonly INodeProperties[];
	/** @throws InvalidInput */
	read(form: Parameters): Schedule;
}

/**
 * The fields of the schedule as main fields.
 *
 * @param preset the default frequency
 */
export function scheduleForm(preset: Every): ScheduleForm {
	const every = submitEvery(preset);
	return {
		fields: [every.property, twoClocks, ...propertiesOf(MOMENT)],
		read: (form) => {
			checkPollTimes(form);
			return scheduleOf(every, (setting) => read(form, setting, 0));
		},
	};
}

const daily = submitEvery('day');

/** n8n requires options in the order of their names. */
function sorted(fields: readonly INodeProperties[]): INodeProperties[] {
	return [...fields].sort((one, other) => one.displayName.localeCompare(other.displayName));
}

/** n8n does not support required fields among options. */
function notRequired(field: INodeProperties): INodeProperties {
	const property = { ...field };
	delete property.required;
	return property;
}

/** The schedule as an option, for users who need another time than the default. */
export const schedule: Setting<Schedule | undefined> = {
	property: {
		displayName: 'Schedule',
		name: 'schedule',
		type: 'fixedCollection',
		placeholder: 'Set Schedule',
		default: {},
		description:
			'When to request the figures; when not set, every day from 06:30, or every hour for Today So Far in Metric Alert',
		// Conversion tracking is always watched by the hour, and a target has no such figure.
		displayOptions: { hide: { '/figure': [...TRACKING] } },
		options: [
			{
				displayName: 'When',
				name: 'when',
				values: sorted(propertiesOf([daily, ...MOMENT])).map(notRequired),
			},
		],
	},
	parse: (entered, zone) => {
		const when = isRecord(entered) ? entered.when : undefined;
		if (!isRecord(when)) return undefined;
		return scheduleOf(daily, ({ property, parse }) => parse(when[property.name], zone));
	},
};

/**
 * Reads the schedule.
 *
 * @param preset the frequency if none was chosen
 * @throws InvalidInput
 */
export function readSchedule(form: Parameters, preset: 'day' | 'hour'): Schedule {
	checkPollTimes(form);
	const zone = zoneOf(form);
	const chosen = readOption(form, schedule, 0);
	if (chosen !== undefined) return chosen;
	if (preset === 'hour') return { every: preset, zone };
	return scheduleOf(daily, ({ parse }) => parse(undefined, zone));
}

function scheduleOf(every: Setting<Every>, setting: <T>(setting: Setting<T>) => T): Schedule {
	const often = setting(every);
	if (often === 'poll') return { every: often };
	const zone = setting(timeZone);
	if (often === 'hour') return { every: often, zone };
	// The members must keep their order: a schedule is compared by its stored JSON.
	const time = { ...setting(submitAt), zone };
	if (often === 'day') return { every: often, ...time };
	if (often === 'week') return { every: often, ...time, weekday: setting(weekday) };
	return { every: often, ...time, day: setting(dayOfMonth) };
}
