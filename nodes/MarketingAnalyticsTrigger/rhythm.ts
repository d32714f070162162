import { InvalidInput } from '../../platform/client/faults';
import type { Rhythm } from '../../platform/polling/schedule';
import { isZone } from '../../platform/polling/schedule';
import type { Parameters } from '../shared/form/parameters';
import { readText } from '../shared/form/parameters';

/** When to submit the report, in the workflow's time zone unless another is given. @throws InvalidInput */
export function readRhythm(form: Parameters, workflowZone: string): Rhythm {
	const every = readText(form, 'submitEvery', 0);
	if (every === 'poll') return { every };
	const time = { ...readTime(readText(form, 'submitAt', 0)), zone: readZone(form, workflowZone) };
	if (every === 'day') return { every, ...time };
	if (every === 'week') {
		return { every, ...time, weekday: readWhole(form, 'weekday', 'Weekday', 7) };
	}
	if (every === 'month') {
		return { every, ...time, day: readWhole(form, 'dayOfMonth', 'Day of Month', 31) };
	}
	throw new InvalidInput(
		'Submit',
		`Submit cannot be "${every}"`,
		'Choose from the list, or give one of day, month, poll, week',
	);
}

function readTime(text: string) {
	const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
	if (hour !== undefined && minute !== undefined) {
		return { hour: Number(hour), minute: Number(minute) };
	}
	throw new InvalidInput(
		'Time',
		`Time cannot be "${text}"`,
		'Enter hours and minutes such as 06:30',
	);
}

function readZone(form: Parameters, workflowZone: string): string {
	const zone = readText(form, 'timeZone', 0) || workflowZone;
	if (isZone(zone)) return zone;
	throw new InvalidInput(
		'Time Zone',
		`There is no time zone ${zone}`,
		'Enter a name such as Europe/Paris, or leave it empty for the workflow’s',
	);
}

function readWhole(form: Parameters, name: string, label: string, most: number): number {
	const number = Number(form.getNodeParameter(name, 0, ''));
	if (Number.isInteger(number) && number >= 1 && number <= most) return number;
	throw new InvalidInput(
		label,
		`${label} must be a whole number from 1 to ${most}`,
		'Enter a number such as 1',
	);
}
