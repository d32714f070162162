import { readDay } from '../../platform/base/dates/readDay';
import { takeTurns } from '../../platform/base/async/eventLoop';
import type { FileContent } from '../../platform/imports/file/fileContent';
import { findKind } from '../../platform/imports/rules/importKinds';
import { fileSource } from '../../platform/imports/source';
import { prepareImport } from '../../platform/imports/prepare';
import { importForm } from '../../platform/imports/upload';

/** Checks a file, and writes the form of its import without sending it. */
export async function buildForm(
	file: FileContent,
): Promise<{ readonly bytes: number; readonly rows: number }> {
	const kind = findKind('opedata');
	if (!kind) throw new Error('There is no import kind "opedata"');
	const days = { from: readDay('From', '2025-01-01'), to: readDay('To', '2025-01-31') };
	const source = await fileSource(file, {}, takeTurns());
	const { descriptor, csv, rows, rejections, repetitions } = await prepareImport(source, {
		kind,
		days,
	});
	const form = importForm(descriptor, csv);
	const [wrong] = [...rejections, ...repetitions];
	if (wrong) throw new Error(`The file is invalid: ${JSON.stringify(wrong)}`);
	let bytes = 0;
	for await (const chunk of form.open()) bytes += chunk.length;
	return { bytes, rows };
}
