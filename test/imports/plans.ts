import { readDay } from '../../platform/client/values/dates';
import type { ImportPlan } from '../../platform/imports/import';
import { kindNamed } from '../../platform/imports/kinds';

/** An import of figures of this kind, for one day or from one to another. */
export function planOf(kind: string, from: string, to = from): ImportPlan {
	return { kind: kindNamed(kind), days: { from: readDay('From', from), to: readDay('To', to) } };
}
