import { singleLine } from '../../base/text/truncate';
import type { MessageContent } from '../../message/messageContent';
import { cutToWidth } from '../../message/width';
import type { TargetStatus } from '../targetStatus';
import type { TargetWording } from './targetWording';
import { targetNameText, periodText } from './targetWording';
import { exact, roundingFor } from './rounding';
import type { TargetState } from './targetSentence';
import { shortStatus, subjectText, statusText, valueWriterFor } from './targetSentence';

const OFF_TRACK: readonly TargetStatus[] = ['behind', 'missed', 'over'];

/** Whether a target is missed or is likely to be missed. */
export function isOffTrack({ progress }: TargetState): boolean {
	return OFF_TRACK.includes(progress.status);
}

const NOT_WELL: readonly TargetStatus[] = [...OFF_TRACK, 'unknown'];
const MOST_SENTENCES = 10;
const WIDEST = 40;

/**
 * The content of a message about targets: the number off track, a sentence for each of them, and a
 * table of all targets.
 *
 * @param wordingFor the wording of a site, whose amounts may be in a currency of its own
 */
export function targetsContent(
	states: readonly TargetState[],
	title: string,
	wording: TargetWording,
	wordingFor: (site: string) => TargetWording = () => wording,
): MessageContent {
	const { own, words, formats } = wording;
	const off = states.filter(isOffTrack);
	const [all, late] = [formats.count(states.length), formats.count(off.length)];
	const isAllWell = states.every(({ progress }) => !NOT_WELL.includes(progress.status));
	const verdict = isAllWell ? own.noneLate(all) : own.late(late, all, off.length === 1);
	// A message about a single target always describes it.
	const described = states.length === 1 ? states : off.slice(0, MOST_SENTENCES);
	const { columns } = own;
	const figures = [columns.target, columns.soFar, columns.forecast, columns.pace];
	return {
		title: singleLine(title || `${own.title} · ${placeOf(states, wording)}`),
		lines: [
			...(states.length > 1 ? [[{ strong: verdict }]] : []),
			...described.map((state) => [
				{ name: subjectText(state, wording) },
				`${words.colon}${statusText(state, wordingFor(state.target.site))}.`,
			]),
		],
		table: {
			columns: [
				{ name: '', side: 'left' },
				...figures.map((name) => ({ name, side: 'right' as const })),
				{ name: columns.status, side: 'left' },
			],
			rows: states.map((state) => rowOf(state, states, wordingFor(state.target.site))),
			total: undefined,
		},
		count: states.length,
		endsWithRest: false,
	};
}

/** The sites and periods of all targets. */
function placeOf(states: readonly TargetState[], wording: TargetWording): string {
	const sites = [...new Set(states.map(({ target }) => target.site))];
	const periods = [...new Set(states.map(({ target }) => periodText(target.days, wording)))];
	return [...sites, ...periods].join(', ');
}

function rowOf(
	{ target, progress }: TargetState,
	all: readonly TargetState[],
	wording: TargetWording,
): string[] {
	const { own, formats } = wording;
	const write = valueWriterFor(target, wording);
	const { soFar, forecast, forecastLow, forecastHigh, pacePercent } = progress;
	const round = roundingFor(forecastLow ?? 0, forecastHigh ?? 0);
	const none = formats.value(null, 'number');
	const amount = write(target.amount);
	return [
		cutToWidth(labelOf(target, all, wording), WIDEST),
		target.bound === 'atMost' ? own.atMost(amount) : amount,
		soFar === null ? none : write(exact(soFar)),
		forecast === null ? none : write(round(forecast)),
		pacePercent === null ? none : formats.percentChange(Math.round(pacePercent)),
		shortStatus({ target, progress }, own),
	];
}

/** The label that distinguishes a target from the others in the message. */
function labelOf(
	target: TargetState['target'],
	all: readonly TargetState[],
	wording: TargetWording,
): string {
	const differs = (of: (state: TargetState) => string) => new Set(all.map(of)).size > 1;
	const site = differs((one) => one.target.site) ? [target.site] : [];
	const period = differs((one) => periodText(one.target.days, wording))
		? [periodText(target.days, wording)]
		: [];
	const name = targetNameText(target, wording);
	return singleLine([target.figure.name, ...(name ? [name] : []), ...site, ...period].join(', '));
}
