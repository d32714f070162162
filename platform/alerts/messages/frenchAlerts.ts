import type { AlertWords } from './alertWords';

const SIDES = { lower: 'en baisse', higher: 'en hausse' };

/** Alerts in French. */
export const frenchAlerts: AlertWords = {
	colon: '\u00a0: ',
	noAlert: 'Aucune alerte.',
	none: 'aucune valeur',
	subject: (figure, label, site) =>
		label === '' ? `${figure}, ${site}` : `${figure}, ${label}, ${site}`,
	side: (side) => SIDES[side],
	changed: (percent, side) => `${SIDES[side]} de ${percent}`,
	until: (day, hour) => `${day} jusqu’à ${hour}`,
	span: (first, last) => `${first} au ${last}`,
	compared: (value, reference) => `${value} contre ${reference}`,
	expected: (amount) => `une valeur attendue de ${amount}`,
	before: (amount) => `${amount} avant`,
	asOn: (amount, day) => `${amount} le ${day}`,
	bound: (amount) => `la limite de ${amount}`,
	noPrecedent: (value) => `${value}, sans jour comparable par le passé`,
	still: (change, since) => `toujours ${change} depuis le ${since}`,
	asExpected: 'de nouveau conforme aux attentes',
	withinBound: 'de nouveau dans la limite',
	noLonger: (side) => `ce n’est plus ${SIDES[side]}`,
	was: (side, since) => `C’était ${SIDES[side]} depuis le ${since}.`,
	newLevel: (value, before) => `c’est le nouveau niveau\u00a0: ${value}, ${before} avant`,
	hasBeen: (side, since) => `C’est ${SIDES[side]} depuis le ${since}.`,
	knownDays: (days) => `Seuls ${days} jours précédents sont connus.`,
	tooLittle:
		'depuis quatre semaines, les données ne suffisent plus pour juger\u00a0; l’alerte prend fin',
	wereNone: (since) => `Il n’y avait aucun chiffre depuis le ${since}.`,
	coming: 'les chiffres arrivent',
	comingAgain: 'les chiffres arrivent de nouveau',
	stopped: (since, isAbsent, isStill) =>
		`${isStill ? 'toujours ' : ''}${isAbsent ? 'aucun chiffre' : '0'} depuis le ${since}`,
	instead: (amount) => ` au lieu d’environ ${amount}`,
	conversions: (count, expected, visits) =>
		`${count} contre environ ${expected} à attendre de ${visits} visites`,
	since: (text, since) => `${text} depuis le ${since}`,
	trackingWorks: 'le suivi fonctionne de nouveau',
	wasBroken: (since) => `Il était en panne depuis le ${since}.`,
	broken: (since, isStill) =>
		`le suivi est ${isStill ? 'toujours ' : ''}probablement en panne depuis le ${since}`,
	digest: (count, sites) => {
		const all = sites === 1 ? '1 site' : `${sites} sites`;
		if (count === 0) return `Rien à signaler sur ${all}`;
		return `${count} sur ${all} ${count === 1 ? 'demande' : 'demandent'} votre attention`;
	},
};
