import { idAt, oneOfAt } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import { idsOf, withId, withoutId } from './idList';
import { MEDIA_KEYS, creative, location, ope, publisher, submedia } from './objects/campaigns';
import { type ConfigCall, reading, writing } from './routes';
import { entryList } from './search';
import type { Entry, ObjectShape } from './objects/shape';
import type { ConfigNeeds } from './store';

/** Campaigns by what they belong to, and their sub-channels. */
export const campaignEndpoints: readonly SiteEndpoint<ConfigNeeds>[] = [
	listedBy('get_ope_by_creative', creative, (call, found) => [
		call.table(ope).at(found.ope_id ?? ''),
	]),
	listedBy('get_ope_by_location', location, (call, found) => [
		call.table(ope).at(found.ope_id ?? ''),
	]),
	listedBy('get_ope_by_publisher', publisher, (call, found) =>
		call
			.table(ope)
			.all()
			.filter((campaign) => campaign.publisher_id === found.publisher_id),
	),
	reading('ope/get_ope_by_media', { required: ['media-key'] }, (call) => {
		const key = oneOfAt(call.given, 'media-key', MEDIA_KEYS);
		const campaigns = call.table(ope).all();
		return entryList(
			ope,
			campaigns.filter((campaign) => campaign.media_key === key),
		);
	}),
	writing('ope/link_to_submedia', { required: ['ope-id', 'submedia-id'] }, (call) =>
		relinked(call, (linked, id) => withId(linked, id)),
	),
	writing('ope/unlink_from_submedia', { required: ['ope-id', 'submedia-id'] }, (call) =>
		relinked(call, (linked, id) => {
			if (idsOf(linked).includes(id)) return withoutId(linked, id);
			throw notFound('LINK_UNKNOWN', `The campaign is not linked to the sub-channel ${id}.`);
		}),
	),
	reading(
		'creative/get_creative_by_location',
		{ required: [location.idParameter] },
		({ given, table }) => {
			const id = idAt(given, location.idParameter);
			table(location).at(id);
			const creatives = table(creative).all();
			return entryList(
				creative,
				creatives.filter((one) => one.location_id === id),
			);
		},
	),
];

function listedBy(
	operation: string,
	owner: ObjectShape,
	campaignsOf: (call: ConfigCall, found: Entry) => Entry[],
): SiteEndpoint<ConfigNeeds> {
	return reading(`ope/${operation}`, { required: [owner.idParameter] }, (call) => {
		const found = call.table(owner).at(idAt(call.given, owner.idParameter));
		return entryList(ope, campaignsOf(call, found));
	});
}

function relinked(
	call: ConfigCall,
	relink: (linked: string | undefined, submediaId: string) => string,
): Reply {
	const campaigns = call.table(ope);
	const campaign = campaigns.at(idAt(call.given, ope.idParameter));
	const submediaId = idAt(call.given, submedia.idParameter);
	call.table(submedia).at(submediaId);
	const submedia_id = relink(campaign.submedia_id, submediaId);
	return entryList(ope, [campaigns.change(campaign.ope_id ?? '', { submedia_id })]);
}
