import { InvalidInput } from '../base/invalidInput';
import type { Connection } from '../http/connection/connection';
import type { Call } from '../http/call';
import { isRecord } from '../base/json/json';

/** The passphrase of the credential. @throws InvalidInput if it has none */
export function passphraseOf({ passphrase }: Connection): string {
	if (passphrase !== undefined) return passphrase;
	throw new InvalidInput(
		'Encryption Passphrase',
		'The credential has no encryption passphrase',
		'Fill in Encryption Passphrase in the credential of this node',
	);
}

/**
 * Adds the passphrase to the body of a call (docs/platform.md, Encrypt/Decrypt), and to the secrets
 * of the connection for that call. Other calls do not mask it, as it may be an ordinary word.
 *
 * @param as the platform's name for it; undefined if the call needs none
 * @throws InvalidInput if the credential has none
 */
export function withPassphrase(
	platform: Connection,
	call: Call,
	as: string | undefined,
): { readonly platform: Connection; readonly call: Call } {
	if (as === undefined) return { platform, call };
	const passphrase = passphraseOf(platform);
	const body = isRecord(call.body) ? call.body : {};
	return {
		platform: { ...platform, secrets: [...platform.secrets, passphrase] },
		call: { ...call, body: { ...body, [as]: passphrase } },
	};
}
