import type { EncryptionRun } from '../../../platform/catalogue/resources/encryption';
import type { SpecialRow } from '../../shared/run/specialRow';
import { decryptHere } from './decryptHere';

/** The operation on encrypted payloads that calls nothing. */
export const encryptionOperations: Record<EncryptionRun, SpecialRow> = {
	decryptHere: { execute: decryptHere },
};
