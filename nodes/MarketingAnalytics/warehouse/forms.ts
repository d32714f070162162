import type { Form } from '../../shared/form/form';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { WAIT_LIMIT } from '../../shared/form/waitLimit';

/** What Run Query asks for beside the query itself. */
export const warehouseForms: Record<'runQuery', Form> = {
	runQuery: { fields: [OUTPUT_FILE, WAIT_LIMIT] },
};
