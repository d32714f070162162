import { checkIsText } from '../../platform/imports/fileType';
import { contentOf } from '../../harness/fileContent';

const AFTER = Buffer.from(' and more of it, none of which is 0');

it.each([
	['504b0304', 'an Excel workbook or another packed file'],
	['d0cf11e0a1b11ae1', 'an old Excel workbook'],
	['255044462d312e37', 'a PDF'],
	['1f8b08', 'a packed file'],
	['89504e470d0a1a0a', 'a picture'],
	['ffd8ffe0', 'a picture'],
	['6100620063', 'binary data'],
])('a file that starts with %s is %s', async (start, what) => {
	const file = Buffer.concat([Buffer.from(start, 'hex'), AFTER]);
	const told = `The file is ${what}, not a CSV file`;
	await expect(checkIsText(contentOf(file))).rejects.toThrow(told);
	await expect(checkIsText(contentOf(file, 3))).rejects.toThrow(told);
});

it.each([
	['nothing', Buffer.alloc(0)],
	['ASCII', Buffer.from('a,b\n1,2\n')],
	['UTF-8 with its mark', Buffer.from('\ufeffé,b\n1,2\n')],
	['Latin-1', Buffer.from('é,b\n1,2\n', 'latin1')],
	['UTF-16, which is told more of later', Buffer.from('\ufeffa,b\n', 'utf16le')],
	['PK as a name', Buffer.from('PK,Visits\n')],
])('%s passes', async (_, file) => {
	await expect(checkIsText(contentOf(file))).resolves.toBeUndefined();
});
