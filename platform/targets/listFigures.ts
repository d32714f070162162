import type { Connection } from '../http/connection/connection';
import { Fault } from '../http/errors/fault';
import { settle } from '../base/async/settle';
import { listMetrics } from '../lists/reportLists';
import type { FigureChoice } from './figureList';
import { figureChoices } from './figureList';

/**
 * Lists a site's metrics and rates; none if the token may not list them, because it may still run
 * reports.
 *
 * @throws Fault if the platform cannot be reached
 */
export async function listFigures(
	platform: Connection,
	site: string,
	kind: string,
): Promise<FigureChoice[]> {
	const listed = await settle(listMetrics(platform, site, kind));
	if ('value' in listed) return figureChoices(listed.value);
	if (listed.error instanceof Fault && listed.error.transient) throw listed.error;
	return [];
}
