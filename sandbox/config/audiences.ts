import { idAt, invalid } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import { idsOf, withId, withoutId } from './idList';
import { cluster, label } from './objects/audiences';
import { type ConfigCall, removing, writing } from './routes';
import { entryList } from './search';
import type { Entry } from './objects/shape';
import type { ConfigNeeds } from './store';

/** What audiences can do beyond the standard operations. */
export const audienceEndpoints: readonly SiteEndpoint<ConfigNeeds>[] = [
	writing(
		'cluster/update_clustervalue_sort',
		{ required: ['cluster-id', 'clustervalue-id'] },
		(call) => changed(call, (audience) => ({ clustervalue_id: sortedSegments(audience, call) })),
	),
	writing('cluster/upgrade_version', { required: ['cluster-id'] }, (call) =>
		changed(call, ({ cluster_version }) => ({
			cluster_version: String(Number(cluster_version) + 1),
		})),
	),
	writing('cluster/set_label', { required: ['cluster-id', 'label-id'] }, (call) =>
		changed(call, ({ label_id }) => ({ label_id: withId(label_id, labelIn(call)) })),
	),
	removing('cluster/del_label', { required: ['cluster-id', 'label-id'] }, (call) =>
		changed(call, ({ label_id }) => ({ label_id: unlabelled(label_id, labelIn(call)) })),
	),
];

function changed(call: ConfigCall, change: (audience: Entry) => Entry): Reply {
	const table = call.table(cluster);
	const id = idAt(call.given, cluster.idParameter);
	return entryList(cluster, [table.change(id, change(table.at(id)))]);
}

function labelIn(call: ConfigCall): string {
	const id = idAt(call.given, label.idParameter);
	call.table(label).at(id);
	return id;
}

function unlabelled(labels: string | undefined, id: string): string {
	if (idsOf(labels).includes(id)) return withoutId(labels, id);
	throw notFound('LABEL_NOT_SET', `The audience does not have the label ${id}.`);
}

function sortedSegments({ clustervalue_id: present }: Entry, call: ConfigCall): string {
	const wanted = idsOf(call.given.get('clustervalue-id')?.replaceAll(' ', ''));
	const known = idsOf(present);
	const unknown = wanted.find((id) => !known.includes(id));
	if (unknown !== undefined) {
		throw notFound('ID_UNKNOWN', `The audience has no segment "${unknown}".`);
	}
	if (wanted.length === known.length && new Set(wanted).size === known.length) return wanted.join();
	throw invalid('clustervalue-id', `every segment once: ${known.join()} in any order`);
}
