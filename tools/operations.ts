// Prints every call that the node can make, by operation and by list to choose from; calls beyond the
// specification are marked. With --table: the README's table of operations.
import { catalogue } from '../platform/catalogue';
import { lists } from '../platform/catalogue/lists';
import { lineOf, listLines, otherLines, tableOf } from './operationTable';

const operations = catalogue.flatMap((resource) =>
	resource.operations.map((one) => lineOf(resource, one)),
);
const print = process.argv.includes('--table')
	? tableOf(catalogue)
	: [...operations, ...listLines(lists), ...otherLines].join('\n');

console.log(print);
