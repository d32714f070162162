import { rowsWhere } from '../../shared/report/form/rowsWhere';
import { TRACKING } from './figure';

/** Which rows the figures of an alert are of. */
export const alertRows: typeof rowsWhere = {
	...rowsWhere,
	property: { ...rowsWhere.property, displayOptions: { hide: { '/figure': [...TRACKING] } } },
};
