import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key, and a self-signed certificate for 127.0.0.1 and platform.example. */
export interface SelfSigned {
	readonly key: string;
	readonly cert: string;
}

/** Creates a temporary certificate; undefined without openssl. */
export function makeCertificate(): SelfSigned | undefined {
	const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
	const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
	const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
	const subject = [
		'-subj',
		'/CN=127.0.0.1',
		'-addext',
		'subjectAltName=IP:127.0.0.1,DNS:platform.example',
	];
	try {
		const files = ['-keyout', key, '-out', cert];
		execFileSync('openssl', [...request.split(' '), ...subject, ...files], { stdio: 'ignore' });
		return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
	} catch {
		return undefined;
	} finally {
		rmSync(folder, { recursive: true });
	}
}
