import { notFound, type Refusal } from '../http/refusal';
import { list, type Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, removing, writing } from '../request/siteEndpoints';
import { invalid, type Values } from '../request/values';
import { cluster, label } from './objects/audiences';
import { creative, location, MEDIA_KEYS, ope, publisher, submedia } from './objects/campaigns';
import {
	collectorconfigpmcategory as category,
	collectorconfigpmcategorylang as translation,
	LANGUAGES,
} from './objects/consent';
import type { Entry, ObjectShape } from './objects/shape';
import { checkedValues, idsOf } from './objects/values';
import { changed, entryList } from './search';
import { entryAt, tableOf } from './tables';

const LABEL = ['cluster-id', 'label-id'];

/** The operations of audiences beyond the standard. */
export const audienceEndpoints: readonly SiteEndpoint[] = [
	writing('cluster/update_clustervalue_sort', ['cluster-id', 'clustervalue-id'], (call, values) =>
		changed(call, values, cluster, (audience) => ({
			clustervalue_id: sortedSegments(audience, values),
		})),
	),
	writing('cluster/upgrade_version', ['cluster-id'], (call, values) =>
		changed(call, values, cluster, ({ cluster_version: version }) => ({
			cluster_version: String(Number(version) + 1),
		})),
	),
	writing('cluster/set_label', LABEL, (call, values) => linked(call, values, cluster, label)),
	removing('cluster/del_label', LABEL, (call, values) =>
		unlinked(call, values, cluster, label, (id) =>
			notFound('LABEL_NOT_SET', `The audience does not have the label ${id}.`),
		),
	),
];

function linked(call: SiteCall, values: Values, shape: ObjectShape, other: ObjectShape): Reply {
	return changed(call, values, shape, ({ [other.idColumn]: ids }) => {
		entryAt(call, other, values);
		return { [other.idColumn]: [...new Set([...idsOf(ids), values.id(other.idParameter)])].join() };
	});
}

function unlinked(
	call: SiteCall,
	values: Values,
	shape: ObjectShape,
	other: ObjectShape,
	notLinked: (id: string) => Refusal,
): Reply {
	return changed(call, values, shape, ({ [other.idColumn]: ids }) => {
		entryAt(call, other, values);
		const id = values.id(other.idParameter);
		if (!idsOf(ids).includes(id)) throw notLinked(id);
		const rest = idsOf(ids).filter((one) => one !== id);
		return { [other.idColumn]: rest.join() };
	});
}

function sortedSegments({ clustervalue_id: present }: Entry, values: Values): string {
	const requested = idsOf(values.get('clustervalue-id')?.replaceAll(' ', ''));
	const known = idsOf(present);
	const unknown = requested.find((id) => !known.includes(id));
	if (unknown !== undefined) {
		throw notFound('ID_UNKNOWN', `The audience has no segment "${unknown}".`);
	}
	if (requested.length === known.length && new Set(requested).size === known.length)
		return requested.join();
	throw invalid('clustervalue-id', `every segment once: ${known.join()} in any order`);
}

const LINK = ['ope-id', 'submedia-id'];

/** Campaigns by their owner, and their sub-channels. */
export const campaignEndpoints: readonly SiteEndpoint[] = [
	...[creative, location].map((owner) =>
		reading(`ope/get_ope_by_${owner.name}`, [owner.idParameter], (call, values) =>
			entryList(ope, [tableOf(call, ope).at(entryAt(call, owner, values).ope_id ?? '')]),
		),
	),
	belonging('ope/get_ope_by_publisher', ope, publisher),
	reading('ope/get_ope_by_media', ['media-key'], (call, values) => {
		const key = values.oneOf('media-key', MEDIA_KEYS);
		return listed(call, ope, (campaign) => campaign.media_key === key);
	}),
	writing('ope/link_to_submedia', LINK, (call, values) => linked(call, values, ope, submedia)),
	writing('ope/unlink_from_submedia', LINK, (call, values) =>
		unlinked(call, values, ope, submedia, (id) =>
			notFound('LINK_UNKNOWN', `The campaign is not linked to the sub-channel ${id}.`),
		),
	),
	belonging('creative/get_creative_by_location', creative, location),
];

/** The entries that refer to an owner. */
function belonging(name: string, shape: ObjectShape, owner: ObjectShape): SiteEndpoint {
	const { idParameter, idColumn } = owner;
	return reading(name, [idParameter], (call, values) => {
		const { [idColumn]: id } = entryAt(call, owner, values);
		return listed(call, shape, (entry) => entry[idColumn] === id);
	});
}

function listed(call: SiteCall, shape: ObjectShape, fits: (entry: Entry) => boolean): Reply {
	return entryList(shape, tableOf(call, shape).all().filter(fits));
}

type Language = (typeof LANGUAGES)[number];

/** Languages of consent categories. */
export const translationEndpoints: readonly SiteEndpoint[] = [
	reading(`${translation.name}/get_all_lang`, [], () => languageList(LANGUAGES)),
	reading(`${translation.name}/get_available_lang`, [`${category.idParameter}?`], (call, values) =>
		languageList(LANGUAGES.filter(([key]) => isMissing(key, call, values))),
	),
	reading(`${translation.name}/get_for_lang`, ['lang-key'], (call, values) => {
		const { lang_key: key } = checkedValues(values, translation.attributes);
		return listed(call, translation, (entry) => entry.lang_key === key);
	}),
];

function languageList(languages: readonly Language[]) {
	return list(
		['lang_id', 'lang_key', 'lang_name'],
		languages.map((language) => [String(LANGUAGES.indexOf(language) + 1), ...language]),
	);
}

/** Whether the category (or, without one, any category) is not translated into a language yet. */
function isMissing(key: string, call: SiteCall, values: Values): boolean {
	const categories = values.get(category.idParameter)
		? [entryAt(call, category, values)]
		: tableOf(call, category).all();
	const translations = tableOf(call, translation).all();
	return categories.some(
		({ [category.idColumn]: id }) =>
			!translations.some((entry) => entry.lang_key === key && entry[category.idColumn] === id),
	);
}
