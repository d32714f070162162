// Puts the form of the main node together once, when the code is built: what n8n would wait for at the first use of the
// node is then the reading of one text.
const { createRequire } = require('node:module');
const path = require('node:path');
const esbuild = require('esbuild');

const source = path.join(__dirname, '../../nodes/MarketingAnalytics/describeForm.ts');

/** Runs the files that describe the form as they are now. */
async function buildForm() {
	const { outputFiles, metafile } = await esbuild.build({
		bundle: true,
		write: false,
		format: 'cjs',
		platform: 'node',
		metafile: true,
		external: ['n8n-workflow'],
		entryPoints: [source],
	});
	const module = { exports: {} };
	const run = new Function('module', 'exports', 'require', outputFiles[0].text);
	run(module, module.exports, createRequire(source));
	return { form: module.exports.describeForm(), inputs: Object.keys(metafile.inputs) };
}

/** Stands in for `describeForm` when the nodes are bundled. @param seen takes what went into it */
function builtForm(seen) {
	return {
		name: 'built-form',
		setup(build) {
			build.onResolve({ filter: /^\.\/describeForm$/ }, () => ({
				path: 'describeForm',
				namespace: 'built-form',
			}));
			build.onLoad({ filter: /.*/, namespace: 'built-form' }, async () => {
				const { form, inputs } = await buildForm();
				seen.push(...inputs);
				// Each node gets objects of its own, as n8n changes them.
				const text = JSON.stringify(JSON.stringify(form));
				return { contents: `export const describeForm = () => JSON.parse(${text});`, loader: 'js' };
			});
		},
	};
}

module.exports = { builtForm };
