import type { EncryptionRun } from '../../../platform/catalogue/resources/encryption';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operation on encrypted payloads that calls nothing. */
export const encryptionOperations: Record<EncryptionRun, Execute> = {
	decryptHere: onFirstUse(async () => (await import('./decryptHere')).decryptHere),
};
