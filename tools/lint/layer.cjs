const bundledLibraries =
	'(^|/)node_modules/(n8n-workflow|csv-parse|csv-stringify|luxon|p-limit|lossless-json|chardet|fflate|saxes)/';

const workflowTypes = '(^|/)node_modules/n8n-workflow/';

/** A layer may import itself and what is listed, nothing else. */
function layer(name, from, mayImport, why) {
	return {
		name,
		severity: 'error',
		comment: why,
		from: { path: from },
		to: { pathNot: [from, ...mayImport] },
	};
}

module.exports = { bundledLibraries, layer, workflowTypes };
