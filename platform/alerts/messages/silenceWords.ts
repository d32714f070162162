import type { Side } from '../rule/alertRule';

/** The sentences that say why there is no alert, and what a test event is about. Figures are formatted texts. */
export interface SilenceWords {
	readonly noFigures: string;
	readonly tooFewDays: string;
	readonly tooFewDaysForLimit: string;
	readonly knownDays: (days: number, needed: number) => string;
	readonly minVolume: (volume: string, isWeek: boolean) => string;
	readonly nextToNothing: string;
	readonly betweenLevels: string;
	readonly previousLevel: string;
	readonly betweenDays: string;
	readonly smallDifference: (percent: string) => string;
	readonly otherSide: (side: Side, watched: Side) => string;
	readonly negative: string;
	/** @param knownDays how many days are known, if these are few */
	readonly limit: (percent: string, side: Side, knownDays: number | undefined) => string;
	/** "12 or fewer on 3 days together". */
	readonly count: (count: string, side: Side, days: number) => string;
	/** Between counts of which each is enough for an alert. */
	readonly or: string;
	readonly countsForAlert: (counts: string) => string;
	readonly holidays: (places: string) => string;
	readonly noHolidays: string;
	readonly unknownZone: (zone: string) => string;
	readonly simulated: (percent: string, side: Side) => string;
	/** @param example a larger change in percent, with its sign */
	readonly simulateMore: (example: string) => string;
	readonly notChecked: (site: string, reason: string) => string;
}

const english: SilenceWords = {
	noFigures: 'There are no figures for this period, so it was not evaluated.',
	tooFewDays: 'There are too few days to calculate an expected value.',
	tooFewDaysForLimit: 'There are too few days to calculate which values are unusual.',
	knownDays: (days, needed) =>
		`${days === 1 ? 'Only 1 earlier day is' : `Only ${days} earlier days are`} available: alerts need at least ${needed}.`,
	minVolume: (volume, isWeek) =>
		`Less than the Minimum Volume of ${volume} is expected${isWeek ? ' in a week' : ''}.`,
	nextToNothing: 'Next to nothing is expected, so an alert is not possible.',
	betweenLevels: 'The value is between the current level and the previous level.',
	previousLevel: 'The value is at the previous level.',
	betweenDays:
		'The value is between the earlier value of this special day and the value of an ordinary day.',
	smallDifference: (percent) => `The difference is less than the Minimum Change of ${percent}.`,
	otherSide: (side, watched) =>
		`The value is ${side}; only values that are ${watched} start an alert.`,
	negative: 'Values below zero that are about as low as this occur at least once a month.',
	limit: (percent, side, knownDays) =>
		knownDays === undefined
			? `A value up to ${percent} ${side} is within normal variation.`
			: `Because only ${knownDays} earlier days are available, a value up to ${percent} ${side} does not start an alert.`,
	count: (count, side, days) =>
		`${count}${side === 'higher' ? ' or more' : orFewer(count, ' or fewer')} ${days === 1 ? 'on one day' : `over ${days} days in total`}`,
	or: ', or ',
	countsForAlert: (counts) => `An alert would need ${counts}.`,
	holidays: (places) => `Public holidays considered: ${places}.`,
	noHolidays: 'Public holidays are not considered.',
	unknownZone: (zone) =>
		`Public holidays are not considered: the time zone ${zone} does not match a supported country.`,
	simulated: (percent, side) => `Test, as if figures were ${percent} ${side}: `,
	simulateMore: (example) =>
		`To see an alert, enter a larger Simulated Change (Percent), such as ${example}.`,
	notChecked: (site, reason) => `${site} could not be checked: ${reason}`,
};

const deSide = { lower: 'niedriger', higher: 'höher' };
const deValues = { lower: 'niedrigere', higher: 'höhere' };
const german: SilenceWords = {
	noFigures: 'Für diesen Zeitraum gibt es keine Zahlen, daher wird er nicht bewertet.',
	tooFewDays: 'Es liegen Daten von zu wenigen Tagen vor, um einen Erwartungswert zu berechnen.',
	tooFewDaysForLimit:
		'Es liegen Daten von zu wenigen Tagen vor, um zu berechnen, welche Werte ungewöhnlich sind.',
	knownDays: (days, needed) =>
		`Bisher liegen nur Daten von ${days === 1 ? '1 Tag' : `${days} Tagen`} vor; Alarme sind erst ab ${needed} Tagen möglich.`,
	minVolume: (volume, isWeek) =>
		`Erwartet wird weniger als das Mindestvolumen von ${volume}${isWeek ? ' pro Woche' : ''}.`,
	nextToNothing: 'Es wird so gut wie nichts erwartet, daher ist kein Alarm möglich.',
	betweenLevels: 'Der Wert liegt zwischen dem aktuellen und dem vorherigen Niveau.',
	previousLevel: 'Der Wert liegt auf dem vorherigen Niveau.',
	betweenDays:
		'Der Wert liegt zwischen dem früheren Wert dieses besonderen Tages und dem Wert eines gewöhnlichen Tages.',
	smallDifference: (percent) => `Die Abweichung liegt unter der Mindeständerung von ${percent}.`,
	otherSide: (side, watched) =>
		`Der Wert ist ${deSide[side]}; nur ${deValues[watched]} Werte lösen einen Alarm aus.`,
	negative: 'Ähnlich niedrige Werte unter null kommen mindestens einmal im Monat vor.',
	limit: (percent, side, knownDays) =>
		knownDays === undefined
			? `Werte, die bis zu ${percent} ${deSide[side]} sind, liegen im normalen Schwankungsbereich.`
			: `Da nur Daten von ${knownDays} früheren Tagen vorliegen, lösen Werte, die bis zu ${percent} ${deSide[side]} sind, keinen Alarm aus.`,
	count: (count, side, days) =>
		`${side === 'higher' ? 'mindestens ' : orFewer(count, 'höchstens ')}${count} ${days === 1 ? 'an einem Tag' : `an ${days} Tagen insgesamt`}`,
	or: ' oder ',
	countsForAlert: (counts) => `Für einen Alarm wären nötig: ${counts}.`,
	holidays: (places) => `Berücksichtigte Feiertage: ${places}.`,
	noHolidays: 'Feiertage werden nicht berücksichtigt.',
	unknownZone: (zone) =>
		`Feiertage werden nicht berücksichtigt: Die Zeitzone ${zone} gehört zu keinem unterstützten Land.`,
	simulated: (percent, side) => `Test, als wären die Zahlen ${percent} ${deSide[side]}: `,
	simulateMore: (example) =>
		`Für einen Alarm muss die Änderung unter Simulated Change (Percent) größer sein, zum Beispiel ${example}.`,
	notChecked: (site, reason) => `${site} konnte nicht geprüft werden: ${reason}`,
};

const frSide = { lower: 'en dessous', higher: 'au-dessus' };
const french: SilenceWords = {
	noFigures: 'Il n’y a pas de chiffres pour cette période, qui n’est donc pas évaluée.',
	tooFewDays: 'Il y a trop peu de jours de données pour calculer une valeur attendue.',
	tooFewDaysForLimit:
		'Il y a trop peu de jours de données pour calculer quelles valeurs sont inhabituelles.',
	knownDays: (days, needed) =>
		`${days === 1 ? 'Un seul jour de données est disponible' : `Seuls ${days} jours de données sont disponibles`}\u00a0: les alertes ne sont possibles qu’à partir de ${needed} jours.`,
	minVolume: (volume, isWeek) =>
		`La valeur attendue est inférieure au volume minimal de ${volume}${isWeek ? ' par semaine' : ''}.`,
	nextToNothing: 'La valeur attendue est presque nulle\u00a0: aucune alerte n’est possible.',
	betweenLevels: 'La valeur se situe entre le niveau actuel et le précédent.',
	previousLevel: 'La valeur est revenue au niveau précédent.',
	betweenDays:
		'La valeur se situe entre la valeur antérieure de ce jour particulier et celle d’un jour ordinaire.',
	smallDifference: (percent) => `L’écart est inférieur à la variation minimale de ${percent}.`,
	otherSide: (side, watched) =>
		`La valeur est ${frSide[side]}\u00a0; seules les valeurs ${frSide[watched]} déclenchent une alerte.`,
	negative:
		'Des valeurs négatives à peu près aussi basses se produisent au moins une fois par mois.',
	limit: (percent, side, knownDays) =>
		knownDays === undefined
			? `Jusqu’à ${percent} ${frSide[side]}, une valeur reste dans la variation normale.`
			: `Comme seuls ${knownDays} jours de données sont disponibles, une valeur jusqu’à ${percent} ${frSide[side]} ne déclenche pas d’alerte.`,
	count: (count, side, days) =>
		`${side === 'higher' ? 'au moins ' : orFewer(count, 'au plus ')}${count} ${days === 1 ? 'en un jour' : `sur ${days} jours au total`}`,
	or: ' ou ',
	countsForAlert: (counts) => `Pour une alerte, il faudrait\u00a0: ${counts}.`,
	holidays: (places) => `Jours fériés pris en compte\u00a0: ${places}.`,
	noHolidays: 'Les jours fériés ne sont pas pris en compte.',
	unknownZone: (zone) =>
		`Les jours fériés ne sont pas pris en compte\u00a0: le fuseau horaire ${zone} ne correspond à aucun pays pris en charge.`,
	simulated: (percent, side) =>
		`Test, comme si les chiffres étaient ${side === 'lower' ? 'inférieurs' : 'supérieurs'} de ${percent}\u00a0: `,
	simulateMore: (example) =>
		`Pour une alerte, la variation sous Simulated Change (Percent) doit être plus forte, par exemple ${example}.`,
	notChecked: (site, reason) => `${site} n’a pas pu être vérifié\u00a0: ${reason}`,
};

const esSide = { lower: 'por debajo', higher: 'por encima' };
const spanish: SilenceWords = {
	noFigures: 'No hay cifras de ese periodo, por lo que no se evalúa.',
	tooFewDays: 'No hay datos de suficientes días para calcular un valor esperado.',
	tooFewDaysForLimit: 'No hay datos de suficientes días para calcular qué valores son inusuales.',
	knownDays: (days, needed) =>
		`Solo hay datos de ${days === 1 ? '1 día anterior' : `${days} días anteriores`}: las alertas requieren al menos ${needed}.`,
	minVolume: (volume, isWeek) =>
		`Se espera menos del volumen mínimo de ${volume}${isWeek ? ' a la semana' : ''}.`,
	nextToNothing: 'El valor esperado es casi cero, por lo que no puede haber alertas.',
	betweenLevels: 'El valor está entre el nivel actual y el anterior.',
	previousLevel: 'El valor ha vuelto al nivel anterior.',
	betweenDays: 'El valor está entre el valor anterior de este día especial y el de un día normal.',
	smallDifference: (percent) => `La diferencia es inferior al cambio mínimo del ${percent}.`,
	otherSide: (side, watched) =>
		`El valor está ${esSide[side]}; solo los valores ${esSide[watched]} generan una alerta.`,
	negative: 'Valores negativos parecidos se dan al menos una vez al mes.',
	limit: (percent, side, knownDays) =>
		knownDays === undefined
			? `Hasta un ${percent} ${esSide[side]}, un valor está dentro de la variación normal.`
			: `Como solo hay datos de ${knownDays} días anteriores, un valor de hasta un ${percent} ${esSide[side]} no genera ninguna alerta.`,
	count: (count, side, days) =>
		`${side === 'higher' ? 'al menos ' : orFewer(count, 'como máximo ')}${count} ${days === 1 ? 'en un día' : `en total en ${days} días`}`,
	or: ' o ',
	countsForAlert: (counts) => `Para una alerta harían falta: ${counts}.`,
	holidays: (places) => `Festivos que se tienen en cuenta: ${places}.`,
	noHolidays: 'No se tienen en cuenta los festivos.',
	unknownZone: (zone) =>
		`No se tienen en cuenta los festivos: la zona horaria ${zone} no corresponde a ningún país admitido.`,
	simulated: (percent, side) =>
		`Prueba, como si las cifras estuvieran un ${percent} ${esSide[side]}: `,
	simulateMore: (example) =>
		`Para una alerta, el cambio en Simulated Change (Percent) debe ser mayor, por ejemplo ${example}.`,
	notChecked: (site, reason) => `No se ha podido comprobar ${site}: ${reason}`,
};

const ALL: Readonly<Record<string, SilenceWords>> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
};

/** The words of a language, such as fr or de-CH; English if it is not supported. */
export function silenceWords(language: string): SilenceWords {
	return ALL[new Intl.Locale(language).language] ?? english;
}

/** Nothing is fewer than 0. */
function orFewer(count: string, text: string): string {
	return count === '0' ? '' : text;
}
