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

/** How targets are put into words. */
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

/** The words of a language; English where there are none. */
export function targetWording(style: Style): TargetWording {
	const { language } = style;
	return {
		formats: new FigureFormats(style),
		words: wordsFor(language),
		own: ALL[new Intl.Locale(language).language] ?? english,
		language,
	};
}

/** What the figure of a target is written as. */
export function valueUnitOf({ figure }: Pick<Target, 'figure'>): ValueUnit {
	const { name, numerator, denominator, as } = figure;
	if (as === 'percent') return 'percent';
	if (denominator === undefined) return isMoney(numerator) || isMoney(name) ? 'money' : 'number';
	// Money per money, such as the return on ad spend, is a number.
	return isMoney(name) && !isMoney(denominator) ? 'money' : 'number';
}

/** What a target is for, in the words of a language. */
export function targetNameText(
	{ name }: Pick<Target, 'name'>,
	{ language }: TargetWording,
): string {
	if (!name) return '';
	const known = channelName(name.value, language);
	return known === name.value ? name.label : known;
}

/** A period as people call it: "November 2026", "Q4 2026", "2026", else its days. */
export function periodText(days: Days, { formats, own, language }: TargetWording): string {
	const { from } = days;
	const year = from.slice(0, 'YYYY'.length);
	if (isUnit(days, 'month')) {
		const looks = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
		return new Intl.DateTimeFormat(language, looks).format(Date.parse(from));
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
