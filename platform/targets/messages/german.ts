import type { TargetWords } from './words';

/** Target messages in German. */
export const german: TargetWords = {
	semicolon: '; ',
	statuses: {
		ahead: 'voraus',
		onTrack: 'im Plan',
		behind: 'im Rückstand',
		missed: 'verfehlt',
		reached: 'erreicht',
		over: 'zu hoch',
		unknown: 'keine Prognose',
	},
	subject: (figure, name, site) =>
		name === '' ? `${figure}, ${site}` : `${figure}, ${name}, ${site}`,
	soFarOf: (soFar, target, isBudget) => `${soFar} von ${isBudget ? 'höchstens ' : ''}${target}`,
	after: (days, isOne) => `nach ${days} ${isOne ? 'Tag' : 'Tagen'}`,
	unknownDays: (days, isOne) => `für ${isOne ? 'einen Tag' : `${days} Tage`} fehlen die Zahlen`,
	beforeFirstDay: (target, isBudget) =>
		`noch kein voller Tag, das Ziel liegt bei ${isBudget ? 'höchstens ' : ''}${target}`,
	pace: (percent, isAbove) => `${percent} ${isAbove ? 'vor dem Plan' : 'hinter dem Plan'}`,
	budgetPace: (percent, isAbove) => `${percent} ${isAbove ? 'über' : 'unter'} dem Plan`,
	onPace: 'genau im Plan',
	forecast: (about, low, high) => `etwa ${about} am Ende (${low} bis ${high})`,
	needed: (perDay, expected) => `nötig: ${perDay} pro Tag, erwartet: ${expected}`,
	allowed: (perDay, expected) => `es bleiben ${perDay} pro Tag, erwartet: ${expected}`,
	neededRate: (rate, expected) => `an den übrigen Tagen nötig: ${rate}, erwartet: ${expected}`,
	missedBy: (amount) => `um ${amount} verfehlt`,
	overBy: (amount) => `um ${amount} überschritten`,
	reached: 'erreicht',
	kept: 'eingehalten',
	belowLimit: 'unter dem Limit',
	noForecast: 'zu wenige Daten für eine Prognose',
	noFigures: (target, isBudget) =>
		`es gibt keine Zahlen, das Ziel liegt bei ${isBudget ? 'höchstens ' : ''}${target}`,
	quarter: (number, year) => `${number}. Quartal ${year}`,
	title: 'Ziele',
	late: (late, all, isOne) => `${late} von ${all} Zielen ${isOne ? 'ist' : 'sind'} nicht im Plan`,
	noneLate: (all) => {
		if (all === '1') return 'Das Ziel ist im Plan';
		return all === '2' ? 'Beide Ziele sind im Plan' : `Alle ${all} Ziele sind im Plan`;
	},
	columns: {
		target: 'Ziel',
		soFar: 'Bisher',
		forecast: 'Prognose',
		pace: 'Abweichung',
		status: 'Status',
	},
	atMost: (amount) => `höchstens ${amount}`,
};
