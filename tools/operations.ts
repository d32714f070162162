// Prints every call of the node, by operation and by list; calls beyond the specification are
// marked. With --table: the table of docs/everything-else.md. With --endpoints: the page of all
// endpoints, docs/endpoints.md.
import { catalogue } from '../platform/catalogue';
import { lists } from '../platform/catalogue/platformLists';
import { knownEndpoints } from '../platform/catalogue/known';
import { endpointLines, endpointPage } from './endpointPage';
import { lineOf, listLines, otherLines, tableOf } from './operationTable';

const operations = catalogue.flatMap((resource) =>
	resource.operations.map((one) => lineOf(resource, one)),
);
const endpoints = [...knownEndpoints().values()];
const everything = [...operations, ...endpointLines(endpoints), ...listLines(lists), ...otherLines];

function toPrint(): string {
	if (process.argv.includes('--table')) return tableOf(catalogue);
	return process.argv.includes('--endpoints') ? endpointPage(endpoints) : everything.join('\n');
}

console.log(toPrint());
