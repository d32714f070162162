import { notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, writing } from '../request/siteEndpoints';
import { type Values, idAt, oneOfAt } from '../request/values';
import { idsOf, withId, withoutId } from './idList';
import { MEDIA_KEYS, creative, location, ope, publisher, submedia } from './objects/campaigns';
import type { Entry, ObjectShape } from './objects/shape';
import { entryList } from './search';
import { entryAt, tableOf } from './tables';

const LINK = ['ope-id', 'submedia-id'];

/** Campaigns by what they belong to, and their sub-channels. */
export const campaignEndpoints: readonly SiteEndpoint[] = [
	...[creative, location].map((owner) =>
		reading(`ope/get_ope_by_${owner.name}`, [owner.idParameter], (call, values) =>
			entryList(ope, [tableOf(call, ope).at(entryAt(call, owner, values).ope_id ?? '')]),
		),
	),
	belonging('ope/get_ope_by_publisher', ope, publisher),
	reading('ope/get_ope_by_media', ['media-key'], (call, values) => {
		const key = oneOfAt(values, 'media-key', MEDIA_KEYS);
		return listed(call, ope, (campaign) => campaign.media_key === key);
	}),
	writing('ope/link_to_submedia', LINK, (call, values) => relinked(call, values, withId)),
	writing('ope/unlink_from_submedia', LINK, (call, values) =>
		relinked(call, values, (linked, id) => {
			if (idsOf(linked).includes(id)) return withoutId(linked, id);
			throw notFound('LINK_UNKNOWN', `The campaign is not linked to the sub-channel ${id}.`);
		}),
	),
	belonging('creative/get_creative_by_location', creative, location),
];

/** The entries that point at an owner. */
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

function relinked(
	call: SiteCall,
	values: Values,
	relink: (linked: string | undefined, submediaId: string) => string,
): Reply {
	const campaign = entryAt(call, ope, values);
	entryAt(call, submedia, values);
	const submedia_id = relink(campaign.submedia_id, idAt(values, submedia.idParameter));
	return entryList(ope, [tableOf(call, ope).change(campaign.ope_id ?? '', { submedia_id })]);
}
