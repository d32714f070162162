import type { AlertWords } from './alertWords';

const NONE = 'kein Wert';
const NO_EXPECTATION = 'kein Erwartungswert';
const SIDES = { lower: 'niedriger', higher: 'höher' };

/** Alerts in German. */
export const germanAlerts: AlertWords = {
	colon: ': ',
	noAlert: 'Kein Alarm.',
	none: NONE,
	subject: (figure, label, site) =>
		label === '' ? `${figure}, ${site}` : `${figure}, ${label}, ${site}`,
	side: (side) => SIDES[side],
	changed: (percent, side) => `${percent} ${SIDES[side]}`,
	at: (day, hour) => `${day} um ${hour} Uhr`,
	until: (day, hour) => `${day}, bis ${hour} Uhr`,
	midnight: '24:00',
	compared: (value, reference) =>
		reference === NO_EXPECTATION ? `${value}, ${reference}` : `${value} gegenüber ${reference}`,
	expected: (amount) => (amount === NONE ? NO_EXPECTATION : `erwarteten ${amount}`),
	before: (amount) => `${amount} davor`,
	asOn: (amount, day) => `${amount} auf Basis des ${day}`,
	bound: (amount) => `einer Grenze von ${amount}`,
	noPrecedent: (value) => `${value}, ohne vergleichbaren Tag in der Vergangenheit`,
	still: (change, since) => `weiterhin ${change} (seit dem ${since})`,
	asExpected: 'wieder wie erwartet',
	withinBound: 'wieder innerhalb der Grenze',
	noLonger: (side) => `nicht mehr ${SIDES[side]}`,
	was: (side, since) => `Der Wert war seit dem ${since} ${SIDES[side]}.`,
	newLevel: (value, before) => `das ist das neue Niveau: ${value}, vorher ${before}`,
	hasBeen: (side, since) => `Der Wert ist seit dem ${since} ${SIDES[side]}.`,
	knownDays: (days) => `Es liegen nur Daten von ${days} früheren Tagen vor.`,
	tooLittle: 'seit vier Wochen gibt es zu wenige Daten für eine Bewertung, der Alarm endet daher',
	wereNone: (since) => `Seit dem ${since} gab es keine Zahlen.`,
	coming: 'Zahlen treffen ein',
	comingAgain: 'Zahlen treffen wieder ein',
	stopped: (since, isAbsent, isStill) =>
		`${isStill ? 'weiterhin ' : ''}${isAbsent ? 'keine Zahlen' : '0'} seit dem ${since}`,
	instead: (amount) => `, statt etwa ${amount}`,
	conversions: (count, expected, visits) =>
		`${count} gegenüber etwa ${expected}, die bei ${visits} Besuchen zu erwarten sind`,
	since: (text, since) => `${text} (seit dem ${since})`,
	trackingWorks: 'das Tracking funktioniert wieder',
	wasBroken: (since) => `Es war seit dem ${since} gestört.`,
	broken: (since, isStill) =>
		`das Tracking ist vermutlich ${isStill ? 'weiterhin ' : ''}gestört (seit dem ${since})`,
	digest: (count, sites, notChecked) => {
		const all = sites === 1 ? '1 Website' : `${sites} Websites`;
		if (count === 0 && notChecked > 0) {
			return `${notChecked} von ${all} ${notChecked === 1 ? 'konnte' : 'konnten'} nicht geprüft werden`;
		}
		if (count === 0) return `${all} geprüft, keine Auffälligkeiten`;
		return `${count} von ${all} ${count === 1 ? 'ist' : 'sind'} auffällig`;
	},
};
