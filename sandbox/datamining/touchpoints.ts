import { isoDate } from '../clock';
import { chance } from '../shop/chance';
import { DEVICES } from '../shop/codes';
import { type Leaf, leavesOf } from '../shop/leaves';
import { creditedLeaf } from '../shop/sales';
import { type Column, NOTHING, type Sight, type Width, column, dateColumn, pick } from './columns';
import { PROFILES } from './words';

const MOST_TOUCHPOINTS = 4;
const HOUR = 3600;

interface Touchpoint {
	leaf: Leaf;
	at: number;
	deviceId: number;
}

/** The contacts before a record, the oldest first; the last one brought the visitor. */
export function touchpointsOf({ site, record }: Sight): Touchpoint[] {
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

export function levelColumns(prefix: string, { levels, infos }: Width): Column[] {
	const touched = Array.from({ length: levels }, (_, level) =>
		infoColumns(
			`${prefix}_lvl${level}`,
			`Touchpoint ${level + 1}`,
			infos,
			(sight) => touchpointsOf(sight)[level]?.leaf,
		),
	).flat();
	// Observed practice: beside the contacts, the one that the attribution view credits.
	return [...touched, ...infoColumns(`view${prefix}_lvl`, 'Credited', infos, creditOf)];
}

export function endColumns(prefix: string, end: 'first' | 'last', { infos }: Width): Column[] {
	const header = end === 'first' ? 'First touchpoint' : 'Last touchpoint';
	return infoColumns(
		`${end}_${prefix}`,
		header,
		infos,
		(sight) => touchpointsOf(sight).at(end === 'first' ? 0 : -1)?.leaf,
	);
}

/** One column per touchpoint, e.g. its date. */
export function perLevel(
	prefix: string,
	detail: keyof typeof DETAILS,
	{ levels }: Width,
): Column[] {
	const make = detail === 'date' ? dateColumn : column;
	return Array.from({ length: levels }, (_, level) =>
		make(`${prefix}_lvl${level}_${detail}`, `Touchpoint ${level + 1} : ${detail}`, (sight) => {
			const touchpoint = touchpointsOf(sight)[level];
			return touchpoint ? DETAILS[detail](sight, touchpoint, level) : NOTHING;
		}),
	);
}

export const DETAILS = {
	date: (_sight: Sight, { at }: Touchpoint) => at,
	device: (_sight: Sight, { deviceId }: Touchpoint) => deviceName(deviceId),
	profile: ({ record }: Sight, _touchpoint: Touchpoint, level: number) =>
		pick(PROFILES, record, 100 + level),
	via: (_sight: Sight, { leaf }: Touchpoint) => (leaf.channel.clicks ? 'pc' : 'r'),
	clickid: ({ record }: Sight, { at }: Touchpoint, level: number) =>
		`${isoDate(Math.floor(at / 86_400)).replaceAll('-', '')}${record.seed + level}`,
	mtascore: (sight: Sight) => (1 / touchpointsOf(sight).length).toFixed(4),
};

export function deviceName(deviceId: number): string {
	return DEVICES.find(({ id }) => id === deviceId)?.name ?? NOTHING;
}

function creditOf({ site, record, viewId }: Sight): Leaf {
	return creditedLeaf(leavesOf(site), record.leaf, record.conversion, viewId);
}
