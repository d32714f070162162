import type { Json, JsonObject } from '../http/json';
import { describedRange } from '../request/ranges';
import { chance, seedOf } from '../shop/chance';
import { DEVICES } from '../shop/codes';
import { itemsOf } from './kinds';
import type { JourneyRequest } from './request';

const LONGEST_PATH = 4;
const STEPS = 8;

/**
 * A report object of a customer-journey kind. The specification does not show its columns, so it
 * has the shape of other reports: texts that name the row, and counts.
 */
export function buildJourneyReport(request: JourneyRequest): JsonObject {
	const { kind, range, site } = request;
	const data = rowNames(request).map((name) => dataRow(request, name));
	return {
		path: '',
		kind: kind.name,
		rowCount: data.length,
		totalRowCount: data.length,
		data,
		columnHeader: {
			dimensions: [{ field: dimensionField(request), name: dimensionField(request) }],
			metrics: [
				{ affinity: 'int', field: 'conversion', name: 'conversion' },
				{ affinity: 'float', field: 'amount', name: 'amount' },
				{ affinity: 'pct', field: 'share', name: 'share' },
			],
			dateRanges: [describedRange(range, site)],
			segments: [],
		},
	};
}

function dimensionField({ kind, dimension }: JourneyRequest): string {
	const fields = { items: dimension ?? 'item', devices: 'device', paths: 'path', steps: 'step' };
	return fields[kind.rows];
}

function rowNames({ kind, dimension, site, fields }: JourneyRequest): string[] {
	const items = dimension === undefined ? DEVICES : itemsOf(dimension, site);
	const ids = fields['item-id']?.split(',').filter((id) => id !== '0') ?? [];
	const chosen = items.filter(({ id }) => ids.length === 0 || ids.includes(String(id)));
	switch (kind.rows) {
		case 'devices':
		case 'items':
			return chosen.map(({ name }) => name);
		case 'paths':
			return chosen.flatMap(({ id, name }) =>
				Array.from({ length: LONGEST_PATH }, (_, length) => {
					const next = items.slice(id, id + length).map((item) => item.name);
					return [name, ...next].join(' > ');
				}),
			);
		case 'steps':
			return Array.from({ length: STEPS }, (_, step) => String(step + 1));
	}
}

function dataRow(request: JourneyRequest, name: string): Json {
	const { kind, range, site, fields } = request;
	const days = (range.to - range.from) / 86_400;
	const seed = seedOf([site.name, kind.name, JSON.stringify(fields), name].join('|'));
	const conversions = Math.floor((1 + 40 * chance(seed, 1) ** 2) * days);
	const cents = Math.floor(conversions * (4_000 + 6_000 * chance(seed, 2)));
	return {
		dimensions: [name],
		metrics: [
			[{ values: [conversions] }],
			[{ values: [(cents / 100).toFixed(2)] }],
			[{ values: [(100 * chance(seed, 3)).toFixed(1)] }],
		],
	};
}
