import type { TargetWords } from './words';

/** Target messages in French. */
export const french: TargetWords = {
	semicolon: '\u00A0; ',
	statuses: {
		ahead: 'en avance',
		onTrack: 'en bonne voie',
		behind: 'en retard',
		missed: 'manqué',
		reached: 'atteint',
		over: 'trop élevé',
		unknown: 'sans prévision',
	},
	subject: (figure, name, site) =>
		name === '' ? `${figure}, ${site}` : `${figure}, ${name}, ${site}`,
	soFarOf: (soFar, target, isBudget) => `${soFar} sur ${target}${isBudget ? ' au plus' : ''}`,
	after: (days, isOne) => `après ${days} ${isOne ? 'jour' : 'jours'}`,
	unknownDays: (days, isOne) =>
		`il manque les chiffres ${isOne ? 'd’un jour' : `de ${days} jours`}`,
	beforeFirstDay: (target, isBudget) =>
		`pas encore de journée complète, l’objectif est de ${target}${isBudget ? ' au plus' : ''}`,
	pace: (percent, isAbove) =>
		isAbove
			? `${percent} d’avance sur le rythme prévu`
			: `${percent} de retard sur le rythme prévu`,
	budgetPace: (percent, isAbove) =>
		`${percent} ${isAbove ? 'au-dessus' : 'au-dessous'} du rythme prévu`,
	onPace: 'au bon rythme',
	forecast: (about, low, high) => `environ ${about} en fin de période (de ${low} à ${high})`,
	needed: (perDay, expected) => `il faut ${perDay} par jour, la prévision est de ${expected}`,
	allowed: (perDay, expected) => `il reste ${perDay} par jour, la prévision est de ${expected}`,
	neededRate: (rate, expected) =>
		`il faut ${rate} sur les jours restants, la prévision est de ${expected}`,
	missedBy: (amount) => `manqué de ${amount}`,
	overBy: (amount) => `dépassé de ${amount}`,
	reached: 'atteint',
	kept: 'respecté',
	belowLimit: 'sous la limite',
	noForecast: 'trop peu de données pour une prévision',
	noFigures: (target, isBudget) =>
		`il n’y a pas de chiffres, l’objectif est de ${target}${isBudget ? ' au plus' : ''}`,
	quarter: (number, year) => `T${number} ${year}`,
	title: 'Objectifs',
	late: (late, all, isOne) =>
		isOne || late === '0'
			? `${late} objectif sur ${all} n’est pas en bonne voie`
			: `${late} objectifs sur ${all} ne sont pas en bonne voie`,
	noneLate: (all) =>
		all === '1' ? 'L’objectif est en bonne voie' : `Les ${all} objectifs sont en bonne voie`,
	columns: {
		target: 'Objectif',
		soFar: 'À ce jour',
		forecast: 'Prévision',
		pace: 'Rythme',
		status: 'Statut',
	},
	atMost: (amount) => `${amount} au plus`,
};
