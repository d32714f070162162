import { InvalidInput } from '../../../platform/client/faults';
import type { Parameters } from '../form/parameters';
import { readOptions } from '../form/parameters';

const USUAL_HOURS = 24;

/** The option Give Up After (Hours), in milliseconds. @throws InvalidInput */
export function readGiveUp(form: Parameters, item: number): number {
	const entered = readOptions(form, item).giveUpAfter ?? USUAL_HOURS;
	const hours = Number(entered);
	if (hours > 0) return hours * 3_600_000;
	throw new InvalidInput(
		'Give Up After (Hours)',
		'Give Up After (Hours) must be more than 0',
		`Leave the option out to use ${USUAL_HOURS}`,
	);
}
