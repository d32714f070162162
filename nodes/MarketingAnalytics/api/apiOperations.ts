import type { ApiRun } from '../../../platform/catalogue/resources/api';
import type { SpecialRow } from '../../shared/run/specialRow';
import { callApi } from './callApi';

/** The operation that calls any endpoint. */
export const apiOperations: Record<ApiRun, SpecialRow> = {
	callApi: { execute: callApi },
};
