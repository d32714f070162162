import { InvalidInput } from '../../base/invalidInput';
import { importWordsOf } from './importWords';
import type { Problem, ProblemSentences } from './problemKinds';
import { problemsInEnglish } from './problemsInEnglish';

/** Something that keeps a file from being imported; the texts are those of the nodes. */
export class ImportProblem extends InvalidInput {
	private constructor(
		readonly problem: Problem,
		{ parameter, message, advice }: ProblemSentences,
	) {
		super(parameter, message, advice);
	}

	static of(problem: Problem): ImportProblem {
		return new ImportProblem(problem, importWordsOf(problemsInEnglish, problem));
	}
}
