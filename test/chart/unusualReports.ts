import type { Cell } from '../../platform/reports/table/tableCell';
import type { Table } from '../../platform/reports/table/reportTable';
import type { ChartKind } from '../../platform/chart/data';
import {
	CHANNEL,
	compared,
	DATE,
	figure,
	tableOf,
	VISITS,
	visitsOf,
} from '../reports/transform/tables';
import type { Arranged } from '../reports/transform/watched';

/** A report that a chart must survive. */
export interface OddReport extends Arranged {
	readonly table: Table;
	readonly kind?: ChartKind;
	readonly title?: string;
	readonly site?: string;
	readonly language?: string;
}

const CHANNELS = [
	...['Direct access', 'Paid search', 'Organic search', 'Emailing', 'Affiliation', 'Display'],
	...['Social', 'Partners', 'Referring sites', 'Comparison engine', 'Generic', 'Offline'],
];

const days = (count: number) =>
	Array.from({ length: count }, (_, index) =>
		new Date(Date.UTC(2025, 9, 1) + index * 86_400_000).toISOString().slice(0, 10),
	);

/** Figures that look like some, and are always the same. */
const wave = (index: number, size: number) =>
	Math.round(size * (1 + Math.sin(index / 5) / 3 + ((index * 7919) % 13) / 40));

const byName = (names: readonly string[], value = (index: number) => 1_000 - index * 37) =>
	tableOf(
		[CHANNEL, VISITS],
		names.map((name, index) => [name, value(index)]),
	);

const byDay = (names: readonly string[], count: number) =>
	tableOf(
		[CHANNEL, DATE, VISITS],
		names.flatMap((name, place) =>
			days(count).map((day, index): Cell[] => [
				name,
				day,
				wave(index + 3 * place, 900 / (place + 1)),
			]),
		),
	);

const changesOf = (rows: ReadonlyArray<readonly [string, number, number]>) =>
	tableOf(
		[CHANNEL, ...compared('Sales', 'scartvalid')],
		rows.map(([name, now, then]) => [
			...[name, now, then, now - then],
			then === 0 ? null : ((now - then) / then) * 100,
		]),
	);

const LONG = 'Newsletter_2026-11_autumn sale "shoes & more" <b>50 %</b> a name that does not end';

const UNCLEAN = 'a\r\nb\u0000\u001b[1m\u202ec\ud83d\u2067d\u2028\ufffe\uffff\udc00';

/** Unusual reports, by what is unusual about them. */
export const ODD_REPORTS: Readonly<Record<string, OddReport>> = {
	'no row': { table: byName([]) },
	'one row': { table: byName(['Direct access']) },
	'no dimension': { table: tableOf([VISITS], [[12_345]]) },
	'twelve channels': { table: byName(CHANNELS) },
	'all zero': { table: byName(CHANNELS.slice(0, 5), () => 0) },
	'all empty': {
		table: visitsOf(['A', null], ['B', null]),
	},
	compared: {
		table: changesOf(CHANNELS.map((name, index) => [name, 900 - index * 60, 700 - index * 40])),
	},
	'negative change': {
		table: changesOf(CHANNELS.slice(0, 6).map((name, index) => [name, 100, 1_000 + index * 10])),
	},
	'from nothing': {
		table: changesOf([
			['New', 120, 0],
			['Gone', 0, 300],
			['Same', 50, 50],
		]),
	},
	'negative values': { table: byName(CHANNELS.slice(0, 7), (index) => 400 - index * 150) },
	'gains and losses': {
		table: changesOf(CHANNELS.map((name, index) => [name, 300 + index * 61, 800 - index * 40])),
		sortedBy: 'Sales Change',
		smallestFirst: true,
	},
	'losses in percent': {
		table: changesOf(CHANNELS.map((name, index) => [name, 300 - index * 20, 1_000 + index])),
		sortedBy: 'Sales Change (%)',
	},
	'the largest changes and the rest': {
		table: changesOf(
			CHANNELS.map((name, index) => [LONG.slice(index) + name, 12_345_678 * (index - 3), 1.5]),
		),
		sortedBy: 'Sales Change',
		top: { rows: 5, others: 'Others' },
	},
	'the first of 3,000 days': {
		table: byDay(CHANNELS, 250),
		sortedBy: 'Visits',
		top: { rows: 40, others: 'Others' },
	},
	'3,000 names': {
		table: byName(
			Array.from({ length: 3_000 }, (_, index) => `Campaign ${index}`),
			(index) => wave(index, 500),
		),
	},
	'long names': { table: byName([LONG, `${LONG} 2`, 'Short', LONG.repeat(20)]) },
	'right to left': {
		table: byName(['حملة الخريف', 'חנות מקוונת', 'Organic search', 'بحث مدفوع 2026']),
	},
	emoji: { table: byName(['🔥 Sale 🔥', '👩‍👩‍👧 Family', '☺ Smile', '🇫🇷 France', '🎉']) },
	'other scripts': { table: byName(['Ελλάδα', 'Поиск', '検索広告', '검색', 'ค้นหา', 'Gruß']) },
	'hostile names': {
		table: byName([
			'</text><script>alert(1)</script>',
			'&amp;',
			'<!channel>',
			'"\'`',
			'a\nb\u0000c',
		]),
	},
	'texts that are none': {
		table: tableOf(
			[{ ...CHANNEL, name: UNCLEAN }, figure(`Visits${UNCLEAN}`, 'visit')],
			[
				[UNCLEAN, 5],
				['', 3],
			],
		),
		title: UNCLEAN,
		site: UNCLEAN,
	},
	'a year by day': { table: byDay(['All'], 400) },
	'ten channels by day': { table: byDay(CHANNELS, 30) },
	'long names by day': {
		table: byDay(
			[LONG, ...CHANNELS, `${LONG} 2`].map((name) => `${name} of the shop in Europe`),
			12,
		),
	},
	'one day': { table: byDay(CHANNELS.slice(0, 4), 1) },
	'days with gaps': {
		table: tableOf(
			[DATE, VISITS],
			days(14).map((day, index) => [day, index % 5 === 2 ? null : wave(index, 80)]),
		),
	},
	'days compared': {
		table: tableOf(
			[DATE, ...compared('Sales', 'scartvalid')],
			days(28).map((day, index) => [day, wave(index, 90), wave(index + 9, 70), 0, 0]),
		),
	},
	hours: {
		table: tableOf(
			[DATE, VISITS],
			Array.from({ length: 48 }, (_, hour) => [
				`2026-10-${24 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}:00:00+02:00`,
				wave(hour, 30),
			]),
		),
	},
	'columns by day': { table: byDay(CHANNELS.slice(0, 4), 14), kind: 'columns' },
	'shares by day': { table: byDay(CHANNELS, 14), kind: 'shares' },
	'shares of figures': {
		table: tableOf(
			[
				CHANNEL,
				VISITS,
				figure('Sales', 'scartvalid'),
				figure('Revenue', 'scartvalidamount', { affinity: 'float' }),
			],
			CHANNELS.map((name, index) => [
				name,
				1_000 - index * 60,
				90 - ((index * 31) % 80),
				5_000 - index * 333.33,
			]),
		),
		kind: 'shares',
	},
	'a rate': {
		table: tableOf(
			[CHANNEL, figure('Conversion Rate (%)', 'conversion_rate', { affinity: 'pct' })],
			CHANNELS.map((name, index) => [name, ((index * 17) % 50) / 10]),
		),
	},
	'twelve sites by day as small multiples': {
		table: byDay(
			CHANNELS.map((name) => `${name} of the shop in Europe`),
			30,
		),
		kind: 'multiples',
	},
	'thirty unclean names as small multiples': {
		table: byDay(
			Array.from(
				{ length: 30 },
				(_, index) => `${[LONG, UNCLEAN, 'متجر', '🛒'][index % 4]} ${index}`,
			),
			3,
		),
		kind: 'multiples',
	},
	'channels of each site as small multiples': {
		table: tableOf(
			[figure('Site', 'site', { role: 'dimension', affinity: '' }), CHANNEL, VISITS],
			CHANNELS.slice(0, 7).flatMap((site, at) =>
				CHANNELS.map((name, index): Cell[] => [
					`${LONG} ${site}`,
					name,
					index === 3 ? -900 : wave(index + at, 1e6),
				]),
			),
		),
		kind: 'multiples',
	},
	millions: { table: byName(CHANNELS, (index) => 1.23e9 / (index + 1)) },
	'tiny values': { table: byName(CHANNELS.slice(0, 4), (index) => 0.0004 * (index + 1)) },
	'a long title': { table: byName(CHANNELS.slice(0, 3)), title: `${LONG} ${LONG}` },
};
