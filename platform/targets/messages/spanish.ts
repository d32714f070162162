import type { TargetWords } from './words';

/** Target messages in Spanish. */
export const spanish: TargetWords = {
	semicolon: '; ',
	statuses: {
		ahead: 'adelantado',
		onTrack: 'según lo previsto',
		behind: 'retrasado',
		missed: 'no alcanzado',
		reached: 'alcanzado',
		over: 'demasiado alto',
		unknown: 'sin previsión',
	},
	subject: (figure, name, site) =>
		name === '' ? `${figure} de ${site}` : `${figure} de ${name} en ${site}`,
	soFarOf: (soFar, target, isBudget) => `${soFar} de ${target}${isBudget ? ' como máximo' : ''}`,
	after: (days, isOne) => `tras ${days} ${isOne ? 'día' : 'días'}`,
	unknownDays: (days, isOne) => `faltan las cifras de ${isOne ? 'un día' : `${days} días`}`,
	beforeFirstDay: (target, isBudget) =>
		`aún no hay ningún día completo, el objetivo es ${target}${isBudget ? ' como máximo' : ''}`,
	pace: (percent, isAbove) =>
		`un ${percent} por ${isAbove ? 'delante' : 'detrás'} del ritmo previsto`,
	budgetPace: (percent, isAbove) =>
		`un ${percent} por ${isAbove ? 'encima' : 'debajo'} del ritmo previsto`,
	onPace: 'al ritmo previsto',
	forecast: (about, low, high) => `aprox. ${about} al final (de ${low} a ${high})`,
	needed: (perDay, expected) => `se necesitan ${perDay} al día, la previsión es de ${expected}`,
	allowed: (perDay, expected) => `quedan ${perDay} al día, la previsión es de ${expected}`,
	neededRate: (rate, expected) =>
		`en los días restantes hay que alcanzar ${rate}, la previsión es de ${expected}`,
	missedBy: (amount) => `quedó a ${amount} del objetivo`,
	overBy: (amount) => `superado en ${amount}`,
	reached: 'alcanzado',
	kept: 'respetado',
	belowLimit: 'por debajo del límite',
	noForecast: 'datos insuficientes para una previsión',
	noFigures: (target, isBudget) =>
		`no hay cifras, el objetivo es ${target}${isBudget ? ' como máximo' : ''}`,
	quarter: (number, year) => `T${number} ${year}`,
	title: 'Objetivos',
	late: (late, all, isOne) =>
		isOne
			? `${late} de ${all} objetivos no va por buen camino`
			: `${late} de ${all} objetivos no van por buen camino`,
	noneLate: (all) =>
		all === '1' ? 'El objetivo va por buen camino' : `Los ${all} objetivos van por buen camino`,
	columns: {
		target: 'Objetivo',
		soFar: 'Hasta ahora',
		forecast: 'Previsión',
		pace: 'Ritmo',
		status: 'Estado',
	},
	atMost: (amount) => `${amount} como máximo`,
};
