import { causes } from '../../../platform/client/causes';
import type { Cause } from '../../../platform/client/faults';
import { Fault } from '../../../platform/client/faults';
import { tellInWords } from '../../../platform/client/probe';

const kinds = Object.keys(causes).filter((kind): kind is Cause => kind in causes);
/** What only happens to jobs, files and results, none of which a test of a credential has. */
const NOT_IN_A_TEST = /^(job|result|outcome|notStored|tooManyRows|unexpectedReply)/;

it.each(kinds.filter((kind) => !NOT_IN_A_TEST.test(kind)))(
	'the test of a credential gives no advice for nodes: %s',
	async (kind) => {
		const facts = { host: 'x.example', what: 'this address', retryAfterMs: 5_000 };
		const failing = tellInWords(Promise.reject(new Fault(kind, facts)));
		const told = await failing.then(String, String);
		expect(told).not.toMatch(/\b(node|workflow|IDs|at once|less data)\b/);
	},
);
