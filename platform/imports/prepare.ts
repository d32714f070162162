import { describeFile } from './columns/descriptor';
import type { DescribedImport, ImportPlan } from './importPlan';
import { checkOf, findColumns, writeImport } from './importPlan';
import type { ChecksummedContent } from './checksummedContent';
import { checksummedContent } from './checksummedContent';
import { NO_DUPLICATE_CHECK } from './rows/duplicateIndex';
import type { ImportSource } from './source';

/** An import that was checked, and its file: UTF-8, commas, a header line, numbers with a point. */
export interface CheckedImport extends DescribedImport {
	readonly csv: ChecksummedContent;
}

/**
 * Checks all lines of an import. Its file is written whenever it is opened, from the lines once more,
 * so that it need not be in memory, and only as it was checked.
 *
 * @throws InvalidInput
 */
export async function prepareImport(
	source: ImportSource,
	plan: ImportPlan,
): Promise<CheckedImport> {
	const columns = findColumns(source, plan);
	const targets = columns.map(({ target }) => target);
	const check = checkOf(source, plan, columns);
	const again = () =>
		writeImport(source, columns, checkOf(source, plan, columns, NO_DUPLICATE_CHECK));
	const csv = await checksummedContent(writeImport(source, columns, check), again);
	return {
		...check.findings(),
		columns,
		descriptor: describeFile(plan.kind, targets, plan.days),
		csv,
	};
}
