import type { PresentRun } from '../../../platform/catalogue/resources/reporting/report';
import type { SpecialRow } from '../../shared/run/specialRow';
import { presentForm } from './presentForm';
import { presentItems } from './presentItems';

/** The operation on items of any node. */
export const presentOperations: Record<PresentRun, SpecialRow> = {
	presentItems: { form: presentForm, execute: presentItems },
};
