import { readDay } from '../../platform/base/dates/readDay';
import type { ImportPlan } from '../../platform/imports/importPlan';
import { requireKind } from '../../platform/imports/rules/importKinds';

/** An import of figures of this kind, for one day or from one to another. */
export function planOf(kind: string, from: string, to = from): ImportPlan {
	return { kind: requireKind(kind), days: { from: readDay('From', from), to: readDay('To', to) } };
}
