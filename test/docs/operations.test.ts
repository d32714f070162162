import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from '../../platform/catalogue';
import { tableOf } from '../../tools/operationTable';

test('the page’s table of operations is what `npm run operations -- --table` prints', () => {
	const page = path.join(__dirname, '..', '..', 'docs', 'everything-else.md');
	const [, table] = readFileSync(page, 'utf8').split(/<!-- operations(?: end)? -->/);
	expect(table?.trim()).toBe(tableOf(catalogue));
});
