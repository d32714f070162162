import type * as Common from '@n8n/backend-common';
import type * as Config from '@n8n/config';
import type * as Di from '@n8n/di';
import type * as Core from 'n8n-core';
import type * as Workflow from 'n8n-workflow';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** An n8n engine, loaded once per process. */
export interface N8n {
	core: typeof Core;
	workflow: typeof Workflow;
	container: typeof Di.Container;
	/**
	 * Starts a new expression sandbox, because n8n's keeps workflow data until garbage collection.
	 */
	renewExpressions: () => Promise<void>;
}

/** Loads n8n from the folder's node_modules and starts the services that nodes need. */
export async function loadN8n(folder: string): Promise<N8n> {
	const fromFolder = createRequire(join(folder, 'package.json'));
	const fromCore = createRequire(fromFolder.resolve('n8n-core'));
	fromCore('reflect-metadata');
	const core = fromFolder('n8n-core') as typeof Core;
	const workflow = fromFolder('n8n-workflow') as typeof Workflow;
	const { Container } = fromCore('@n8n/di') as typeof Di;
	const { Logger } = fromCore('@n8n/backend-common') as typeof Common;

	workflow.LoggerProxy.init(Container.get(Logger));
	await Container.get(core.BinaryDataService).init();
	const { GlobalConfig } = fromCore('@n8n/config') as typeof Config;
	const { expressionEngine, generic } = Container.get(GlobalConfig);
	// As on a server; otherwise $now is in New York, whatever the environment says.
	workflow.setGlobalState({ defaultTimezone: generic.timezone });
	await startExpressions(workflow, expressionEngine);
	const renewExpressions = async () => {
		await workflow.Expression.disposeExpressionEngine();
		await startExpressions(workflow, expressionEngine);
	};
	return { core, workflow, container: Container, renewExpressions };
}

// The expression sandbox, which is n8n's default, has binaries for Node 22 and 24 only; a server on
// Node 20 also has to use the older engine.
async function startExpressions(
	{ Expression }: typeof Workflow,
	config: Config.ExpressionEngineConfig,
): Promise<void> {
	if (Number.parseInt(process.versions.node, 10) < 22) return;
	// A sandbox takes ten times as long as most runs, and every request needs one for signing, so all
	// share it here.
	const options = { ...config, lazyAcquire: true, compileCache: true, sharedCaller: true };
	await Expression.initExpressionEngine(options);
}
