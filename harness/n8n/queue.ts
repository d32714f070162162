import type { Instance } from './instance';
import { startPostgres } from './services/postgres';
import { startRedis } from './services/redis';
import type { Service } from './services/service';
import { systemProgram } from './services/systemProgram';
import { logFile, type N8nOptions, prepareInstance, RunningN8n } from './start';

/** Options of n8n in queue mode. */
export type QueueOptions = Omit<N8nOptions, 'home' | 'port' | 'log'>;

/** n8n in queue mode: a main process, a webhook process and workers, with Redis and PostgreSQL. */
export class QueueN8n {
	readonly workers: Instance[] = [];

	constructor(
		readonly main: RunningN8n,
		private readonly webhook: Instance,
		private readonly options: QueueOptions,
		private readonly services: readonly Service[],
	) {}

	/** The base URL of webhooks. */
	get webhookUrl(): string {
		return `${this.webhook.url}/webhook`;
	}

	/** Starts another worker, and waits until it accepts jobs. */
	async startWorker(): Promise<Instance> {
		const worker = await prepareInstance('worker', this.options);
		this.workers.push(worker);
		await worker.start();
		return worker;
	}

	/** Stops everything, and deletes all data. */
	async discard(): Promise<void> {
		await Promise.all([...this.workers, this.webhook].map(async (one) => await one.discard()));
		await this.main.discard();
		await Promise.all(this.services.map(async (one) => await one.discard()));
	}
}

/** Starts n8n in queue mode with one worker; requires the system's PostgreSQL and Redis. */
export async function startQueue(options: QueueOptions): Promise<QueueN8n> {
	const services = await startServices();
	const [postgres, redis] = services;
	const environment = { ...queueEnvironment(postgres.port, redis.port), ...options.environment };
	const all = { ...options, environment };
	const webhook = await prepareInstance('webhook', all);
	const main = await prepareInstance('start', all);
	const queue = new QueueN8n(new RunningN8n(main), webhook, all, services);
	try {
		// The main process creates the tables that the others need.
		await queue.main.start();
		await Promise.all([webhook.start(), queue.startWorker()]);
		return queue;
	} catch (error) {
		await queue.discard();
		throw error;
	}
}

async function startServices(): Promise<[Service, Service]> {
	const postgres = await systemProgram('postgres');
	const redis = await systemProgram('redis');
	return await Promise.all([
		startPostgres(postgres, logFile('postgres')),
		startRedis(redis, logFile('redis')),
	]);
}

function queueEnvironment(postgresPort: number, redisPort: number): Record<string, string> {
	return {
		EXECUTIONS_MODE: 'queue',
		OFFLOAD_MANUAL_EXECUTIONS_TO_WORKERS: 'true',
		DB_TYPE: 'postgresdb',
		DB_POSTGRESDB_HOST: '127.0.0.1',
		DB_POSTGRESDB_PORT: String(postgresPort),
		DB_POSTGRESDB_DATABASE: 'postgres',
		DB_POSTGRESDB_USER: 'postgres',
		DB_POSTGRESDB_PASSWORD: 'not asked for',
		QUEUE_BULL_REDIS_HOST: '127.0.0.1',
		QUEUE_BULL_REDIS_PORT: String(redisPort),
		QUEUE_HEALTH_CHECK_ACTIVE: 'true',
		N8N_AVAILABLE_BINARY_DATA_MODES: 'filesystem,database',
		N8N_DEFAULT_BINARY_DATA_MODE: 'database',
		// The job of a dead worker is noticed within seconds instead of a minute.
		QUEUE_WORKER_LOCK_DURATION: '5000',
		QUEUE_WORKER_LOCK_RENEW_TIME: '1000',
		QUEUE_WORKER_STALLED_INTERVAL: '2000',
	};
}
