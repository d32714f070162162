import type { AlertWords } from './alertWords';

/** Alerts in English. */
export const englishAlerts: AlertWords = {
	colon: ': ',
	noAlert: 'No alert.',
	none: 'none',
	subject: (figure, label, site) =>
		label === '' ? `${figure} on ${site}` : `${figure} of ${label} on ${site}`,
	side: (side) => side,
	changed: (percent, side) => `${percent} ${side}`,
	at: (day, hour) => `${day} at ${hour}`,
	until: (day, hour) => `${day} until ${hour}`,
	midnight: 'midnight',
	compared: (value, reference) => `${value} against ${reference}`,
	expected: (amount) => `${amount} expected`,
	before: (amount) => `${amount} before`,
	asOn: (amount, day) => `${amount} based on ${day}`,
	bound: (amount) => `the fixed value of ${amount}`,
	noPrecedent: (value) => `${value}, with no earlier day to compare it with`,
	still: (change, since) => `still ${change} since ${since}`,
	asExpected: 'as expected again',
	withinBound: 'no longer beyond the fixed value',
	noLonger: (side) => `no longer ${side}`,
	was: (side, since) => `The value had been ${side} since ${since}.`,
	newLevel: (value, before) => `this is the new level: ${value}, previously ${before}`,
	hasBeen: (side, since) => `The value has been ${side} since ${since}.`,
	knownDays: (days) => `Only ${days} earlier days of data are available.`,
	tooLittle: 'there has been too little data for four weeks, so this alert ends',
	wereNone: (since) => `There had been no figures since ${since}.`,
	coming: 'figures are coming in',
	comingAgain: 'figures are coming in again',
	stopped: (since, isAbsent, isStill) =>
		isAbsent
			? `${isStill ? 'still ' : ''}no figures since ${since}`
			: `${isStill ? 'still ' : ''}none since ${since}`,
	instead: (amount) => `, instead of about ${amount}`,
	conversions: (count, expected, visits) =>
		`${count} against about ${expected} expected from ${visits} visits`,
	since: (text, since) => `${text} since ${since}`,
	trackingWorks: 'tracking works again',
	wasBroken: (since) => `It had been broken since ${since}.`,
	broken: (since, isStill) => `tracking ${isStill ? 'still ' : ''}likely broken since ${since}`,
	digest: (count, sites, notChecked) => {
		const all = sites === 1 ? '1 site' : `${sites} sites`;
		if (count === 0 && notChecked > 0) return `${notChecked} of ${all} could not be checked`;
		if (count === 0) return `Nothing to report from ${all}`;
		return `${count} of ${all} ${count === 1 ? 'needs' : 'need'} attention`;
	},
};
