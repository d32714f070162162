import { openInputFile } from '../../nodes/shared/run/inputFile';

const unexpected = () => {
	throw new Error('no file is read');
};

it('an error about a missing file shortens the names of other files, and counts those after 20', async () => {
	const names = ['x'.repeat(500), ...Array.from({ length: 49 }, (_, at) => `file_${at}`)];
	const binary = Object.fromEntries(names.map((name) => [name, { data: '', mimeType: '' }]));
	const context = {
		getInputData: () => [{ json: {}, binary }],
		helpers: {
			assertBinaryData: unexpected,
			getBinaryMetadata: unexpected,
			getBinaryStream: unexpected,
		},
	};
	const shortened = `${'x'.repeat(79)}…`;
	const first = Array.from({ length: 19 }, (_, at) => `"file_${at}"`).join(', ');
	await expect(openInputFile(context, 0, 'data', 1_000)).rejects.toMatchObject({
		message: `The input item has no file in the field "data". Fields that contain a file: "${shortened}", ${first}, 30 more`,
		advice: `Enter ${shortened} as Input Binary Field`,
	});
});
