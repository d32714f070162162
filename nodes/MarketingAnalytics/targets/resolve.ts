import type { Connection } from '../../../platform/http/connection/connection';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { QUESTION_FIELDS } from '../../../platform/questions/questionFields';
import { resolveModelTarget } from '../../../platform/questions/resolveModelTarget';
import type { FigureChoice } from '../../../platform/targets/figureList';
import type { TargetSource } from '../../../platform/targets/targetJobs';
import { listFigures } from '../../../platform/targets/listFigures';
import { siteClock } from '../../../platform/targets/siteClock';
import type { Target } from '../../../platform/targets/target';
import { keyOfTarget } from '../../../platform/targets/target';
import { resolveTarget } from '../../../platform/targets/targetInput';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import type { TargetsRequest } from './read';

/** The targets of an item, in the platform's terms. */
export interface ResolvedTargets extends TargetSource {
	readonly targets: readonly Target[];
}

/** Resolves the entered targets; each list of the platform is requested once. */
export function resolving(platform: Connection, now: () => number = Date.now) {
	const figures = new Map<string, Promise<FigureChoice[]>>();
	const zones = new Map<string, Promise<string>>();
	const seen = new Set<string>();
	/** @throws InvalidInput */
	return async ({
		targets,
		modelTarget,
		filters,
		...request
	}: TargetsRequest): Promise<ResolvedTargets> => {
		const { site, kind, dimension } = request;
		const choices = await once(
			figures,
			`${site} ${kind}`,
			async () => await listFigures(platform, site, kind),
		);
		const zone = await once(
			zones,
			site,
			async () => await zoneOfSite(platform, site, request.zone),
		);
		const { today, end } = siteClock(zone, now());
		const known = { site, dimension, choices, today };
		const model =
			modelTarget && (await resolveModelTarget(modelTarget, { platform, kind, ...known }));
		const entered = model ? [model.target] : targets;
		const segments = segmentsOf(request, model);
		const all = [...filters, ...(model?.filters ?? [])];
		const only = all.length > 0 ? { filters: all } : {};
		const resolved = entered.map((typed) => ({ ...resolveTarget(typed, known), ...only }));
		// Registered only when all are valid, so that a retry of an item does not collide with
		// itself.
		for (const target of resolved) {
			const key = keyOfTarget(target);
			if (seen.has(key)) throw twice(target);
			seen.add(key);
		}
		return { ...request, ...segments, targets: resolved, end };
	};
}

type Segments = Pick<TargetSource, 'attributionRules' | 'devices'>;

/** The devices and the attribution rule that an agent asks for, within those of the form. @throws InvalidInput */
function segmentsOf(form: Segments, model: Segments | undefined): Segments {
	return {
		devices: within(form.devices, model?.devices, 'devices'),
		attributionRules: within(form.attributionRules, model?.attributionRules, 'attribution rules'),
	};
}

function within(
	own: readonly number[],
	requested: readonly number[] = [],
	what: string,
): readonly number[] {
	if (requested.length === 0) return own;
	const kept = own.length === 0 ? requested : requested.filter((one) => own.includes(one));
	if (kept.length > 0) return kept;
	throw new InvalidInput(
		QUESTION_FIELDS.only,
		`${QUESTION_FIELDS.only}: this tool is about other ${what}`,
		'Ask without it',
	);
}

function twice({ figure, name, days }: Target): InvalidInput {
	const what = name ? `${figure.name} of ${name.label}` : figure.name;
	return new InvalidInput(
		'Targets',
		`There are two targets for ${what} from ${days.from} to ${days.to}`,
		'Keep one of the two',
	);
}

async function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>) {
	const pending = known.get(key) ?? ask();
	known.set(key, pending);
	return await pending;
}
