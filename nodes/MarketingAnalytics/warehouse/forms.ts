import type { Form } from '../describe/form';
import { OUTPUT_FILE } from '../files';
import { WAIT_LIMIT } from '../waitLimit';

/** What Run Query asks for beside the query itself. */
export const warehouseForms: Record<'runQuery', Form> = {
	runQuery: { fields: [OUTPUT_FILE, WAIT_LIMIT] },
};
