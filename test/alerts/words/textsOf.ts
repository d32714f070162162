import { alertWording } from '../../../platform/alerts/messages/alertWording';
import { silenceWords } from '../../../platform/alerts/messages/silenceWords';

const plain = (texts: readonly string[]) =>
	texts.map((text) => text.replace(/[\u00A0\u202F]/g, ' '));

/** Texts by what they are about. */
export type AlertTexts = Readonly<Record<string, readonly string[]>>;

/** All that the words of alerts say in a language, in each of their cases. */
export function textsOf(language: string): AlertTexts {
	const { words } = alertWording(language);
	const silence = silenceWords(language);
	const texts = {
		subjects: [words.subject('Visits', '', 'shop'), words.subject('Visits', 'Paid', 'shop')],
		sides: [words.side('lower'), words.side('higher')],
		changes: [words.changed('20%', 'lower'), words.changed('20%', 'higher')],
		times: [words.at('DAY', '9:00'), words.until('DAY', '9:00'), words.midnight],
		comparisons: [
			...[words.compared('8', '9'), words.expected('9'), words.expected(words.none)],
			...[words.before('9'), words.asOn('9', 'DAY'), words.bound('9'), words.noPrecedent('8')],
		],
		goingOn: [words.still('CHANGE', 'DAY'), words.hasBeen('lower', 'DAY'), words.knownDays(9)],
		ends: [
			...[words.asExpected, words.withinBound, words.noLonger('lower'), words.was('higher', 'DAY')],
			...[words.newLevel('8', '9'), words.tooLittle, words.noAlert, words.colon],
		],
		gaps: [
			...[words.wereNone('DAY'), words.coming, words.comingAgain, words.instead('9')],
			...[words.stopped('DAY', true, false), words.stopped('DAY', false, true)],
		],
		tracking: [
			...[words.conversions('3', '9', '50'), words.since('TEXT', 'DAY'), words.trackingWorks],
			...[words.wasBroken('DAY'), words.broken('DAY', false), words.broken('DAY', true)],
		],
		digests: [
			...[words.digest(0, 1, 0), words.digest(0, 3, 0), words.digest(1, 3, 1)],
			...[
				words.digest(2, 3, 0),
				words.digest(0, 1, 1),
				words.digest(0, 3, 1),
				words.digest(0, 3, 2),
			],
		],
		unknown: [silence.noFigures, silence.tooFewDays, silence.tooFewDaysForLimit],
		silences: [
			...[silence.knownDays(1, 7), silence.knownDays(3, 7)],
			...[silence.minVolume('20', false), silence.minVolume('20', true)],
			...[silence.betweenLevels, silence.betweenDays, silence.otherSide('lower', 'higher')],
			silence.nextToNothing,
		],
		limits: [
			...[silence.limit('9%', 'lower', undefined), silence.limit('9%', 'higher', 5)],
			...[silence.count('4', 'lower', 1), silence.count('4', 'higher', 3)],
			silence.count('0', 'lower', 1),
			...[silence.countsForAlert('COUNTS'), silence.negative],
		],
		notes: [
			...[silence.holidays('France'), silence.noHolidays, silence.unknownZone('UTC')],
			...[silence.simulated('9%', 'lower'), silence.simulateMore('-80')],
			silence.notChecked('shop', 'REASON'),
		],
	};
	return Object.fromEntries(Object.entries(texts).map(([about, all]) => [about, plain(all)]));
}
