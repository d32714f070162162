import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { equivalent } from './equivalent.mjs';

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** A mutant as it is printed and as `equivalent.mjs` lists it. */
function read({ fileName, location: { start, end }, replacement, status }) {
	const file = path.relative(root, fileName).replaceAll('\\', '/');
	const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
	const part = lines.slice(start.line - 1, end.line);
	part[part.length - 1] = part.at(-1).slice(0, end.column - 1);
	part[0] = part[0].slice(start.column - 1);
	const [code, becomes] = [part.join('\n'), replacement].map(onOneLine);
	return { file, line: start.line, code, becomes, status };
}

function onOneLine(code) {
	return code.replace(/\s+/g, ' ').trim();
}

function isEquivalent(mutant) {
	return equivalent.some((one) =>
		['file', 'code', 'becomes'].every((key) => one[key] === mutant[key]),
	);
}

function scoreOf(mutants) {
	const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
	return mutants.length === 0 ? 100 : (100 * noticed) / mutants.length;
}

/** Prints the survivors and the scores, and returns the total score. */
export function report(results) {
	const counted = results
		.map(read)
		.filter(({ status }) => [...NOTICED, ...UNNOTICED].includes(status))
		.filter((mutant) => !isEquivalent(mutant));
	for (const { file, line, code, becomes, status } of counted) {
		if (!UNNOTICED.includes(status)) continue;
		const untested = status === 'NoCoverage' ? ' (no test reaches this code)' : '';
		process.stdout.write(`${file}:${line}${untested}\n  - ${code}\n  + ${becomes}\n`);
	}
	for (const file of new Set(counted.map((mutant) => mutant.file))) {
		print(
			file,
			counted.filter((mutant) => mutant.file === file),
		);
	}
	print('in all', counted);
	return scoreOf(counted);
}

function print(name, mutants) {
	const survived = mutants.filter(({ status }) => UNNOTICED.includes(status)).length;
	const score = `${scoreOf(mutants).toFixed(1)}%`;
	process.stdout.write(
		`${name.padEnd(60)}${score.padStart(8)}  ${survived} of ${mutants.length} survived\n`,
	);
}
