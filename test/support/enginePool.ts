import { join } from 'node:path';
import { startHost, type Line, type StartedHost } from '../../harness/engine';
import { makeCertificate, type SelfSigned } from './certificate';

/** A host process for a while. */
export interface LentHost {
	readonly host: StartedHost['host'];
	giveBack(isIdle: boolean): Promise<void>;
}

/**
 * Host processes that go from one test file to the next, as starting n8n takes longer than most
 * files need it. Jest gives each file a world of its own, so this lives outside of it.
 */
export class EnginePool {
	/** What they trust; nothing where there is no openssl. */
	readonly certificate: SelfSigned | undefined = makeCertificate();
	private readonly resting = new Map<Line, StartedHost>();
	private readonly lent = new Set<StartedHost>();

	async lend(line: Line): Promise<LentHost> {
		const started = this.takeRested(line) ?? (await this.start(line));
		this.lent.add(started);
		return {
			host: started.host,
			giveBack: async (isIdle) => await this.takeBack(line, started, isIdle),
		};
	}

	/** Ends what a test file has left: nobody knows what it still does. */
	async endLent(): Promise<void> {
		const left = [...this.lent];
		this.lent.clear();
		await Promise.all(left.map((started) => started.end()));
	}

	/** With all that a file may need, as each that is special starts an n8n of its own. */
	private async start(line: Line): Promise<StartedHost> {
		const standIns = join(__dirname, 'localNodes.js');
		const trusted = this.certificate?.cert;
		return await startHost({ line, logLevel: 'debug', standIns, trusted });
	}

	private takeRested(line: Line): StartedHost | undefined {
		const rested = this.resting.get(line);
		this.resting.delete(line);
		rested?.host.keepsAlive(true);
		return rested?.host.isRunning ? rested : undefined;
	}

	private async takeBack(line: Line, started: StartedHost, isIdle: boolean): Promise<void> {
		this.lent.delete(started);
		if (!isIdle || !started.host.isRunning || this.resting.has(line)) {
			await started.end();
			return;
		}
		started.host.forget();
		// Jest's worker ends when nothing keeps it, and its hosts with it.
		started.host.keepsAlive(false);
		this.resting.set(line, started);
	}
}
