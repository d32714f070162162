import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from '../../platform/catalogue';
import { tableOf } from '../../tools/operationTable';

test('the README’s table of operations is what `npm run operations -- --table` prints', () => {
	const readme = readFileSync(path.join(__dirname, '..', '..', 'README.md'), 'utf8');
	const [, table] = readme.split(/<!-- operations(?: end)? -->/);
	expect(table?.trim()).toBe(tableOf(catalogue));
});
