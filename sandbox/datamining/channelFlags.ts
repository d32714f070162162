import { NOTHING, type Width, column } from './columns';
import type { Flag, Widths } from './flag';
import { endColumns, levelColumns, perLevel, touchpointsOf } from './touchpoints';

/** Observed practice: third-party channels have the same flags as the site's own. */
export const channelFlags: readonly Flag[] = [...flagsOf('channel'), ...flagsOf('tpchannel')];

function flagsOf(prefix: keyof Widths): Flag[] {
	const flag = (
		name: string,
		columns: (width: Width) => ReturnType<typeof levelColumns>,
	): Flag => ({
		name: `with-${name}`,
		columns: (widths) => columns(widths[prefix]),
	});
	return [
		flag(`${prefix}-count`, () => [
			column(`a_${prefix}_sz`, 'Touchpoints', (sight) => touchpointsOf(sight).length),
		]),
		flag(`${prefix}-level`, (width) => levelColumns(prefix, width)),
		flag(`${prefix}-via`, (width) => perLevel(prefix, 'via', width)),
		flag(`${prefix}-date`, (width) => perLevel(prefix, 'date', width)),
		flag(`${prefix}-profile`, (width) => perLevel(prefix, 'profile', width)),
		flag(`${prefix}-mdevicetype`, (width) => perLevel(prefix, 'device', width)),
		flag(`${prefix}-clickid`, (width) => perLevel(prefix, 'clickid', width)),
		flag(`${prefix}-mtascore`, (width) => perLevel(prefix, 'mtascore', width)),
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
