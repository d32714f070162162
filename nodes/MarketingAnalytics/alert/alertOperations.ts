import type { AlertRun } from '../../../platform/catalogue/resources/alert';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operation on alerts. */
export const alertOperations: Record<AlertRun, Execute> = {
	snoozeAlert: onFirstUse(async () => (await import('./snooze')).snooze),
};
