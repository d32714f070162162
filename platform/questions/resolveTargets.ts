import { daysInWords } from '../base/dates/namedPeriods';
import type { Connection } from '../http/connection/connection';
import { InvalidInput } from '../base/invalidInput';
import { QUESTION_FIELDS } from './questionFields';
import type { ModelTarget } from './resolveModelTarget';
import { resolveModelTarget } from './resolveModelTarget';
import type { FigureChoice } from '../targets/figureList';
import type { TargetSource } from '../targets/targetJobs';
import { listFigures } from '../targets/listFigures';
import { siteClock } from '../targets/siteClock';
import type { Target } from '../targets/target';
import { keyOfTarget } from '../targets/target';
import type { RowFilter } from '../reports/transform/rowFilter';
import type { TargetInput } from '../targets/targetInput';
import { resolveTarget } from '../targets/targetInput';
import { zoneOfSite } from '../lists/siteZones';

/** The targets of an item, and the source of their figures. */
export interface TargetsRequest extends Omit<TargetSource, 'end'> {
	/** The time zone of the workflow. */
	readonly zone: string;
	readonly targets: readonly TargetInput[];
	/** Which rows the figures are of. */
	readonly filters: readonly RowFilter[];
	/** The target that an agent asks for instead of those. */
	readonly modelTarget?: ModelTarget | undefined;
}

/** The targets of an item, in the platform's terms. */
export interface ResolvedTargets extends TargetSource {
	readonly targets: readonly Target[];
}

/**
 * Creates a function that resolves the targets of each item. Lists of the platform are requested
 * once for all items.
 *
 * @param now the moment as of which all targets are resolved, in Unix milliseconds
 */
export function targetResolver(platform: Connection, now: number) {
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
		const { today, end } = siteClock(zone, now);
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
		`${QUESTION_FIELDS.only}: this tool is limited to other ${what}`,
		'Ask without this condition',
	);
}

function twice({ figure, name, days }: Target): InvalidInput {
	const what = name ? `${figure.name} of ${name.label}` : figure.name;
	return new InvalidInput(
		'Targets',
		`There are two targets for ${what} (${daysInWords(days)})`,
		'Keep only one of the two targets',
	);
}

async function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>) {
	const pending = known.get(key) ?? ask();
	known.set(key, pending);
	return await pending;
}
