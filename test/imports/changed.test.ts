import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IHttpRequestOptions } from 'n8n-workflow';
import { Fault } from '../../platform/http/errors/fault';
import { InvalidInput } from '../../platform/base/invalidInput';
import { fileSource } from '../../platform/imports/source';
import { prepareImport } from '../../platform/imports/prepare';
import { uploadImport } from '../../platform/imports/upload';
import { alone, collected, contentOf } from '../../harness/fileContent';
import { connectionBy, faultOf } from '../http/door/connection';
import { send } from '../http/wire/throughAxios';
import { planOf } from './plans';

const HEADER = 'engine;visits\n';
const ROWS = 20_000;
/** Some pieces of what is sent. */
const LARGE = HEADER + Array.from({ length: ROWS }, (_, at) => `Engine ${at};4\n`).join('');
const SMALL = `${HEADER}Bing;4\nEcosia;5\n`;

const plan = planOf('searchengine', '2026-01-05');

const CHANGED = {
	message:
		'The file changed after it was checked, or could no longer be read, so nothing was imported',
	advice: 'Import the file again when no other program is writing to it',
};

/** A file that may become another one, or go away. */
class OpenFile {
	constructor(public text: string | undefined) {}

	async source() {
		const { length: bytes } = this.text ?? '';
		const open = async function* (file: OpenFile) {
			if (file.text === undefined) throw new Error('ENOENT: no such file');
			yield* contentOf(file.text, 1 << 16).open();
		};
		return await fileSource({ bytes, open: () => open(this) }, {}, alone);
	}
}

const changes: Array<[what: string, before: string, after: string | undefined]> = [
	['another figure', SMALL, SMALL.replace('4', '7')],
	['another figure at the beginning of a large file', LARGE, LARGE.replace(';4', ';7')],
	['another figure at its end', LARGE, `${LARGE.slice(0, -2)}7\n`],
	['a figure that is wrong', SMALL, SMALL.replace('4', 'x')],
	['two rows that change their places', SMALL, `${HEADER}Ecosia;5\nBing;4\n`],
	['one row more', SMALL, `${SMALL}Qwant;6\n`],
	['many rows more', LARGE, LARGE + LARGE.slice(HEADER.length).replaceAll('Engine', 'Other')],
	['one row less', SMALL, `${HEADER}Bing;4\n`],
	['half of it', LARGE, LARGE.slice(0, LARGE.length / 2)],
	['a header alone', SMALL, HEADER],
	['nothing', SMALL, ''],
	['a quote that is not closed', SMALL, `${SMALL}"Qwant;6\n`],
	['no file any more', SMALL, undefined],
];

describe.each(changes)('a file that becomes %s after its check', (_, before, after) => {
	it('is not sent to its end', async () => {
		const file = new OpenFile(before);
		const { csv } = await prepareImport(await file.source(), plan);
		file.text = after;
		let bytes = 0;
		const read = async () => {
			for await (const chunk of csv.open()) bytes += chunk.length;
		};
		await expect(read()).rejects.toBeInstanceOf(InvalidInput);
		await expect(read()).rejects.toMatchObject(CHANGED);
		expect(bytes).toBeLessThan(2 * csv.bytes);
		if (before === SMALL) expect(bytes).toBe(0);
	});

	it('is reported as changed, and its form never ends', async () => {
		const file = new OpenFile(before);
		const { error, arrivals } = await sent(file, [200], () => {
			file.text = after;
		});
		expect(error).toMatchObject(CHANGED);
		// So little may be there that nothing leaves.
		expect(arrivals).not.toContain(true);
	});
});

it('a checked file is sent unchanged every time it is opened', async () => {
	const { csv } = await prepareImport(await new OpenFile(LARGE).source(), plan);
	const expected = LARGE.replace(HEADER, 'searchengine_name,visit\n').replaceAll(';', ',');
	for (let times = 0; times < 2; times++) {
		expect((await collected(csv)).toString()).toBe(expected);
	}
});

it('a change to columns that are not sent does not stop the upload', async () => {
	const file = new OpenFile(`${SMALL}Qwant;none\n`);
	const { csv } = await prepareImport(await file.source(), plan);
	file.text = `${SMALL}Yahoo;none\n`;
	expect((await collected(csv)).toString()).toBe('searchengine_name,visit\nBing,4\nEcosia,5\n');
});

it('a refused file that changes before the next attempt is not imported', async () => {
	const file = new OpenFile(SMALL);
	const { error, arrivals } = await sent(file, [429, 200], (times) => {
		if (times === 2) file.text = LARGE;
	});
	expect(error).toMatchObject(CHANGED);
	expect(arrivals.filter((isWhole) => isWhole)).toEqual([true]);
});

it('a file with an unknown outcome that changes before the next attempt is reported as such', async () => {
	const file = new OpenFile(SMALL);
	const again = (times: number) => {
		if (times === 2) file.text = LARGE;
	};
	const { error, arrivals } = await sent(file, [504, 200], again, { idempotent: true });
	expect(error).toMatchObject({
		message:
			'The file changed after it was sent, so it could not be sent again. The platform may have imported the version that was checked',
		advice: 'Before you run the node again, check in the platform whether the file arrived',
	});
	expect(arrivals.filter((isWhole) => isWhole)).toEqual([true]);
});

it('an execution that is cancelled during the upload is reported as cancelled', async () => {
	const stopped = new Fault('stopped', {});
	let isOver = false;
	const giveWay = async () => {
		if (isOver) throw stopped;
		await alone();
	};
	const source = await fileSource(contentOf(SMALL), {}, giveWay);
	const { csv } = await prepareImport(source, plan);
	isOver = true;
	await expect(collected(csv)).rejects.toBe(stopped);
});

/**
 * Sends a file to a platform that answers so, one request after the other.
 *
 * @param before called before each request with its number, from 1
 * @returns what went wrong, and of each request whether all of it arrived
 */
async function sent(
	file: OpenFile,
	statuses: readonly number[],
	before: (times: number) => void,
	how?: Parameters<typeof uploadImport>[3],
) {
	const arrivals: boolean[] = [];
	const server = createServer((request, response) => {
		const at = arrivals.push(false) - 1;
		request.resume().on('end', () => {
			arrivals[at] = true;
			response.writeHead(statuses[at] ?? 500, { 'retry-after': '0' }).end('{"data":{}}');
		});
		request.on('error', () => {});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	let times = 0;
	const transmit = async (options: IHttpRequestOptions) => {
		before((times += 1));
		return await send(options);
	};
	const platform = connectionBy(transmit, { attempts: 2, url: `http://127.0.0.1:${port}` });
	const upload = await prepareImport(await file.source(), plan);
	const importer = { platform, connectorToken: 'token' };
	const error = await faultOf(uploadImport(importer, 'shop', upload, how));
	await new Promise((resolve) => server.close(resolve).closeAllConnections());
	return { error, arrivals };
}
