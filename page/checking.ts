import type { PlanInput } from '../platform/imports/plan';
import type { CheckFacts, FileFacts, PageQuestion, PageReading, Reply } from './protocol';

/** The code of the worker, inserted when the page is built. */
declare const WORKER_CODE: string;

/** A reply that reports an error. */
export type Wrong = Extract<Reply, { say: 'wrong' }>;
type Unnumbered<Question> = Question extends unknown ? Omit<Question, 'number'> : never;

/**
 * Sends questions to the worker, and passes on only the reply to the latest question of each kind.
 */
export class Checking {
	private readonly worker = new Worker(
		URL.createObjectURL(new Blob([WORKER_CODE], { type: 'text/javascript' })),
	);
	private number = 0;

	constructor(take: {
		file(facts: FileFacts): void;
		checked(facts: CheckFacts): void;
		wrong(wrong: Wrong): void;
	}) {
		this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
			if (data.number !== this.number) return;
			if (data.say === 'file') take.file(data.facts);
			else if (data.say === 'checked') take.checked(data.facts);
			else take.wrong(data);
		});
	}

	read(file: Blob, reading: PageReading): void {
		this.ask({ ask: 'read', file, reading });
	}

	check(plan: PlanInput): void {
		this.ask({ ask: 'check', plan });
	}

	private ask(question: Unnumbered<PageQuestion>): void {
		this.number += 1;
		this.worker.postMessage({ ...question, number: this.number });
	}
}
