// Prints every operation of the node, or with --table the README's table of them.
import { catalogue } from '../platform/catalogue';
import { lineOf, tableOf } from './operationTable';

const print = process.argv.includes('--table')
	? tableOf(catalogue)
	: catalogue
			.flatMap((resource) => resource.operations.map((one) => lineOf(resource, one)))
			.join('\n');

console.log(print);
