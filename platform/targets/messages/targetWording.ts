import { DateTime } from 'luxon';

import type { Days } from '../../base/dates/namedPeriods';
import { channelName } from '../../base/names/channels';
import { isMoney } from '../../reports/table/metricKinds';
import { FigureFormats } from '../../summary/figureFormats';
import type { Style } from '../../summary/figureFormats';
import type { ValueUnit } from '../../summary/shape';
import type { Wording } from '../../summary/messageWords';
import { wordsFor } from '../../summary/messageWords';
import { unitAround } from '../targetPeriod';
import type { Target } from '../target';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { spanish } from './spanish';
import type { TargetWords } from './words';

/** The words and number formats for messages about targets. */
export interface TargetWording extends Wording {
	readonly own: TargetWords;
	readonly language: string;
}

const ALL: Readonly<Record<string, TargetWords>> = {
	en: english,
	fr: french,
	de: german,
	es: spanish,
};

/** The wording in a language; in English if the language is not supported. */
export function targetWording(style: Style): TargetWording {
	const { language } = style;
	return {
		formats: new FigureFormats(style),
		words: wordsFor(language),
		own: ALL[new Intl.Locale(language).language] ?? english,
		language,
	};
}

/** The unit in which a target's figure is written. */
export function valueUnitOf({ figure }: Pick<Target, 'figure'>): ValueUnit {
	const { name, numerator, denominator, as } = figure;
	if (as === 'percent') return 'percent';
	if (denominator === undefined) return isMoney(numerator) || isMoney(name) ? 'money' : 'number';
	// A ratio of two amounts of money, such as the return on ad spend, is a plain number.
	return isMoney(name) && !isMoney(denominator) ? 'money' : 'number';
}

/** The dimension value of a target, in the message's language. */
export function targetNameText(
	{ name }: Pick<Target, 'name'>,
	{ language }: TargetWording,
): string {
	if (!name) return '';
	const translated = channelName(name.value, language);
	return translated === name.value ? name.label : translated;
}

/** The name of a period: "November 2026", "Q4 2026", "2026", else its days. */
export function periodText(days: Days, { formats, own, language }: TargetWording): string {
	const { from } = days;
	const year = from.slice(0, 'YYYY'.length);
	if (isUnit(days, 'month')) {
		const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
		return new Intl.DateTimeFormat(language, style).format(Date.parse(from));
	}
	if (isUnit(days, 'quarter')) {
		return own.quarter(DateTime.fromISO(from, { zone: 'utc' }).quarter, year);
	}
	return isUnit(days, 'year') ? year : formats.period(days);
}

function isUnit({ from, to }: Days, unit: 'month' | 'quarter' | 'year'): boolean {
	const whole = unitAround(unit, from);
	return whole.from === from && whole.to === to;
}
