/** A format of output files. */
interface FileFormat {
	readonly mimeType: string;
	/** The extensions that its files may have; a name that has none of them gets the first. */
	readonly extensions: readonly string[];
}

const FILE_FORMATS = {
	csv: { mimeType: 'text/csv', extensions: ['csv', 'txt', 'tsv'] },
	html: { mimeType: 'text/html', extensions: ['html', 'htm'] },
	json: { mimeType: 'application/json', extensions: ['json'] },
	png: { mimeType: 'image/png', extensions: ['png'] },
	svg: { mimeType: 'image/svg+xml', extensions: ['svg'] },
	xlsx: {
		mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		extensions: ['xlsx'],
	},
} satisfies Record<string, FileFormat>;

/**
 * The name of an output file with an extension of its format, and its MIME type. The end of
 * `shop.example.com` is no extension: no program would open the file.
 */
export function nameFile(format: keyof typeof FILE_FORMATS, name: string) {
	const { mimeType, extensions } = FILE_FORMATS[format];
	const hasExtension = extensions.some((one) => name.toLowerCase().endsWith(`.${one}`));
	return { fileName: hasExtension ? name : `${name}.${extensions[0]}`, mimeType };
}
