import type { Site } from '../shop/sites';
import { badRequest } from '../http/refusal';
import type { ImportedFact } from '../imports/importedData';
import { withoutAccents } from '../imports/cells';
import { type Leaf, leavesOf } from '../shop/leaves';
import { channelOf } from './importView';
import type { Level, ReportKind } from './kinds';

export type Selection = ReturnType<typeof selectLevel>;
type Segment = ReturnType<typeof segmentsOf>[number];

const SEGMENT = /^(\w+|\*)(?:\[(\?|\d+)\])?$/;

/**
 * Finds the data level of a path expression (docs/platform.md, Batch report request: `[?]` any
 * element, `[<n>]` element n).
 */
export function selectLevel(kind: ReportKind, path: string | undefined, site: Site) {
	if (path === undefined) {
		const level = kind.levels[0];
		return { path: level.path, level, ...wholeLevel(level) };
	}
	const segments = segmentsOf(path);
	const level = kind.levels.find((known) => namesOf(segmentsOf(known.path)) === namesOf(segments));
	if (!level) throw badRequest('PATH_UNKNOWN', `The kind ${kind.name} has no path "${path}".`);
	checkRoot(segments[0], path, site);
	return { path, level, ...restrictedTo(level, segments, path, site) };
}

function segmentsOf(path: string) {
	return path.split('.').map((text) => {
		const match = SEGMENT.exec(text);
		const [, name, index] = match ?? [];
		if (name === undefined || (name === '*' && index !== undefined)) {
			throw badRequest('PATH_MALFORMED', `The path "${path}" cannot be read at "${text}".`);
		}
		return { name, index };
	});
}

function namesOf(segments: readonly Segment[]): string {
	return segments.map(({ name }) => name).join('.');
}

function checkRoot(root: Segment | undefined, path: string, site: Site): void {
	if (root?.index === '?' || root?.index === String(site.id)) return;
	throw badRequest(
		'PATH_MALFORMED',
		`The path "${path}" must start with ${root?.name ?? ''}[?] or ${root?.name ?? ''}[${site.id}].`,
	);
}

interface Scope {
	includes(leaf: Leaf): boolean;
	admits(fact: ImportedFact): boolean;
}

function wholeLevel({ includes, channelKey }: Level): Scope {
	return {
		includes,
		admits: (fact) => channelKey === undefined || channelOf(fact) === channelKey,
	};
}

function restrictedTo(level: Level, segments: readonly Segment[], path: string, site: Site): Scope {
	const deeper = segments.slice(1).filter(({ index }) => index !== undefined && index !== '?');
	const chosen = deeper[0];
	if (!chosen) return wholeLevel(level);
	const campaignId = Number(chosen.index);
	const includes = (leaf: Leaf) => level.includes(leaf) && leaf.campaignId === campaignId;
	const isLast = chosen === segments.at(-1);
	const element = leavesOf(site).find(includes);
	if (deeper.length > 1 || !isLast || !element) {
		throw badRequest(
			'PATH_UNKNOWN',
			`The path "${path}" selects an element that does not exist: ${chosen.name}[${campaignId}].`,
		);
	}
	return { includes, admits: (fact) => isOf(element, fact) };
}

// Imported campaigns have no ID: they are identified by their names, without accents.
function isOf({ channel, publisher, campaign }: Leaf, fact: ImportedFact): boolean {
	return (
		channelOf(fact) === channel.key &&
		fact.names.publisher_name === withoutAccents(publisher) &&
		fact.names.ope_name === withoutAccents(campaign)
	);
}
