/** Lets the detector of encodings be bundled without the part that reads files by name, which nothing here uses. */
const withoutFiles = {
	name: 'detector-without-files',
	setup(build) {
		build.onResolve({ filter: /^\.\/fs\/node$/ }, ({ importer, kind, resolveDir }) =>
			importer.includes('chardet')
				? build.resolve('./fs/browser', { importer, kind, resolveDir })
				: undefined,
		);
	},
};

module.exports = { withoutFiles };
