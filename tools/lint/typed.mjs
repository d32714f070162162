// The rules that need types, in one run, as computing the types of all files takes longer than the
// checks.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ESLint } from 'eslint';
import { root } from '../run.mjs';

// The rules' own TypeScript, as types of another instance are incompatible.
const typescript = createRequire(new URL('../n8n-lint/package.json', import.meta.url))(
	'typescript',
);
const { sys } = typescript;

function programOf(file) {
	const fail = ({ messageText }) => {
		throw new Error(`${file}: ${messageText}`);
	};
	const host = { ...sys, onUnRecoverableConfigFileDiagnostic: fail };
	const { fileNames, options, errors } = typescript.getParsedCommandLineOfConfigFile(
		path.join(root, file),
		{},
		host,
	);
	errors.forEach(fail);
	return typescript.createProgram(fileNames, options);
}

function typeMistakes(programs) {
	const mistakes = programs.flatMap((program) => typescript.getPreEmitDiagnostics(program));
	return typescript.formatDiagnostics(mistakes, {
		getCurrentDirectory: () => root,
		getCanonicalFileName: (name) => name,
		getNewLine: () => '\n',
	});
}

async function brokenRules(programs) {
	const eslint = new ESLint({
		cwd: root,
		overrideConfigFile: 'tools/lint/house.config.mjs',
		overrideConfig: {
			files: ['**/*.ts'],
			languageOptions: { parserOptions: { programs, project: null } },
		},
	});
	const { format } = await eslint.loadFormatter('stylish');
	return await format(await eslint.lintFiles(['.']));
}

const programs = ['tsconfig.json', 'page/tsconfig.json'].map(programOf);
const found = typeMistakes(programs) + (await brokenRules(programs));
process.stdout.write(found);
process.exitCode = found === '' ? 0 : 1;
