import { channelFlags } from './channelFlags';
import type { Column, Flag, Widths } from './columns';
import { contextFlags } from './contextFlags';
import type { RecordGroup } from './groups';
import { orderFlags } from './orderFlags';
import { personFlags } from './personFlags';

// Observed practice: the flags and their order.
export const FLAGS: readonly Flag[] = [
	...orderFlags,
	...contextFlags,
	...channelFlags,
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
