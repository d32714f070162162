import type { SpecialOperation } from '../../../../platform/catalogue/endpointRow';
import { costTable } from '../../../../platform/imports/rules/importKinds';
import { readFields } from '../../../shared/form/endpoint/endpointRequest';
import type { WireValues } from '../../../shared/form/fieldValues';
import type { Parameters } from '../../../shared/form/parameters';
import { read, readOption } from '../../../shared/form/readSetting';
import { INPUT_FILE } from '../../../shared/run/inputFile';
import type { InputFrom, TableRequest } from '../read';
import { readTable } from '../read';
import { SKIP_ROWS_WITH_ERRORS } from '../settings';
import { COST_COLUMNS, SEND_UNCHANGED } from './costSettings';

/** A check of costs. */
interface CostsRequest extends TableRequest {
	/** The kind of costs, as in the name of the endpoint. */
	readonly kind: string;
}

/** Reads the check or the preview of an item. */
export function costsRequestOf(operation: SpecialOperation<string>) {
	/** @throws InvalidInput */
	return (form: Parameters, item: number, from: InputFrom): CostsRequest => {
		const kind = String(readFields(form, operation, item).values.kind);
		return tableOf(form, item, from, kind);
	};
}

function tableOf(form: Parameters, item: number, from: InputFrom, kind: string): CostsRequest {
	const { plan, ...table } = readTable(form, item, from, COST_COLUMNS);
	return { ...table, kind, plan: { ...plan, kind: costTable(kind) } };
}

/** An upload of costs. */
export interface UploadRequest extends CostsRequest {
	readonly site: string;
	/** Values that the specification does not show, by the platform's names. */
	readonly more: WireValues;
	readonly leavesOut: boolean;
	/** Set if the data are sent unread; `field` is the binary field of a file, undefined for items. */
	readonly unchanged: { readonly field: string | undefined } | undefined;
}

/** Reads the upload of an item. @throws InvalidInput */
export function readUpload(
	form: Parameters,
	operation: SpecialOperation<string>,
	item: number,
	from: InputFrom,
): UploadRequest {
	const { site, kind, ...more } = readFields(form, operation, item).values;
	const field = from === 'items' ? undefined : read(form, INPUT_FILE, item);
	return {
		...tableOf(form, item, from, String(kind)),
		site: String(site),
		more,
		leavesOut: readOption(form, SKIP_ROWS_WITH_ERRORS, item),
		unchanged: readOption(form, SEND_UNCHANGED, item) ? { field } : undefined,
	};
}
