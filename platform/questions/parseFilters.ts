import { InvalidInput } from '../base/invalidInput';
import type { Connection } from '../http/connection/connection';
import type { Choice } from '../http/choices';
import { memoize } from '../base/async/memoize';
import { firstNames, shortName } from '../base/text/truncate';
import { listAttributionRules, listDevices } from '../lists/reportLists';
import type { TermMatch, Lexicon } from '../lookup/lexicon';
import type { Clause } from './filterClauses';
import { clausesIn } from './filterClauses';
import { disjunction, requireMatch } from '../lookup/lookupErrors';
import {
	BY_DEVICE,
	BY_NOTHING,
	BY_RULE,
	channelLexicon,
	countryLexicon,
	deviceLexicon,
	metricLexicon,
	choiceLexicon,
	scaleOfCode,
} from './vocabulary';
import type { SiteSchema } from './siteSchema';
import type { Filters } from './questionFields';
import type { RowFilter } from '../reports/transform/filterRows';
import { QUESTION_FIELDS } from './questionFields';
import { normalize } from '../lookup/normalize';
import { phrasesOf } from './names/questionLanguages';
import { valueVariants } from './valueVariants';
import { TermFinder, datasetDimensionLexicon } from './parseTerms';

const CHANNEL = 'media_key';
const COUNTRY = 'geoloccountry_isocode';
const EVERYTHING: ReadonlySet<string> = new Set(
	phrasesOf(({ everything }) => everything).map(normalize),
);

/** Whether the words ask for all rows. */
export function isEverything(words: string): boolean {
	const folded = normalize(words);
	return folded === '' || EVERYTHING.has(folded);
}

// The codes of channels that a site has defined itself.
const OWN_CHANNEL = /^(?=.*[\d_])[A-Z][A-Z0-9_]*$/;

/** Reads the filters of a question. @throws InvalidInput, Fault */
export async function parseFilters(
	text: string,
	offer: SiteSchema,
	platform: Connection,
): Promise<Filters> {
	const clauses = isEverything(text) ? [] : clausesIn(text);
	const reading = new Reading(offer, platform);
	for (const clause of clauses) await reading.read(await reading.plainClause(clause));
	return reading.only;
}

const ABOUT_VALUES: ReadonlySet<string> = new Set([CHANNEL, COUNTRY, BY_DEVICE]);
const LISTED: ReadonlySet<string> = new Set([CHANNEL, COUNTRY, BY_DEVICE, BY_RULE]);

/** The dimension that a clause is about. */
interface About {
	readonly code: string;
	readonly label: string;
}

class Reading {
	private devices: readonly Choice[] | undefined;
	private rules: readonly Choice[] = [];
	private readonly filters: RowFilter[] = [];
	private readonly terms: TermFinder;

	constructor(
		private readonly offer: SiteSchema,
		private readonly platform: Connection,
	) {
		this.terms = new TermFinder(offer, datasetDimensionLexicon);
	}

	get only(): Filters {
		return { devices: this.devices ?? [], rules: this.rules, filters: this.filters };
	}

	async read(written: Clause): Promise<void> {
		const isAll = written.values.length > 0 && written.values.every(isEverything);
		if (written.is === 'is' && isAll) return;
		const about = await this.aboutOf(written);
		// Values of a list match by name, so "does not contain" excludes the value with that name.
		const isListed = LISTED.has(about.code) && written.is === 'containsNot';
		const clause: Clause = isListed ? { ...written, is: 'isNot' } : written;
		switch (about.code) {
			case BY_DEVICE:
				this.keepDevices(clause, await this.listOfDevices(), await this.namesOfDevices());
				break;
			case BY_RULE:
				await this.keepRule(clause);
				break;
			case CHANNEL:
				this.keepChannels(clause, about);
				break;
			case COUNTRY:
				this.add(clause, about, findEach(clause, countryLexicon(), 'country'));
				break;
			default:
				this.add(clause, about);
		}
	}

	private async aboutOf(clause: Clause): Promise<About> {
		const { name } = clause;
		if (name === undefined) return await this.guessedAbout(clause);
		const finding = await this.terms.find(name);
		if (finding.is === 'unknown') refuseFigures(name, await this.figures());
		const { code, label } = requireMatch(finding, name, QUESTION_FIELDS.only, 'dimension');
		if (scaleOfCode(code) === undefined && code !== BY_NOTHING) return { code, label };
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`${QUESTION_FIELDS.only} does not take days, but says "${shortName(name)}"`,
			`Write the days into ${QUESTION_FIELDS.when}`,
		);
	}

	private readonly figures = memoize(async (): Promise<Lexicon> => {
		const { metrics } = await this.offer.first();
		return metricLexicon(metrics);
	});

	/** Reads "mobile traffic", "from France" and "channel SEO" as the values that they contain. */
	async plainClause(clause: Clause): Promise<Clause> {
		if (clause.name !== undefined || clause.isQuoted) return clause;
		const [about, ...more] = clause.text.split(' ');
		const rest = more.join(' ');
		if (about !== undefined && rest !== '' && clause.values.length > 0) {
			const dimension = (await this.terms.first()).findWhole(about);
			const isNamed = dimension !== undefined && ABOUT_VALUES.has(dimension.code);
			const [first = '', ...others] = clause.values;
			const values = [first.slice(about.length).trim(), ...others].filter((one) => one !== '');
			if (isNamed && values.length > 0) return { ...clause, name: about, values, text: rest };
		}
		const devices = await this.namesOfDevices();
		const isKnown = (value: string) =>
			OWN_CHANNEL.test(value) ||
			channelLexicon.find(value).is !== 'unknown' ||
			devices.find(value).is !== 'unknown' ||
			countryLexicon().findExactly(value).is !== 'unknown';
		const values = clause.values.map((value) => valueVariants(value).find(isKnown) ?? value);
		return { ...clause, values };
	}

	/** Decides whether values without a dimension are channels, devices or countries. */
	private async guessedAbout({ values, text }: Clause): Promise<About> {
		const devices = await this.namesOfDevices();
		const fits = (find: (value: string) => TermMatch) =>
			values.every((one) => find(one).is !== 'unknown');
		const isChannel = values.every(
			(one) => OWN_CHANNEL.test(one) || channelLexicon.find(one).is !== 'unknown',
		);
		const abouts: About[] = [
			...(isChannel ? [{ code: CHANNEL, label: 'Channel' }] : []),
			...(fits((one) => devices.find(one)) ? [{ code: BY_DEVICE, label: 'Device' }] : []),
			...(fits((one) => countryLexicon().findExactly(one))
				? [{ code: COUNTRY, label: 'Country' }]
				: []),
		];
		const [about, ...others] = abouts;
		if (about !== undefined && others.length === 0) return about;
		const labels = abouts.map(({ label }) => label);
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			about === undefined
				? `${QUESTION_FIELDS.only}: "${shortName(text)}" does not say what it is the name of`
				: `${QUESTION_FIELDS.only}: "${shortName(text)}" may be a ${disjunction(labels)}`,
			'Write for example channel is paid search; device is mobile; campaign contains brand',
		);
	}

	private readonly listOfDevices = memoize(
		async (): Promise<readonly Choice[]> => await listDevices(this.platform, this.offer.site),
	);

	private readonly namesOfDevices = memoize(async (): Promise<Lexicon> =>
		deviceLexicon(await this.listOfDevices()),
	);

	private keepDevices(clause: Clause, all: readonly Choice[], names: Lexicon): void {
		const requestedDevices = new Set(findEach(clause, names, 'device').map(({ value }) => value));
		const isKept = ({ value }: Choice) => requestedDevices.has(value) === (clause.is !== 'isNot');
		this.devices = (this.devices ?? all).filter(isKept);
		if (this.devices.length > 0) return;
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`${QUESTION_FIELDS.only} leaves no device`,
			'Enter the devices to keep',
		);
	}

	private async keepRule(clause: Clause): Promise<void> {
		const all = await listAttributionRules(this.platform, this.offer.site);
		this.rules = findEach(clause, choiceLexicon(all), 'attribution rule');
		if (clause.is !== 'isNot' && this.rules.length === 1) return;
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`${QUESTION_FIELDS.only} takes one attribution rule, as the same sales are credited by each of them`,
			`Name one of ${firstNames(all.map(({ label }) => label))}`,
		);
	}

	/**
	 * A site's own channels are not in the vocabulary, so their codes are matched against the rows.
	 */
	private keepChannels(clause: Clause, about: About): void {
		const isOwn = (value: string) =>
			OWN_CHANNEL.test(value) && channelLexicon.find(value).is === 'unknown';
		const named = clause.values.filter((value) => !isOwn(value));
		const listed = findEach({ ...clause, values: named }, channelLexicon, 'channel');
		if (named.length === clause.values.length) return this.add(clause, about, listed);
		const own = clause.values.filter(isOwn);
		const values = [...listed.map(({ value }) => value), ...own];
		this.add({ ...clause, values, text: values.join(', ') }, about);
	}

	private add(clause: Clause, { code, label }: About, values?: readonly Choice[]): void {
		const { is, text, values: each, isQuoted } = clause;
		const match =
			is === 'begins' ? is : is === 'contains' || is === 'containsNot' ? 'contains' : 'name';
		const matched = { text, each: isQuoted ? [text] : each, match } as const;
		this.filters.push({
			...{ field: code, label, isNot: is === 'isNot' || is === 'containsNot', values: matched },
			setting: QUESTION_FIELDS.only,
			...(values ? { listedValues: values } : {}),
		});
	}
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

/** Rejects conditions on metrics, such as "sales > 10". @throws InvalidInput */
function refuseFigures(name: string, figures: Lexicon): void {
	if (figures.find(name).is === 'unknown') return;
	throw new InvalidInput(
		QUESTION_FIELDS.only,
		`${QUESTION_FIELDS.only} takes names, but "${shortName(name)}" is a figure`,
		'Leave it out: rows come with the largest figures first',
	);
}
