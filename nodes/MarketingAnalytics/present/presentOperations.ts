import type { PresentRun } from '../../../platform/catalogue/resources/reporting/report';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operation on items of any node. */
export const presentOperations: Record<PresentRun, Execute> = {
	presentItems: onFirstUse(async () => (await import('./presentItems')).presentItems),
};
