import { join } from 'node:path';
import { startHost, type Line, type StartedHost } from '../../harness/engine';
import { makeCertificate, type SelfSigned } from './certificate';

/** A host process that is lent. */
export interface LentHost {
	readonly host: StartedHost['host'];
	giveBack(isIdle: boolean): Promise<void>;
}

/**
 * Host processes that are lent to one test file after the other, as starting n8n takes longer than
 * most files need. Jest isolates each file, so the pool lives outside of it.
 */
export class EnginePool {
	/** The certificate that they trust; undefined without openssl. */
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

	/** Ends the processes that a test file has not returned, as their state is unknown. */
	async endLent(): Promise<void> {
		const left = [...this.lent];
		this.lent.clear();
		await Promise.all(left.map((started) => started.end()));
	}

	/**
	 * Starts a process with everything that files may need, as special options would need an n8n of
	 * their own.
	 */
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
		// The jest worker ends when nothing keeps it alive, and its hosts with it.
		started.host.keepsAlive(false);
		this.resting.set(line, started);
	}
}
