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
		over: 'over',
		unknown: 'no forecast',
	},
	subject: (figure, name, site) =>
		name === '' ? `${figure} of ${site}` : `${figure} of ${name} on ${site}`,
	soFarOf: (soFar, target, isBudget) => `${soFar} of ${isBudget ? 'at most ' : ''}${target}`,
	after: (days, isOne) => `after ${days} ${isOne ? 'day' : 'days'}`,
	unknownDays: (days, isOne) => `figures for ${days} ${isOne ? 'day' : 'days'} are missing`,
	beforeFirstDay: (target, isBudget) =>
		`no day is over yet, the target is ${isBudget ? 'at most ' : ''}${target}`,
	pace: (percent, isAbove) => `${percent} ${isAbove ? 'ahead of' : 'behind'} pace`,
	budgetPace: (percent, isAbove) => `${percent} ${isAbove ? 'above' : 'below'} pace`,
	onPace: 'on pace',
	forecast: (about, low, high) => `about ${about} by the end (${low} to ${high})`,
	needed: (perDay, expected) => `${perDay} a day are needed instead of ${expected}`,
	allowed: (perDay, expected) => `${perDay} a day are left instead of ${expected}`,
	neededRate: (rate, expected) => `the days left need ${rate} instead of ${expected}`,
	missedBy: (amount) => `missed by ${amount}`,
	overBy: (amount) => `over by ${amount}`,
	reached: 'reached',
	kept: 'kept',
	noForecast: 'too little is known for a forecast',
	noFigures: 'there are no figures',
	quarter: (number, year) => `Q${number} ${year}`,
	title: 'Targets',
	late: (late, all, isOne) => `${late} of ${all} targets ${isOne ? 'is' : 'are'} off track`,
	noneLate: (all) => `All ${all} targets are on track`,
	columns: {
		target: 'Target',
		soFar: 'So far',
		forecast: 'Forecast',
		pace: 'Pace',
		status: 'Status',
	},
	atMost: (amount) => `at most ${amount}`,
};
