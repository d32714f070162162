import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import type { ResultFormat } from '../../../platform/warehouse/queries';
import { readFields } from '../../shared/form/endpoint/endpointRequest';
import type { Parameters } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/readSetting';
import type { WireValues } from '../../shared/form/fieldValues';
import type { IfNoRows } from '../../shared/run/noRows';
import { ifNoRows } from '../../shared/run/noRows';
import { fileField } from '../../shared/run/outputFile';
import { resultFormatSetting } from './forms';

/** The request of an item; fields that its operation lacks are empty. */
export interface QueryRequest {
	/** The IP address of the session. */
	readonly ip: string;
	readonly query: string;
	readonly jobId: string;
	readonly format: ResultFormat;
	/** The binary field for a file. */
	readonly field: string;
	/** What to return where there are no rows. */
	readonly ifNoRows: IfNoRows;
	/** Values that the specification does not show, by the platform's names. */
	readonly more: WireValues;
}

/** Reads the request of an item. @throws InvalidInput */
export function readQueryRequest(
	form: Parameters,
	operation: SpecialOperation<string>,
	item: number,
): QueryRequest {
	const { values } = readFields(form, operation, item);
	const { ip = '', query = '', jobid = '', format = '', ...more } = values;
	return {
		ip: String(ip),
		query: String(query),
		jobId: String(jobid),
		format: format === '' ? 'rows' : read(form, resultFormatSetting, item),
		field: read(form, fileField, item),
		ifNoRows: readOption(form, ifNoRows, item),
		more,
	};
}
