import type { TargetWords } from './words';

/** Target messages in English. */
export const english: TargetWords = {
	semicolon: '; ',
	statuses: {
		ahead: 'ahead',
		onTrack: 'on track',
		behind: 'behind',
		missed: 'missed',
		reached: 'reached',
		over: 'too high',
		unknown: 'no forecast',
	},
	subject: (figure, name, site) =>
		name === '' ? `${figure} on ${site}` : `${figure} of ${name} on ${site}`,
	soFarOf: (soFar, target, isBudget) => `${soFar} of ${isBudget ? 'at most ' : ''}${target}`,
	after: (days, isOne) => `after ${days} ${isOne ? 'day' : 'days'}`,
	unknownDays: (days, isOne) => `figures for ${days} ${isOne ? 'day' : 'days'} are missing`,
	beforeFirstDay: (target, isBudget) =>
		`no complete day yet, and the target is ${isBudget ? 'at most ' : ''}${target}`,
	pace: (percent, isAbove) => `${percent} ${isAbove ? 'ahead of' : 'behind'} pace`,
	budgetPace: (percent, isAbove) => `${percent} ${isAbove ? 'above' : 'below'} pace`,
	onPace: 'on pace',
	forecast: (about, low, high) => `about ${about} by the end (${low} to ${high})`,
	needed: (perDay, expected) => `${perDay} a day needed, ${expected} a day expected`,
	allowed: (perDay, expected) => `${perDay} a day left, ${expected} a day expected`,
	neededRate: (rate, expected) => `${rate} needed on the remaining days, ${expected} expected`,
	missedBy: (amount) => `missed by ${amount}`,
	overBy: (amount) => `over by ${amount}`,
	reached: 'reached',
	kept: 'within the limit',
	belowLimit: 'below the limit',
	noForecast: 'not enough data for a forecast',
	noFigures: (target, isBudget) =>
		`there are no figures, and the target is ${isBudget ? 'at most ' : ''}${target}`,
	quarter: (number, year) => `Q${number} ${year}`,
	title: 'Targets',
	late: (late, all, isOne) => `${late} of ${all} targets ${isOne ? 'is' : 'are'} off track`,
	noneLate: (all) => {
		if (all === '1') return 'The target is on track';
		return all === '2' ? 'Both targets are on track' : `All ${all} targets are on track`;
	},
	columns: {
		target: 'Target',
		soFar: 'So far',
		forecast: 'Forecast',
		pace: 'Pace',
		status: 'Status',
	},
	atMost: (amount) => `at most ${amount}`,
};
