import type { ApiRun } from '../../../platform/catalogue/resources/api';
import type { SpecialRow } from '../../shared/run/specialRow';
import { callApi } from './callApi';
import { callKnown } from './callKnown';
import { knownForm } from './knownForm';
import { callForm } from './onlyReads';

/** The operations that call any endpoint, by its path or by its name. */
export const apiOperations: Record<ApiRun, SpecialRow> = {
	callApi: { form: callForm, execute: callApi },
	callKnown: { form: knownForm, execute: callKnown },
};
