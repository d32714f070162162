import type { Site } from '../account/accounts';
import { badRequest } from '../http/refusal';
import { type Leaf, leavesOf } from '../shop/leaves';
import type { Level, ReportKind } from './kinds';

export interface Selection {
	path: string;
	level: Level;
	includes(leaf: Leaf): boolean;
}

interface Segment {
	name: string;
	index?: string;
}

const SEGMENT = /^(\w+|\*)(?:\[(\?|\d+)\])?$/;

/** Finds the data level of a path expression (api.md: `[?]` any element, `[<n>]` element n). */
export function selectLevel(kind: ReportKind, path: string | undefined, site: Site): Selection {
	if (path === undefined) {
		const level = kind.levels[0];
		return { path: level.path, level, includes: level.includes };
	}
	const segments = segmentsOf(path);
	const names = segments.map((segment) => segment.name).join('.');
	const level = kind.levels.find(
		(candidate) =>
			segmentsOf(candidate.path)
				.map((segment) => segment.name)
				.join('.') === names,
	);
	if (!level) throw badRequest('PATH_UNKNOWN', `The kind ${kind.name} has no path "${path}".`);
	checkRoot(segments[0], path, site);
	return { path, level, includes: restrictedTo(level, segments, path, site) };
}

function segmentsOf(path: string): Segment[] {
	return path.split('.').map((text) => {
		const match = SEGMENT.exec(text);
		const [, name, index] = match ?? [];
		if (name === undefined || (name === '*' && index !== undefined)) {
			throw badRequest('PATH_MALFORMED', `The path "${path}" cannot be read at "${text}".`);
		}
		return index === undefined ? { name } : { name, index };
	});
}

function checkRoot(root: Segment | undefined, path: string, site: Site): void {
	if (root?.index === '?' || root?.index === String(site.id)) return;
	throw badRequest(
		'PATH_MALFORMED',
		`The path "${path}" must start with ${root?.name ?? ''}[?] or ${root?.name ?? ''}[${site.id}].`,
	);
}

function restrictedTo(
	level: Level,
	segments: readonly Segment[],
	path: string,
	site: Site,
): (leaf: Leaf) => boolean {
	const deeper = segments.slice(1).filter(({ index }) => index !== undefined && index !== '?');
	const chosen = deeper[0];
	if (!chosen) return level.includes;
	const campaignId = Number(chosen.index);
	const includes = (leaf: Leaf) => level.includes(leaf) && leaf.campaignId === campaignId;
	const isLast = chosen === segments.at(-1);
	if (deeper.length > 1 || !isLast || !leavesOf(site).some(includes)) {
		throw badRequest(
			'PATH_UNKNOWN',
			`The path "${path}" selects an element that does not exist: ${chosen.name}[${campaignId}].`,
		);
	}
	return includes;
}
