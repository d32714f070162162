import { type Column, column, type Flag, NOTHING, type Width, type Widths } from './columns';
import { contextFlags } from './contextFlags';
import type { RecordGroup } from './groups';
import { orderFlags } from './orderFlags';
import { personFlags } from './personFlags';
import type { DETAILS } from './touchpoints';
import { endColumns, levelColumns, perLevel, touchpointsOf } from './touchpoints';

// Observed practice: the flags and their order.
export const FLAGS: readonly Flag[] = [
	...orderFlags,
	...contextFlags,
	// Third-party channels have the same flags as the site's own.
	...channelFlags('channel'),
	...channelFlags('tpchannel'),
	...personFlags,
];

export function columnsOfFlags(
	group: RecordGroup,
	widths: Widths,
	asked: (flag: Flag) => boolean,
): Column[] {
	return FLAGS.filter(({ groups }) => !groups || groups.includes(group.name))
		.filter(asked)
		.flatMap((flag) => flag.columns(widths));
}

function channelFlags(prefix: keyof Widths): Flag[] {
	const flag = (name: string, columns: (width: Width) => readonly Column[]): Flag => ({
		name: `with-${name}`,
		columns: (widths) => columns(widths[prefix]),
	});
	const detailed = (name: string, detail: keyof typeof DETAILS) =>
		flag(`${prefix}-${name}`, (width) => perLevel(prefix, detail, width));
	return [
		flag(`${prefix}-count`, () => [
			column(`a_${prefix}_sz`, 'Touchpoints', (sight) => touchpointsOf(sight).length),
		]),
		flag(`${prefix}-level`, (width) => levelColumns(prefix, width)),
		detailed('via', 'via'),
		detailed('date', 'date'),
		detailed('profile', 'profile'),
		detailed('mdevicetype', 'device'),
		detailed('clickid', 'clickid'),
		detailed('mtascore', 'mtascore'),
		flag(`first-${prefix}`, (width) => endColumns(prefix, 'first', width)),
		flag(`last-${prefix}`, (width) => endColumns(prefix, 'last', width)),
		flag(`firstlast-${prefix}-lag`, () => [
			column(`firstlast_${prefix}_lag`, 'First to last touchpoint, seconds', (sight) => {
				const touchpoints = touchpointsOf(sight);
				const [first, last] = [touchpoints[0], touchpoints.at(-1)];
				return first && last ? last.at - first.at : NOTHING;
			}),
		]),
	];
}
