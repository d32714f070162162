import { InvalidInput } from '../../base/invalidInput';
import type { Connection } from '../../http/connection/connection';
import type { Choice } from '../../http/choices';
import { memoize } from '../../base/async/memoize';
import { firstNames, shortName } from '../../base/text/truncate';
import { listAttributionRules, listDevices } from '../../lists/reportLists';
import type { Lexicon } from '../../lookup/lexicon';
import type { Clause } from './filterClause';
import { clausesIn } from './filterClauses';
import { rejectAlternative, rejectClause, rejectFigure, rejectWithout } from './rejectClauses';
import { isNegative, matchOf } from '../../reports/transform/rowFilter';
import { requireMatch } from '../../lookup/lookupErrors';
import {
	BY_DEVICE,
	BY_NOTHING,
	BY_RULE,
	channelLexicon,
	countryLexicon,
	deviceLexicon,
	choiceLexicon,
	scaleOfCode,
} from '../vocabulary';
import type { SiteSchema } from '../siteSchema';
import type { Filters } from '../questionFields';
import type { RowFilter } from '../../reports/transform/rowFilter';
import { QUESTION_FIELDS, withoutLabel } from '../questionFields';
import { normalize } from '../../lookup/normalize';
import { phrasesOf } from '../names/questionLanguages';
import { splitIdentifier } from '../termPhrases';
import type { ClauseDimension } from './guessedDimensions';
import { CHANNEL_FIELD, COUNTRY_FIELD, GuessedDimensions, OWN_CHANNEL } from './guessedDimensions';

const EVERYTHING: ReadonlySet<string> = new Set(
	phrasesOf(({ everything }) => everything).map(normalize),
);

/** Whether the words ask for all rows. */
export function isEverything(words: string): boolean {
	const folded = normalize(words);
	// "/" is the first page of a site.
	return folded === '' ? !words.includes('/') : EVERYTHING.has(folded);
}

/** Reads the filters of a question. @throws InvalidInput, Fault */
export async function parseFilters(
	written: string,
	offer: SiteSchema,
	platform: Connection,
): Promise<Filters> {
	const text = withoutLabel('only', written);
	const clauses = isEverything(text) ? [] : clausesIn(text);
	const reading = new Reading(offer, platform);
	const plain: Clause[] = [];
	for (const clause of clauses) {
		for (const one of await reading.dimensions.plainClauses(clause)) plain.push(one);
	}
	await reading.readAll(plain);
	return reading.only;
}

const LISTED: ReadonlySet<string> = new Set([CHANNEL_FIELD, COUNTRY_FIELD, BY_DEVICE, BY_RULE]);

/** A clause with its dimension. */
interface AboutClause {
	readonly clause: Clause;
	readonly about: ClauseDimension;
}

/**
 * Joins "channel is SEO; channel is SEA" into one clause: no row is of two channels, so either is
 * meant.
 */
function withJoinedValues(all: readonly AboutClause[]): AboutClause[] {
	const joined = new Map<string, AboutClause>();
	for (const one of all) {
		const isJoinable = one.clause.is === 'is' && one.about.code !== BY_RULE;
		const key = isJoinable ? one.about.code : `${joined.size} ${one.about.code}`;
		const same = joined.get(key);
		joined.set(key, same ? { ...same, clause: bothOf(same.clause, one.clause) } : one);
	}
	return [...joined.values()];
}

function bothOf(one: Clause, other: Clause): Clause {
	const values = [...one.values, ...other.values];
	return { ...one, values, text: values.join(', '), isQuoted: false };
}

class Reading {
	readonly dimensions: GuessedDimensions;
	private devices: readonly Choice[] | undefined;
	private rules: readonly Choice[] = [];
	private readonly filters: RowFilter[] = [];

	constructor(
		private readonly offer: SiteSchema,
		private readonly platform: Connection,
	) {
		this.dimensions = new GuessedDimensions(offer.dimensions, async () =>
			deviceLexicon(await this.listOfDevices()),
		);
	}

	get only(): Filters {
		return { devices: this.devices ?? [], rules: this.rules, filters: this.filters };
	}

	/** Reads clauses; those that name values of the same dimension are one. */
	async readAll(clauses: readonly Clause[]): Promise<void> {
		const read: AboutClause[] = [];
		for (const clause of clauses) {
			rejectClause(clause);
			await this.refuseAlternatives(clause);
			const isAll =
				!clause.isQuoted && clause.values.length > 0 && clause.values.every(isEverything);
			if (clause.is !== 'is' || !isAll) read.push({ clause, about: await this.aboutOf(clause) });
		}
		for (const one of withJoinedValues(read)) await this.read(one);
	}

	private async read({ clause: written, about }: AboutClause): Promise<void> {
		// Values of a list match by name, so "does not contain" excludes the value with that name.
		// Of channels, several may contain the words.
		const isListed = LISTED.has(about.code) && about.code !== CHANNEL_FIELD;
		const isOneName = isListed && written.is === 'containsNot';
		const clause: Clause = isOneName ? { ...written, is: 'isNot' } : written;
		switch (about.code) {
			case BY_DEVICE:
				this.keepDevices(clause, await this.listOfDevices(), await this.dimensions.devices());
				break;
			case BY_RULE:
				await this.keepRule(clause);
				break;
			case CHANNEL_FIELD:
				this.keepChannels(clause, about);
				break;
			case COUNTRY_FIELD:
				this.add(clause, about, findEach(clause, countryLexicon(), 'country'));
				break;
			default:
				rejectWithout(clause);
				this.add(clause, about);
		}
	}

	/** Rejects "campaign is brand or device is mobile", whose second part is no campaign. */
	private async refuseAlternatives({ name, values }: Clause): Promise<void> {
		if (name === undefined) return;
		const names = values.slice(1).flatMap((value) => clausesIn(value).map((one) => one.name));
		for (const [at, other] of names.entries()) {
			if (other === undefined) continue;
			const finding = await this.offer.dimensions.find(other);
			if (finding.is === 'found') rejectAlternative(values[at + 1] ?? other);
		}
	}

	private async aboutOf(clause: Clause): Promise<ClauseDimension> {
		const { name } = clause;
		if (name === undefined) return await this.dimensions.aboutOf(clause);
		const written = await this.offer.dimensions.find(name);
		const finding =
			written.is === 'unknown' ? await this.offer.dimensions.find(splitIdentifier(name)) : written;
		if (finding.is === 'unknown') rejectFigure(name, await this.offer.figures.first());
		const { code, label } = requireMatch(finding, name, QUESTION_FIELDS.only, 'dimension');
		if (scaleOfCode(code) === undefined && code !== BY_NOTHING) return { code, label };
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`"${QUESTION_FIELDS.only}" cannot filter by "${shortName(name)}"`,
			`Leave this condition out. Enter days in "${QUESTION_FIELDS.when}" or, for a target, in "Period"`,
		);
	}

	private readonly listOfDevices = memoize(
		async (): Promise<readonly Choice[]> => await listDevices(this.platform, this.offer.site),
	);

	private keepDevices(clause: Clause, all: readonly Choice[], names: Lexicon): void {
		const requestedDevices = new Set(findEach(clause, names, 'device').map(({ value }) => value));
		const isKept = ({ value }: Choice) => requestedDevices.has(value) === (clause.is !== 'isNot');
		this.devices = (this.devices ?? all).filter(isKept);
		if (this.devices.length > 0) return;
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`"${QUESTION_FIELDS.only}" excludes every device`,
			'Enter the devices to keep',
		);
	}

	private async keepRule(clause: Clause): Promise<void> {
		const all = await listAttributionRules(this.platform, this.offer.site);
		this.rules = findEach(clause, choiceLexicon(all), 'attribution rule');
		if (clause.is !== 'isNot' && this.rules.length === 1) return;
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`"${QUESTION_FIELDS.only}" accepts only one attribution rule, because each rule credits the same sales`,
			`Name one of ${firstNames(all.map(({ label }) => label))}`,
		);
	}

	/**
	 * A site's own channels are not in the vocabulary, so their codes are matched against the rows.
	 */
	private keepChannels(clause: Clause, about: ClauseDimension): void {
		const isOwn = (value: string) =>
			OWN_CHANNEL.test(value) && channelLexicon.find(value).is === 'unknown';
		const held = clause.is === 'is' || clause.is === 'isNot' ? [] : channelsNamed(clause);
		if (held.length > 0) {
			const isNot = clause.is === 'containsNot';
			return this.add({ ...clause, is: isNot ? 'isNot' : 'is' }, about, held);
		}
		const named = clause.values.filter((value) => !isOwn(value));
		const listed = findEach({ ...clause, values: named }, channelLexicon, 'channel');
		if (named.length === clause.values.length) return this.add(clause, about, listed);
		const own = clause.values.filter(isOwn);
		const values = [...listed.map(({ value }) => value), ...own];
		this.add({ ...clause, values, text: values.join(', ') }, about);
	}

	private add(clause: Clause, { code, label }: ClauseDimension, values?: readonly Choice[]): void {
		const { is, text, values: each, isQuoted } = clause;
		const matched = { text, each: isQuoted ? [text] : each, match: matchOf(is, 'name') } as const;
		this.filters.push({
			field: code,
			label,
			isNot: isNegative(is),
			values: matched,
			setting: QUESTION_FIELDS.only,
			...(values ? { listedValues: values } : {}),
		});
	}
}

/** The channels whose names contain the words of a clause, or begin with them. */
function channelsNamed({ is, values }: Clause): Choice[] {
	const words = values.map(normalize);
	const isNamed = (label: string) =>
		words.some((one) => (is === 'begins' ? label.startsWith(one) : label.includes(one)));
	return channelLexicon.all
		.filter(({ label }) => isNamed(normalize(label)))
		.map(({ code, label }) => ({ value: code, label }));
}

/** Finds the values of a clause in a lexicon, each once. @throws InvalidInput */
function findEach({ values }: Clause, words: Lexicon, what: string): Choice[] {
	const named = [...new Set(values)].map((value) =>
		requireMatch(words.find(value), value, QUESTION_FIELDS.only, what),
	);
	return [...new Map(named.map((one) => [one.code, one])).values()].map(({ code, label }) => ({
		value: code,
		label,
	}));
}
