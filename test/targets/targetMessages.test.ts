import type { TargetState } from '../../platform/targets/messages/targetSentence';
import { targetSentence } from '../../platform/targets/messages/targetSentence';
import { targetFacts } from '../../platform/targets/messages/targetFacts';
import { roundingFor } from '../../platform/targets/messages/rounding';
import { targetChart } from '../../platform/targets/messages/targetChart';
import { isOffTrack, targetsContent } from '../../platform/targets/messages/targetsContent';
import {
	periodText,
	targetWording,
	valueUnitOf,
} from '../../platform/targets/messages/targetWording';
import { RATE, STATES, stateOf, VISITS } from './targetStates';
import { MESSAGES, SENTENCES } from './targetTexts';

const ENGLISH = targetWording({ language: 'en' });
const LANGUAGES = Object.keys(SENTENCES);
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const strongOf = (states: readonly TargetState[], language = 'en') => {
	const [[first] = []] = targetsContent(states, '', targetWording({ language })).lines;
	return typeof first === 'object' && 'strong' in first ? plain(first.strong) : undefined;
};

const OVER = stateOf({ bound: 'atMost', site: 'b' }, { status: 'over' });
const UNKNOWN = stateOf({}, { status: 'unknown', forecast: null, pacePercent: null, soFar: null });

describe.each(LANGUAGES)('messages about targets: %s', (language) => {
	const wording = targetWording({ language });

	it.each(Object.entries(STATES))('say in one sentence what is: %s', (name, state) => {
		expect(plain(targetSentence(state, wording))).toBe(SENTENCES[language]?.[name]);
	});

	it('say of several targets how many are off track, and list them all', () => {
		const states = [stateOf(), OVER, UNKNOWN];
		const { title, table } = targetsContent(states, '', wording);
		const verdicts = [states, [OVER, OVER], [stateOf(), stateOf()], [stateOf(), UNKNOWN]];
		expect({
			title: plain(title),
			verdicts: verdicts.map((all) => strongOf(all, language)),
			table: [
				(table?.columns ?? []).map(({ name }) => name),
				...(table?.rows ?? []).map((row) => row.map(plain)),
			],
		}).toEqual(MESSAGES[language]);
	});
});

it('a sentence about a target mentions and links nothing in a chat, whatever its site is called', () => {
	const site = '<!channel> <https://evil.example|Invoice>';
	const text = targetSentence(stateOf({ site }), ENGLISH);
	expect(text).toContain('channel');
	expect(text).not.toMatch(/<[a-z!/@]|\/\/|[a-z]\.[a-z]/i);
});

describe('a message about targets', () => {
	it('describes those that are off track, and a single one in any case', () => {
		const described = (states: readonly TargetState[]) =>
			targetsContent(states, '', ENGLISH).lines.flatMap(([first]) =>
				typeof first === 'object' && 'name' in first ? first.name : [],
			);
		expect(described([stateOf()])).toEqual(['Visits on shop, November 2026']);
		expect(described([stateOf(), OVER])).toEqual(['Visits on b, November 2026']);
		expect(described(Array.from({ length: 12 }, () => OVER))).toHaveLength(10);
		expect(strongOf([stateOf()])).toBeUndefined();
	});

	it('writes the sentence and the row of a site in its currency', () => {
		const figure = { ...VISITS, name: 'Revenue', numerator: 'scartvalidamount' };
		const { lines, table, title, count } = targetsContent(
			[stateOf({ figure })],
			'Mine',
			ENGLISH,
			() => targetWording({ language: 'en', currency: 'EUR' }),
		);
		expect(lines[0]?.[1]).toMatch(/^: €5,000 of €12,000 after 10 days, /);
		expect(table?.rows[0]?.slice(1, 4)).toEqual(['€12,000', '€5,000', '€15,000']);
		expect(table?.columns.map(({ side }) => side).join()).toBe('left,right,right,right,right,left');
		expect([title, count]).toEqual(['Mine', 1]);
	});

	it('names in a row what distinguishes it from the others', () => {
		const december = { days: { from: '2026-12-01', to: '2026-12-31' } };
		const named = { name: { value: 'DISPLAY', label: 'Display' } };
		const rowsOf = (...states: TargetState[]) =>
			targetsContent(states, '', ENGLISH).table?.rows.map(([label]) => label);
		expect(rowsOf(stateOf(), stateOf(named))).toEqual(['Visits', 'Visits, Display']);
		expect(rowsOf(stateOf(), stateOf(december))).toEqual([
			...['Visits, November 2026', 'Visits, December 2026'],
		]);
	});

	it.each([
		['ahead', 'below the limit'],
		['reached', 'within the limit'],
		['over', 'too high'],
	] as const)('shows the status of a budget that is %s as %s', (status, text) => {
		const { table } = targetsContent([stateOf({ bound: 'atMost' }, { status })], '', ENGLISH);
		expect(table?.rows[0]?.at(-1)).toBe(text);
	});

	it.each([
		['ahead', false],
		['onTrack', false],
		['reached', false],
		['unknown', false],
		['behind', true],
		['missed', true],
		['over', true],
	] as const)('counts a target that is %s as off track: %s', (status, isOff) => {
		expect(isOffTrack(stateOf({}, { status }))).toBe(isOff);
	});
});

describe('the chart of a target', () => {
	const course = [
		{ day: '2026-11-01', soFar: 10.004 },
		{ day: '2026-11-02', soFar: null },
		{ day: '2026-11-03', soFar: 30 },
		{ day: '2026-11-04', soFar: null, ahead: { expected: 40, low: 35, high: 45 } },
	];
	const chartOf = (state: TargetState, title = '') => targetChart(state, title, ENGLISH);

	it('has the figure to date, the forecast that goes on from it, and the target as a level', () => {
		const { series, categories, label, ...chart } = chartOf(stateOf({}, { course }));
		expect(series).toEqual([
			{ name: 'So far', values: [10, null, 30, null] },
			{
				name: 'Forecast',
				values: [null, null, 30, 40],
				band: { low: [null, null, 30, 35], high: [null, null, 30, 45] },
			},
			{ name: 'Target', values: course.map(() => 12_000), isQuiet: true, isLevel: true },
		]);
		expect(categories).toEqual(course.map(({ day }) => day));
		expect(label(course[0]?.day ?? '')).toBe('Nov 1');
		expect(chart).toEqual({
			...{ kind: 'lines', title: 'Visits on shop', measure: 'Visits', unit: 'number' },
			place: 'November 2026: ahead, about 15,000 by the end (14,000 to 16,000)',
			...{
				areChanges: false,
				areMoments: true,
				isStacked: false,
				note: '',
				empty: 'There are no rows.',
			},
		});
	});

	it('has the title that was chosen, and says nothing of the future once the period is over', () => {
		const { title, place } = chartOf(stateOf({}, { status: 'reached', daysLeft: 0 }), 'Mine');
		expect([title, place]).toEqual(['Mine', 'November 2026: reached']);
	});
});

it('the facts of a target are rounded, and name what it is about', () => {
	const { target } = stateOf({ name: { value: 'DISPLAY', label: 'Display' } });
	const { progress } = stateOf({}, { soFar: 0.1 + 0.2, forecastMinusTarget: null });
	expect(targetFacts({ target, progress }, ENGLISH)).toMatchObject({
		...{ name: 'Display', value: 'DISPLAY', period: 'November 2026', from: '2026-11-01' },
		...{
			soFar: 0.3,
			forecastMinusTarget: null,
			target: 12_000,
			targetType: 'atLeast',
			metric: 'Visits',
			site: 'shop',
		},
		...{ status: 'ahead', daysElapsed: 10, daysWithoutFigures: 0, daysLeft: 20, pacePercent: 25 },
	});
	expect(targetFacts(stateOf(), ENGLISH)).not.toHaveProperty('value');
});

it.each([
	[12_340, 12_380, 12_345.678, 12_350],
	[1.2, 1.4, 1.26, 1.3],
	[0.001, 0.0012, 0.00115, 0.0012],
	[1, 1.00001, 1.000_004, 1],
	[500, 500, 123_456, 123_000],
])('a forecast between %d and %d keeps both apart: %d', (low, high, value, rounded) => {
	expect(roundingFor(low, high)(value)).toBe(rounded);
});

describe('the unit of a target', () => {
	it.each([
		['percent', RATE],
		['number', VISITS],
		['money', { ...VISITS, numerator: 'scartvalidamount' }],
		['money', { ...RATE, as: 'number', name: 'Revenue', denominator: 'scartvalid' }],
		['number', { ...RATE, as: 'number', name: 'Revenue', denominator: 'scartvalidamount' }],
		['number', { ...RATE, as: 'number', name: 'Pages per visit' }],
	] as const)('is %s for %j', (unit, figure) => {
		expect(valueUnitOf({ figure })).toBe(unit);
	});
});

it.each([
	['2026-11-01', '2026-11-30', 'November 2026'],
	['2026-10-01', '2026-12-31', 'Q4 2026'],
	['2026-01-01', '2026-12-31', '2026'],
	['2026-11-02', '2026-11-30', 'Nov 2 – 30, 2026'],
	['2026-11-01', '2026-12-31', 'Nov 1 – Dec 31, 2026'],
])('the period from %s to %s is named by what it is', (from, to, text) => {
	expect(plain(periodText({ from, to }, ENGLISH)).replace(/\u2009/g, ' ')).toBe(text);
});
