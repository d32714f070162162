import { members, type Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { filesIn, textOf } from '../request/files';
import { readDescriptor } from './descriptor';
import { importedOf } from './importedData';
import { IMPORT_KINDS, type ImportKind } from './kinds';
import { readLines, type ReadRows, readRows, type RefusedLine } from './rows';

const MOST_LINES_NAMED = 100;
const DESCRIPTOR = 'meta-data';
const TABLE = 'file-name';

/** The generic file import (docs/platform.md, Import endpoints). */
export const importEndpoints: readonly SiteEndpoint[] = IMPORT_KINDS.map((kind) => ({
	scope: 'site',
	methods: ['POST'],
	path: `/{connectorToken}/epc/{site}/analyticsimport/${kind}.json`,
	access: 'connectorToken',
	handle: (call) => importFile(kind, call),
}));

async function importFile(kind: ImportKind, call: SiteCall): Promise<Reply> {
	const fileAt = await filesIn(call, [DESCRIPTOR, TABLE]);
	const described = await textOf(fileAt(DESCRIPTOR), DESCRIPTOR);
	const table = await textOf(fileAt(TABLE), TABLE);
	const descriptor = readDescriptor(described, kind, call);
	const read = readRows(readLines(table), descriptor);
	const [first] = read.refused;
	if (first) return refusedFile(read, first);
	importedOf(call).add({ kind, period: descriptor.period, rows: read.rows });
	return members({ data: { accepted: read.lines, rejected: 0, rejected_lines: [] } });
}

// The specification shows neither the reply nor the treatment of valid lines in a file with an
// invalid one: nothing is imported, so that the whole file can be sent again. Observed practice:
// `error` on HTTP 200.
function refusedFile({ lines, refused }: ReadRows, first: RefusedLine): Reply {
	const { line, column, value, reason } = first;
	const where = column === null ? `Line ${line}` : `Line ${line}, column ${column} ("${value}")`;
	return members({
		error: true,
		error_msg: `Nothing was imported: ${refused.length} of ${lines} lines are refused. ${where}: ${reason}.`,
		error_code: 'LINES_REFUSED',
		data: {
			accepted: 0,
			rejected: refused.length,
			rejected_lines: refused.slice(0, MOST_LINES_NAMED).map((one) => ({ ...one })),
		},
	});
}
