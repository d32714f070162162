import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COUNT_SITUATIONS } from './countSituations';
import { findingsOf } from './findingLines';
import { HOUR_SITUATIONS } from './hourSituations';
import { SITUATIONS } from './situations';

/** The findings of each situation, below its name. */
const EXPECTED = new Map(
	readFileSync(path.join(__dirname, 'findings.txt'), 'utf8')
		.trim()
		.split('\n\n')
		.map((block) => {
			const [name = '', ...lines] = block.split('\n');
			return [name, lines] as const;
		}),
);

it.each(Object.entries({ ...SITUATIONS, ...COUNT_SITUATIONS, ...HOUR_SITUATIONS }))(
	'the findings, with all their numbers, of %s are those that were checked',
	(name, situation) => {
		expect(findingsOf(situation)).toEqual(EXPECTED.get(name));
	},
);
