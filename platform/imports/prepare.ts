import { ByteWriter } from '../client/values/byteWriter';
import type { DescribedImport, ImportPlan } from './import';
import { writeImport } from './import';
import type { Source } from './source';

/** An import whose file is at hand: UTF-8, commas, a header line, numbers with a point. */
export interface CheckedImport extends DescribedImport {
	readonly csv: Buffer;
}

// What is sent is hardly ever larger than the file, but channels may get longer names.
const MARGIN = 1.25;

/** How many bytes a file to send has at most, hardly ever more. */
export function expectedBytes({ bytes = 0 }: Source): number {
	return Math.ceil(bytes * MARGIN);
}

/** Checks all lines and writes the file to send, to look at it. @throws InvalidInput */
export async function prepareImport(source: Source, plan: ImportPlan): Promise<CheckedImport> {
	const bytes = new ByteWriter(expectedBytes(source));
	const write = (text: string) => bytes.write(text);
	const described = await writeImport(source, plan, { begin: () => undefined, write });
	return { ...described, csv: await bytes.finish() };
}
