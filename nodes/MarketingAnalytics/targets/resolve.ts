import type { Connection } from '../../../platform/client/connection';
import { InvalidInput } from '../../../platform/client/faults';
import type { Choice } from '../../../platform/client/values/choices';
import { settle } from '../../../platform/client/values/settle';
import { listMetrics } from '../../../platform/lists/reports';
import type { FigureChoice } from '../../../platform/targets/figureList';
import { figureChoices, findFigure } from '../../../platform/targets/figureList';
import { readTargetName } from '../../../platform/targets/names';
import { siteNow } from '../../../platform/targets/now';
import { begun, readTargetPeriod } from '../../../platform/targets/period';
import type { Target } from '../../../platform/targets/target';
import { keyOfTarget } from '../../../platform/targets/target';
import { zoneOfSite } from '../../shared/report/request/dated';
import type { TargetsRequest, TypedTarget } from './read';

/** The targets of an item, in the platform's terms. */
export interface ResolvedTargets extends Omit<TargetsRequest, 'targets'> {
	readonly targets: readonly Target[];
	/** The first day of which not all figures are there yet. */
	readonly end: string;
}

/** Turns what was typed into targets; each list of the platform is asked for once. */
export function resolving(platform: Connection, now: () => number = Date.now) {
	const figures = new Map<string, Promise<FigureChoice[]>>();
	const zones = new Map<string, Promise<string>>();
	const seen = new Set<string>();
	/** @throws InvalidInput */
	return async ({ targets, ...request }: TargetsRequest): Promise<ResolvedTargets> => {
		const { site, kind, dimension } = request;
		const choices = await once(figures, `${site} ${kind}`, async () =>
			figureChoices(await metricsOf(platform, site, kind)),
		);
		const zone = await once(
			zones,
			site,
			async () => await zoneOfSite(platform, site, request.zone),
		);
		const { today, end } = siteNow(zone, now());
		const resolved = targets.map((typed) => resolveOne(typed, { site, dimension, choices, today }));
		// Only once all are right, so that a second try of an item does not meet itself.
		for (const target of resolved) {
			const key = keyOfTarget(target);
			if (seen.has(key)) throw twice(target);
			seen.add(key);
		}
		return { ...request, targets: resolved, end };
	};
}

interface Known {
	readonly site: string;
	readonly dimension: string;
	readonly choices: readonly FigureChoice[];
	readonly today: string;
}

function resolveOne(typed: TypedTarget, { site, dimension, choices, today }: Known): Target {
	const figure = findFigure(typed.figure, choices);
	const { period, amount } = typed;
	return {
		...{ site, figure, amount },
		name: readTargetName(typed.name, dimension),
		days: typeof period === 'string' ? readTargetPeriod(period, today) : begun(period, today),
		bound: typed.bound ?? (figure.isCost ? 'atMost' : 'atLeast'),
	};
}

/** A token may be allowed to run reports and not to list their metrics. */
async function metricsOf(platform: Connection, site: string, kind: string): Promise<Choice[]> {
	const listed = await settle(listMetrics(platform, site, kind));
	return 'value' in listed ? listed.value : [];
}

function twice({ figure, name, days }: Target): InvalidInput {
	const what = name ? `${figure.name} of ${name.label}` : figure.name;
	return new InvalidInput(
		'Targets',
		`There are two targets for ${what} from ${days.from} to ${days.to}`,
		'Keep one of them',
	);
}

async function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>) {
	const asked = known.get(key) ?? ask();
	known.set(key, asked);
	return await asked;
}
