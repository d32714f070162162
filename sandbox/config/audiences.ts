import { notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { removing, writing } from '../request/siteEndpoints';
import { type Values, idAt, invalid } from '../request/values';
import { idsOf, withId, withoutId } from './idList';
import { cluster, label } from './objects/audiences';
import type { Entry } from './objects/shape';
import { entryList } from './search';
import { entryAt, tableOf } from './tables';

const LABEL = ['cluster-id', 'label-id'];

/** What audiences can do beyond the standard operations. */
export const audienceEndpoints: readonly SiteEndpoint[] = [
	writing('cluster/update_clustervalue_sort', ['cluster-id', 'clustervalue-id'], (call, values) =>
		changed(call, values, (audience) => ({ clustervalue_id: sortedSegments(audience, values) })),
	),
	writing('cluster/upgrade_version', ['cluster-id'], (call, values) =>
		changed(call, values, ({ cluster_version: version }) => ({
			cluster_version: String(Number(version) + 1),
		})),
	),
	writing('cluster/set_label', LABEL, (call, values) =>
		changed(call, values, ({ label_id }) => ({
			label_id: withId(label_id, labelIn(call, values)),
		})),
	),
	removing('cluster/del_label', LABEL, (call, values) =>
		changed(call, values, ({ label_id: labels }) => {
			const id = labelIn(call, values);
			if (idsOf(labels).includes(id)) return { label_id: withoutId(labels, id) };
			throw notFound('LABEL_NOT_SET', `The audience does not have the label ${id}.`);
		}),
	),
];

function changed(call: SiteCall, values: Values, change: (audience: Entry) => Entry): Reply {
	const audience = entryAt(call, cluster, values);
	const id = idAt(values, cluster.idParameter);
	return entryList(cluster, [tableOf(call, cluster).change(id, change(audience))]);
}

function labelIn(call: SiteCall, values: Values): string {
	entryAt(call, label, values);
	return idAt(values, label.idParameter);
}

function sortedSegments({ clustervalue_id: present }: Entry, values: Values): string {
	const wanted = idsOf(values.get('clustervalue-id')?.replaceAll(' ', ''));
	const known = idsOf(present);
	const unknown = wanted.find((id) => !known.includes(id));
	if (unknown !== undefined) {
		throw notFound('ID_UNKNOWN', `The audience has no segment "${unknown}".`);
	}
	if (wanted.length === known.length && new Set(wanted).size === known.length) return wanted.join();
	throw invalid('clustervalue-id', `every segment once: ${known.join()} in any order`);
}
