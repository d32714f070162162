import { InvalidInput } from '../base/invalidInput';
import type { Connection } from '../http/connection/connection';
import type { Call } from '../http/request';
import { isRecord } from '../base/json/json';

/** The passphrase that the credential holds. @throws InvalidInput when it holds none */
export function passphraseOf({ passphrase }: Connection): string {
	if (passphrase !== undefined) return passphrase;
	throw new InvalidInput(
		'Encryption Passphrase',
		'The credential holds no encryption passphrase',
		'Fill in Encryption Passphrase in the credential of this node',
	);
}

/**
 * A call that carries the passphrase in its body (docs/platform.md, Encrypt/Decrypt), and the platform
 * for that call: there the passphrase is masked. Elsewhere it is not, as it may be an ordinary word.
 *
 * @param as the platform's name for it; nothing is added without
 * @throws InvalidInput when the credential holds none
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
