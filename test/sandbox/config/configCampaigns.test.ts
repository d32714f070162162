import {
	type Given,
	OPERATIONS,
	STANDARD,
	found,
	get,
	made,
	post,
	refused,
	send,
	uncalled,
} from './configCaller';

const MEDIA = 'ope/externaldataupload_media';

function upload(kind: string, csv: string, name = 'file-name', type = 'text/csv') {
	const form = new FormData();
	form.append(name, new Blob([csv], { type }), 'costs.csv');
	return send(`ope/externaldataupload_${kind}`, form);
}

describe('campaigns in the sandbox', () => {
	it('are found by media, publisher, creative and location', async () => {
		const [campaign, ...more] = await found('ope/get_ope_by_media', { 'media-key': 'AFFILIATION' });
		expect(more).toHaveLength(15);
		const { publisher_id: publisher = '', ope_id = '' } = campaign ?? {};
		const same = await found('ope/get_ope_by_publisher', { 'publisher-id': publisher });
		expect(same).toContainEqual(campaign);
		const creatives = await found('creative/search', { limit: 999 });
		const creative = creatives.find((one) => one.ope_id === ope_id);
		const { creative_id = '', location_id = '' } = creative ?? {};
		expect(await found('ope/get_ope_by_creative', { 'creative-id': creative_id })).toEqual([
			campaign,
		]);
		const location = { 'location-id': location_id };
		expect(await found('ope/get_ope_by_location', location)).toEqual([campaign]);
		expect(await found('creative/get_creative_by_location', location)).toContainEqual(creative);
	});

	it.each<[string, Given, number]>([
		['ope/get_ope_by_media', { 'media-key': 'RADIO' }, 400],
		['ope/get_ope_by_publisher', { 'publisher-id': 999 }, 404],
		['ope/get_ope_by_creative', { 'creative-id': 9999 }, 404],
		['ope/get_ope_by_location', { 'location-id': 9999 }, 404],
		['creative/get_creative_by_location', { 'location-id': 'top' }, 400],
	])('%s refuses %j', async (path, given, status) => {
		await refused(get(path, given), status, status === 404 ? 'ID_UNKNOWN' : 'PARAMETER_INVALID');
	});

	it('are linked to sub-channels', async () => {
		const link = { 'ope-id': 5001, 'submedia-id': 7 };
		const linked = async (operation: string) => (await made(operation, link)).submedia_id;
		expect(await linked('ope/link_to_submedia')).toBe('5,7');
		expect(await linked('ope/unlink_from_submedia')).toBe('5');
		await refused(post('ope/unlink_from_submedia', link), 404, 'LINK_UNKNOWN');
		const nowhere = { ...link, 'submedia-id': 99 };
		await refused(post('ope/link_to_submedia', nowhere), 404, 'ID_UNKNOWN');
	});
});

describe('external data', () => {
	const HEADER = 'date,ope_id,cost,click';
	const reset = async (given: Given) =>
		(await post('ope/externaldatareset', { 'ope-id': 5001, ...given })).data.data;

	it.each(['advertising', 'affiliation', 'mailing', 'media'])(
		'of the kind %s is imported row by row',
		async (kind) => {
			const rows = ['2026-03-01,5001,12.50,3', '31/31/2026,5001,1,1', '2026-03-01,77,1,1', 'x'];
			const reply = await upload(kind, [HEADER, ...rows, ''].join('\r\n'));
			expect(reply.data).toMatchObject({ error: false, data: { accepted: 1, rejected: 3 } });
		},
	);

	it('of products contains the product', async () => {
		const csv = '\uFEFFDate;Product_Ref;Cost\n03/01/2026;"SKU ""1"";red";4\n03/02/2026;;5\n';
		const reply = await upload('product', csv);
		expect(reply.data.data).toEqual({ accepted: 1, rejected: 1 });
	});

	it('is removed for a campaign, for all or some days', async () => {
		const rows = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => `${day},5001,1,1`);
		await upload('media', [HEADER, ...rows, '2026-03-01,5002,1,1'].join('\n'));
		const days = { 'date-from': '03/02/2026', 'date-to': '03/02/2026' };
		expect(await reset(days)).toEqual({ removed: 1 });
		expect(await reset(days)).toEqual({ removed: 0 });
		expect(await reset({})).toEqual({ removed: 2 });
		expect(await reset({ 'ope-id': 5002 })).toEqual({ removed: 1 });
	});

	it('is refused without a header, a file or the right part', async () => {
		await refused(upload('media', ''), 400, 'FILE_EMPTY');
		await refused(upload('media', 'a,"b\nc'), 400, 'FILE_INVALID');
		await refused(upload('media', 'day,ope_id\n'), 400, 'HEADER_INVALID', 'date');
		await refused(upload('media', 'date,product_ref\n'), 400, 'HEADER_INVALID', 'ope_id');
		await refused(upload('media', HEADER, 'file'), 400, 'PART_UNKNOWN', 'file-name');
		await refused(upload('media', HEADER, 'file-name', 'text/plain'), 400, 'PART_INVALID');
		await refused(post(MEDIA), 400, 'NOT_MULTIPART');
		const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
		await refused(send(MEDIA, 'nothing', multipart), 400, 'NOT_MULTIPART');
		const form = new FormData();
		form.append('file-name', HEADER);
		await refused(send(MEDIA, form), 400, 'PART_NOT_A_FILE', 'file name');
		await refused(send(MEDIA, new FormData()), 400, 'PART_MISSING');
	});

	it.each<Given>([
		{ 'date-from': '2026-03-01' },
		{ 'date-to': '02/30/2026' },
		{ 'date-from': '03/02/2026', 'date-to': '03/01/2026' },
	])('is not removed for %j', async (days) => {
		const given = { 'ope-id': 5001, ...days };
		await refused(post('ope/externaldatareset', given), 400, 'PARAMETER_INVALID');
	});

	it('is not removed for an unknown campaign', async () => {
		await refused(post('ope/externaldatareset', { 'ope-id': 1 }), 404, 'ID_UNKNOWN');
	});
});

it('these tests have called every operation of campaigns', () => {
	const lines = OPERATIONS.filter((line) => / ope\/|get_creative_by/.test(line));
	expect(uncalled(lines.filter((line) => !STANDARD.includes(line)))).toEqual([]);
});
