import type { FileFacts, PageQuestion, PageReading, Reply } from '../../page/protocol';
import type { PlanInput } from '../../platform/imports/plan';
import { importKinds } from '../../platform/imports/rules/importKinds';

const kinds = importKinds.map(({ name }) => name);
const reading: PageReading = {
	...{ kinds, encoding: '', separator: '', linesBefore: '', table: '' },
	...{ header: 'yes', comparedPeriod: '', sheet: '', totals: '' },
};

// A path that the compiler does not follow, as the page is compiled with the types of browsers.
const WORKER: string = '../../page/worker';

let ask: (question: PageQuestion) => Promise<Reply>;

beforeAll(async () => {
	let listen: (event: { readonly data: PageQuestion }) => void = () => {};
	let answer: (reply: Reply) => void = () => {};
	Object.assign(globalThis, {
		addEventListener: (_type: string, take: typeof listen) => (listen = take),
		postMessage: (reply: Reply) => answer(reply),
	});
	await import(WORKER);
	ask = async (question) =>
		await new Promise((resolve) => {
			answer = resolve;
			listen({ data: question });
		});
});

/** What the page recognizes of a file, or what it says is wrong. */
async function recognized(file: Uint8Array): Promise<FileFacts | Reply> {
	const reply = await ask({ ask: 'read', number: 1, file: new Blob([file]), reading });
	return reply.say === 'file' ? reply.facts : reply;
}

const TEXT = 'Moteur\tVisites\nÉcosia\t12\nGoogle\t1 204\n';
const LITTLE = Buffer.from(TEXT, 'utf16le');
const BIG = Buffer.from(LITTLE).swap16();

it.each([
	['little endian, with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), LITTLE]), 'utf-16le'],
	['big endian, with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), BIG]), 'utf-16be'],
	['little endian, without a mark', LITTLE, 'utf-16le'],
	['big endian, without a mark', BIG, 'utf-16be'],
])(
	'the page reads UTF-16, %s, and does not take it for binary data',
	async (_what, file, encoding) => {
		expect(await recognized(file)).toMatchObject({
			...{ encoding, separator: '\t', kind: 'searchengine', columns: ['Moteur', 'Visites'] },
			suggested: [
				{ name: 'searchengine_name', column: 1 },
				{ name: 'visit', column: 2 },
			],
		});
	},
);

it('the page shows the names and figures of a UTF-16 file correctly', async () => {
	await recognized(Buffer.concat([Buffer.from([0xff, 0xfe]), LITTLE]));
	const plan: PlanInput = {
		...{ kind: 'searchengine', from: '2026-09-01', to: '2026-09-01', mapping: undefined },
		...{ numberFormat: '', sharedNames: 'stop', dayFormat: '', times: '' },
		emptyFigures: 'no',
		roundFigures: 'no',
		negativeAmounts: 'no',
	};
	expect(await ask({ ask: 'check', number: 2, plan })).toMatchObject({
		say: 'checked',
		facts: {
			firstRows: [
				['Ecosia', '12'],
				['Google', '1204'],
			],
			accents: [['Écosia', 'Ecosia']],
		},
	});
});

it('the page refuses binary data', async () => {
	const file = Buffer.from([0x41, 0, 0, 0, 0x42, 1, 2, 3, 0, 0x43, 0, 0, 0, 5]);
	expect(await recognized(file)).toMatchObject({
		say: 'wrong',
		problem: { code: 'otherType', of: { type: 'binary' } },
	});
});
