import type { AlertWords } from './alertWords';

const NONE = 'ningún valor';
const NO_EXPECTATION = 'sin valor esperado';
const SIDES = { lower: 'por debajo', higher: 'por encima' };

/** "la 1:00", but "las 9:00". */
function spoken(hour: string): string {
	return `${/^0?1:/.test(hour) ? 'la' : 'las'} ${hour}`;
}

/** Alerts in Spanish. */
export const spanishAlerts: AlertWords = {
	colon: ': ',
	noAlert: 'Ninguna alerta.',
	none: NONE,
	subject: (figure, label, site) =>
		label === '' ? `${figure}, ${site}` : `${figure}, ${label}, ${site}`,
	side: (side) => SIDES[side],
	changed: (percent, side) => `un ${percent} ${SIDES[side]}`,
	at: (day, hour) => `${day} a ${spoken(hour)}`,
	until: (day, hour) => `${day}, hasta ${spoken(hour)}`,
	midnight: '24:00',
	compared: (value, reference) =>
		reference === NO_EXPECTATION ? `${value}, ${reference}` : `${value} frente a ${reference}`,
	expected: (amount) => (amount === NONE ? NO_EXPECTATION : `un valor esperado de ${amount}`),
	before: (amount) => `${amount} antes`,
	asOn: (amount, day) => `${amount} tomando como base el ${day}`,
	bound: (amount) => `un límite de ${amount}`,
	noPrecedent: (value) => `${value}, sin ningún día comparable en el pasado`,
	still: (change, since) => `sigue ${change} desde el ${since}`,
	asExpected: 'de nuevo según lo esperado',
	withinBound: 'de nuevo dentro del límite',
	noLonger: (side) => `ya no está ${SIDES[side]}`,
	was: (side, since) => `Estaba ${SIDES[side]} desde el ${since}.`,
	newLevel: (value, before) => `este es el nuevo nivel: ${value}, antes ${before}`,
	hasBeen: (side, since) => `Está ${SIDES[side]} desde el ${since}.`,
	knownDays: (days) => `Solo hay datos de ${days} días anteriores.`,
	tooLittle:
		'desde hace cuatro semanas no hay datos suficientes para una evaluación, por lo que la alerta termina',
	wereNone: (since) => `No había cifras desde el ${since}.`,
	coming: 'están llegando cifras',
	comingAgain: 'vuelven a llegar cifras',
	stopped: (since, isAbsent, isStill) =>
		isAbsent
			? `${isStill ? 'sigue sin haber cifras' : 'sin cifras'} desde el ${since}`
			: `${isStill ? 'sigue en 0' : '0'} desde el ${since}`,
	instead: (amount) => `, en lugar de aproximadamente ${amount}`,
	conversions: (count, expected, visits) =>
		`${count} frente a aproximadamente ${expected} (valor esperado) con ${visits} visitas`,
	since: (text, since) => `${text} desde el ${since}`,
	trackingWorks: 'el seguimiento vuelve a funcionar',
	wasBroken: (since) => `Fallaba desde el ${since}.`,
	broken: (since, isStill) =>
		`el seguimiento probablemente ${isStill ? 'sigue fallando' : 'falla'} desde el ${since}`,
	digest: (count, sites, notChecked) => {
		const all = sites === 1 ? '1 sitio' : `${sites} sitios`;
		if (count === 0 && notChecked > 0) {
			return `No se ${notChecked === 1 ? 'ha' : 'han'} podido comprobar ${notChecked} de ${all}`;
		}
		if (count === 0) return `Sin novedad en ${all}`;
		return `${count} de ${all} ${count === 1 ? 'requiere' : 'requieren'} atención`;
	},
};
