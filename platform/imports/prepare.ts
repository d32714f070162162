import type { Content } from '../client/content';
import { describeFile } from './descriptor';
import type { DescribedImport, ImportPlan } from './import';
import { checkOf, findColumns, writeImport } from './import';
import { NO_MEMORY } from './seen';
import type { Source } from './source';

/** An import that was checked, and its file: UTF-8, commas, a header line, numbers with a point. */
export interface CheckedImport extends DescribedImport {
	readonly csv: Content;
}

/**
 * Checks all lines of an import. Its file is written whenever it is opened, from the lines once more,
 * so that it need not be in memory.
 *
 * @throws InvalidInput
 */
export async function prepareImport(source: Source, plan: ImportPlan): Promise<CheckedImport> {
	const columns = findColumns(source, plan);
	const targets = columns.map(({ target }) => target);
	const check = checkOf(source, plan, columns);
	let bytes = 0;
	for await (const piece of writeImport(source, columns, check)) bytes += Buffer.byteLength(piece);
	const open = async function* () {
		const again = checkOf(source, plan, columns, NO_MEMORY);
		for await (const piece of writeImport(source, columns, again)) yield Buffer.from(piece);
	};
	return {
		...check.findings(),
		columns,
		descriptor: describeFile(plan.kind, targets, plan.days),
		csv: { bytes, open },
	};
}
