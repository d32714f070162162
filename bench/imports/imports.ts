import { parse } from 'csv-parse/sync';

import { contentOf } from '../../harness/fileContent';
import type { Figure } from '../figure';
import { compareTimes, processorMs } from '../figure';
import { filePieces } from '../../harness/importFile';
import { buildForm } from './importForm';

/** The processor time to check a file and write its form, compared with only parsing the CSV. */
export async function importTime(): Promise<Figure> {
	const file = Buffer.from([...filePieces()].join(''));
	const ours = async () => await buildForm(contentOf(file));
	const reading = () => parse(file, { on_record: () => null });
	const { ratio, detail } = await compareTimes(3, ours, reading, processorMs);
	return {
		name: 'import file, compared with only parsing it',
		goal: 2,
		ratio,
		detail: `${detail} of processor time`,
	};
}
