import { forDatabase } from '../../../platform/reports/database/forDatabase';
import { rowKey } from '../../../platform/reports/database/rowKey';
import type { TableColumn } from '../../../platform/reports/table';
import { after, CHANNEL, figure, tableOf } from '../answer/tables';

const DATE: TableColumn = { name: 'date', field: '', role: 'date', affinity: '' };
const COUNTRY: TableColumn = { ...CHANNEL, name: 'Pays', field: 'geoloccountry_isocode' };
const ORIGIN = { site: 'shop-eu', zone: 'Europe/Paris', askedMs: 0, fetchedMs: 0 };
const TABLE = { report: 'channels', scale: 'D', lookBack: 3 } as const;
const step = forDatabase(TABLE, ORIGIN, () => {
	throw new Error('No rows are alike');
});

const lineOf = async (columns: readonly TableColumn[], line: ReadonlyArray<string | null>) =>
	await after(
		tableOf([DATE, ...columns, figure('Visits', 'visit')], [['2026-11-02', ...line, 1]]),
		step,
	);

test('a channel is named beside its code, as NATURAL is no natural search', async () => {
	const { names, rows } = await lineOf([CHANNEL], ['NATURAL']);
	expect(names.slice(-3)).toEqual(['media_key', 'channel', 'visit']);
	expect(rows[0]).toMatchObject({ media_key: 'NATURAL', channel: 'Direct access' });
});

test.each([
	['SEARCHENGINE', 'Organic search'],
	['NEW_ONE', 'NEW_ONE'],
	[null, null],
])('the channel %s is called %s', async (code, channel) => {
	expect((await lineOf([CHANNEL], [code])).rows[0]).toMatchObject({ media_key: code, channel });
});

test.each([
	['FR', 'France'],
	['CA', 'Canada'],
	['FRANCE', 'FRANCE'],
	['-', '-'],
	[null, null],
])('the country %s is called %s', async (code, country) => {
	const { rows } = await lineOf([COUNTRY], [code]);
	expect(rows[0]).toMatchObject({ geoloccountry_isocode: code, country });
});

test('the readable column yields its name to a field', async () => {
	const field = { ...CHANNEL, name: 'Mine', field: 'channel' };
	const { names } = await lineOf([field, CHANNEL], ['a', 'SOCIAL']);
	expect(names.slice(-4)).toEqual(['channel', 'media_key', 'channel_2', 'visit']);
});

test('the readable column is no part of the key', async () => {
	const { site, ...facts } = { ...TABLE, site: 'shop-eu', date: '2026-11-02', occurrence: 1 };
	const dimensions = [['media_key', 'NATURAL'] as const];
	const { rows } = await lineOf([CHANNEL], ['NATURAL']);
	expect(rows[0]?.row_key).toBe(rowKey({ ...facts, site, dimensions, segments: [] }));
});
