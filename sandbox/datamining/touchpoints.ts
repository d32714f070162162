import { isoDate } from '../clock';
import { chance } from '../shop/chance';
import { DEVICES } from '../shop/codes';
import { type Leaf, leavesOf } from '../shop/leaves';
import { creditedLeaf } from '../shop/sales';
import {
	type Column,
	type Flag,
	NOTHING,
	type Sight,
	type Width,
	type Widths,
	column,
	dateColumn,
	pick,
} from './columns';
import { PROFILES } from './words';

const MOST_TOUCHPOINTS = 4;
const HOUR = 3600;

interface Touchpoint {
	leaf: Leaf;
	at: number;
	deviceId: number;
}

/** The touchpoints before a record, oldest first; the last one brought the visitor. */
function touchpointsOf({ site, record }: Sight): Touchpoint[] {
	const leaves = leavesOf(site);
	const count = 1 + Math.floor(chance(record.seed, 20) * MOST_TOUCHPOINTS);
	return Array.from({ length: count }, (_, index) => {
		const back = count - 1 - index;
		const other = leaves[Math.floor(chance(record.seed, 21, back) * leaves.length)];
		const lag = back * (7 + chance(record.seed, 22, back) * 40) * HOUR;
		return {
			leaf: back === 0 ? record.leaf : (other ?? record.leaf),
			at: record.at - 600 - Math.floor(lag),
			deviceId: record.conversion.deviceId,
		};
	});
}

/** Observed practice: channel, publisher, campaign and so on, numbered from `p0`. */
const INFO = [
	{ header: 'Channel', of: (leaf: Leaf) => leaf.channel.key },
	{ header: 'Publisher', of: (leaf: Leaf) => leaf.publisher },
	{ header: 'Campaign', of: (leaf: Leaf) => leaf.campaign },
	{ header: 'Creative', of: (leaf: Leaf) => leaf.creative },
	{ header: 'Campaign id', of: (leaf: Leaf) => String(leaf.campaignId) },
];

function infoColumns(
	prefix: string,
	header: string,
	infos: number,
	leafOf: (sight: Sight) => Leaf | undefined,
): Column[] {
	return Array.from({ length: infos }, (_, index) => {
		const info = INFO[index];
		return column(
			`${prefix}_p${index}`,
			`${header} : ${info?.header ?? `Level ${index}`}`,
			(sight) => {
				const leaf = leafOf(sight);
				return leaf && info ? info.of(leaf) : NOTHING;
			},
		);
	});
}

type Detail = (touchpoint: Touchpoint, sight: Sight, level: number) => string | number;

/**
 * The details of each touchpoint that a flag adds; the device has a shorter name in its columns.
 */
const DETAILS: Readonly<Record<string, Detail>> = {
	via: ({ leaf }) => (leaf.channel.clicks ? 'pc' : 'r'),
	date: ({ at }) => at,
	profile: (_touchpoint, { record }, level) => pick(PROFILES, record, 100 + level),
	mdevicetype: ({ deviceId }) => deviceName(deviceId),
	clickid: ({ at }, { record }, level) =>
		`${isoDate(Math.floor(at / 86_400)).replaceAll('-', '')}${record.seed + level}`,
	mtascore: (_touchpoint, sight) => (1 / touchpointsOf(sight).length).toFixed(4),
};

function detailColumns(prefix: string, flag: string, levels: number, valueOf: Detail): Column[] {
	const detail = flag === 'mdevicetype' ? 'device' : flag;
	const make = detail === 'date' ? dateColumn : column;
	return Array.from({ length: levels }, (_, level) =>
		make(`${prefix}_lvl${level}_${detail}`, `Touchpoint ${level + 1} : ${detail}`, (sight) => {
			const touchpoint = touchpointsOf(sight)[level];
			return touchpoint ? valueOf(touchpoint, sight, level) : NOTHING;
		}),
	);
}

/** The flags of a channel group; third-party channels have the same ones as the site's own. */
export function channelFlags(prefix: keyof Widths): Flag[] {
	const flag = (name: string, columns: (width: Width) => readonly Column[]): Flag => ({
		name: `with-${name}`,
		columns: (widths) => columns(widths[prefix]),
	});
	const end = (name: 'first' | 'last', header: string) =>
		flag(`${name}-${prefix}`, ({ infos }) =>
			infoColumns(`${name}_${prefix}`, header, infos, (sight) => endsOf(sight)[name]?.leaf),
		);
	return [
		flag(`${prefix}-count`, () => [
			column(`a_${prefix}_sz`, 'Touchpoints', (sight) => touchpointsOf(sight).length),
		]),
		flag(`${prefix}-level`, ({ levels, infos }) => [
			...Array.from({ length: levels }, (_, level) =>
				infoColumns(
					`${prefix}_lvl${level}`,
					`Touchpoint ${level + 1}`,
					infos,
					(sight) => touchpointsOf(sight)[level]?.leaf,
				),
			).flat(),
			// Observed practice: next to the touchpoints, the one that the attribution view credits.
			...infoColumns(`view${prefix}_lvl`, 'Credited', infos, creditOf),
		]),
		...Object.entries(DETAILS).map(([name, valueOf]) =>
			flag(`${prefix}-${name}`, ({ levels }) => detailColumns(prefix, name, levels, valueOf)),
		),
		end('first', 'First touchpoint'),
		end('last', 'Last touchpoint'),
		flag(`firstlast-${prefix}-lag`, () => [
			column(`firstlast_${prefix}_lag`, 'First to last touchpoint, seconds', (sight) => {
				const { first, last } = endsOf(sight);
				return first && last ? last.at - first.at : NOTHING;
			}),
		]),
	];
}

function endsOf(sight: Sight) {
	const touchpoints = touchpointsOf(sight);
	return { first: touchpoints[0], last: touchpoints.at(-1) };
}

export function deviceName(deviceId: number): string {
	return DEVICES.find(({ id }) => id === deviceId)?.name ?? NOTHING;
}

function creditOf({ site, record, viewId }: Sight): Leaf {
	return creditedLeaf(leavesOf(site), record.leaf, record.conversion, viewId);
}
