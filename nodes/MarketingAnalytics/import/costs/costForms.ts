import type { CampaignRun } from '../../../../platform/catalogue/resources/campaign';
import { recognizedHeaders } from '../../../shared/form/columnMapping';
import type { Form } from '../../../shared/form/form';
import { incomingItems } from '../../../shared/form/incomingItems';
import { PAGING } from '../../../shared/form/pagingFields';
import { propertiesOf } from '../../../shared/form/settings';
import { INPUT_FILE, INPUT_FROM } from '../../../shared/run/inputFile';
import { TABLE_OPTIONS } from '../forms';
import { SKIP_ROWS_WITH_ERRORS } from '../settings';
import { COST_COLUMNS, SEND_UNCHANGED } from './costSettings';

const data = [
	incomingItems,
	...propertiesOf([INPUT_FROM, INPUT_FILE, COST_COLUMNS]),
	recognizedHeaders(COST_COLUMNS),
];
const sending = propertiesOf([SKIP_ROWS_WITH_ERRORS, SEND_UNCHANGED]);

/** The fields of costs besides those of their catalogue rows. */
export const costForms: Record<CampaignRun, Form> = {
	checkCosts: { fields: data, options: TABLE_OPTIONS },
	previewCosts: { fields: [...data, ...PAGING], options: TABLE_OPTIONS },
	uploadCosts: { fields: data, options: [...TABLE_OPTIONS, ...sending] },
};
