import { join } from 'node:path';
import { repository } from '../../harness/engine/lines';
import type { PageQuestion, Reply } from '../../page/protocol';

type Unnumbered<Question> = Question extends unknown ? Omit<Question, 'number'> : never;

/** The code that checks files on the import page, without a browser around it. */
export class PageWorker {
	private number = 0;
	private take: (reply: Reply) => void = () => {};

	private constructor(private readonly send: (question: { readonly data: PageQuestion }) => void) {}

	/** Loads the code with the two functions of a browser's worker that it uses. */
	static async load(): Promise<PageWorker> {
		let listener: (question: { readonly data: PageQuestion }) => void = () => {};
		const worker = new PageWorker((question) => listener(question));
		Object.assign(globalThis, {
			addEventListener: (_: string, listen: typeof listener) => (listener = listen),
			postMessage: (reply: Reply) => worker.take(reply),
		});
		await import(join(repository, 'page/worker.ts'));
		return worker;
	}

	/** Asks what the page asks. */
	async ask(question: Unnumbered<PageQuestion>): Promise<Reply> {
		this.number += 1;
		const reply = new Promise<Reply>((resolve) => (this.take = resolve));
		this.send({ data: { ...question, number: this.number } });
		return await reply;
	}
}
