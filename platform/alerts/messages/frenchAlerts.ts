import type { AlertWords } from './alertWords';

const NONE = 'aucune valeur';
const NO_EXPECTATION = 'sans valeur attendue';
const SIDES = { lower: 'en dessous', higher: 'au-dessus' };

/** "9:00" as "9 h". */
function spoken(hour: string): string {
	return hour.replace(/^(\d+):(\d\d)$/, (_, hours, minutes) =>
		minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`,
	);
}

/** Alerts in French. */
export const frenchAlerts: AlertWords = {
	colon: '\u00a0: ',
	noAlert: 'Aucune alerte.',
	none: NONE,
	subject: (figure, label, site) =>
		label === '' ? `${figure}, ${site}` : `${figure}, ${label}, ${site}`,
	side: (side) => SIDES[side],
	changed: (percent, side) => `${percent} ${SIDES[side]}`,
	at: (day, hour) => `${day} à ${spoken(hour)}`,
	until: (day, hour) => `${day}, jusqu’à ${spoken(hour)}`,
	midnight: 'minuit',
	compared: (value, reference) =>
		reference === NO_EXPECTATION ? `${value}, ${reference}` : `${value} contre ${reference}`,
	expected: (amount) => (amount === NONE ? NO_EXPECTATION : `une valeur attendue de ${amount}`),
	before: (amount) => `${amount} avant`,
	asOn: (amount, day) => `${amount} sur la base du ${day}`,
	bound: (amount) => `une limite de ${amount}`,
	noPrecedent: (value) => `${value}, sans jour comparable par le passé`,
	still: (change, since) => `toujours ${change} depuis le ${since}`,
	asExpected: 'de nouveau conforme aux attentes',
	withinBound: 'de nouveau dans la limite',
	noLonger: (side) => `la valeur n’est plus ${SIDES[side]}`,
	was: (side, since) => `La valeur était ${SIDES[side]} depuis le ${since}.`,
	newLevel: (value, before) =>
		`c’est le nouveau niveau\u00a0: ${value}, contre ${before} auparavant`,
	hasBeen: (side, since) => `La valeur est ${SIDES[side]} depuis le ${since}.`,
	knownDays: (days) => `Seuls ${days} jours de données sont disponibles.`,
	tooLittle:
		'depuis quatre semaines, les données ne suffisent plus pour une évaluation\u00a0; l’alerte prend donc fin',
	wereNone: (since) => `Il n’y avait plus aucun chiffre depuis le ${since}.`,
	coming: 'les chiffres arrivent',
	comingAgain: 'les chiffres arrivent de nouveau',
	stopped: (since, isAbsent, isStill) =>
		`${isStill ? 'toujours ' : ''}${isAbsent ? 'aucun chiffre' : '0'} depuis le ${since}`,
	instead: (amount) => `, au lieu d’environ ${amount}`,
	conversions: (count, expected, visits) =>
		`${count} contre environ ${expected} (valeur attendue) pour ${visits} visites`,
	since: (text, since) => `${text} depuis le ${since}`,
	trackingWorks: 'le suivi des conversions fonctionne de nouveau',
	wasBroken: (since) => `Il était en panne depuis le ${since}.`,
	broken: (since, isStill) =>
		`le suivi des conversions est probablement ${isStill ? 'toujours ' : ''}en panne depuis le ${since}`,
	digest: (count, sites, notChecked) => {
		const all = sites === 1 ? '1 site' : `${sites} sites`;
		if (count === 0 && notChecked > 0) {
			const some = notChecked === 1 ? '1 site' : `${notChecked} sites`;
			return `${some} sur ${sites} n’${notChecked === 1 ? 'a pas pu être vérifié' : 'ont pas pu être vérifiés'}`;
		}
		if (count === 0) return `Rien à signaler sur ${all}`;
		const found = `${count} ${count === 1 ? 'site' : 'sites'} sur ${sites}`;
		return `${found} ${count === 1 ? 'demande' : 'demandent'} votre attention`;
	},
};
