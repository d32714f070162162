import { errorCatalog } from '../../../../platform/http/errors/errorCatalog';
import type { ErrorKind } from '../../../../platform/http/errors/errorCatalog';
import { Fault } from '../../../../platform/http/errors/fault';
import { withReadableErrors } from '../../../../platform/http/connection/testConnection';

const kinds = Object.keys(errorCatalog).filter((kind): kind is ErrorKind => kind in errorCatalog);
/** Causes of jobs, files and results, which a credential test never meets. */
const NOT_IN_A_TEST = /^(job|result|outcome|notStored|tooManyRows|unexpectedReply|otherDays)/;

it.each(kinds.filter((kind) => !NOT_IN_A_TEST.test(kind)))(
	'the test of a credential never gives advice for nodes: %s',
	async (kind) => {
		const facts = { host: 'x.example', what: 'this address', retryAfterMs: 5_000 };
		const failing = withReadableErrors(Promise.reject(new Fault(kind, facts)));
		const told = await failing.then(String, String);
		expect(told).not.toMatch(/\b(node|workflow|IDs|at once|less data)\b/);
	},
);
