import { type Column, type Flag, NOTHING, type Width, type Widths, column } from './columns';
import { DETAILS, endColumns, levelColumns, perLevel, touchpointsOf } from './touchpoints';

/** Observed practice: third-party channels have the same flags as the site's own. */
export const channelFlags: readonly Flag[] = [...flagsOf('channel'), ...flagsOf('tpchannel')];

function flagsOf(prefix: keyof Widths): Flag[] {
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
