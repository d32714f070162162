import { InvalidInput } from '../../base/invalidInput';
import { memoize } from '../../base/async/memoize';
import { disjunction, shortName } from '../../base/text/truncate';
import type { Lexicon, TermMatch } from '../../lookup/lexicon';
import type { TermFinder } from '../siteSchema';
import { QUESTION_FIELDS } from '../questionFields';
import { BY_DEVICE, channelLexicon, countryLexicon } from '../vocabulary';
import type { Clause } from './filterClause';

/** The code of the channel dimension. */
export const CHANNEL_FIELD = 'media_key';
/** The code of the country dimension. */
export const COUNTRY_FIELD = 'geoloccountry_isocode';

/** The dimension that a clause is about. */
export interface ClauseDimension {
	readonly code: string;
	readonly label: string;
}

/** Matches the codes of channels that a site has defined itself. */
export const OWN_CHANNEL = /^(?=.*[\d_])[A-Z][A-Z0-9_]*$/;

// Separates values of different dimensions: "SEO on mobile", "SEO, mobile, France".
const BETWEEN_DIMENSIONS =
	/,|&|\s(?:and|und|et|y|on|from|in|via|auf|aus|sur|depuis|en|desde|traffic from|traffic on)\s/i;

const MOST_PARTS = 8;

const ABOUT_VALUES: ReadonlySet<string> = new Set([CHANNEL_FIELD, COUNTRY_FIELD, BY_DEVICE]);
/** Finds out which dimension a condition without one is about, by its values. */
export class GuessedDimensions {
	/** The names of the site's devices. @throws Fault */
	readonly devices: () => Promise<Lexicon>;

	constructor(
		private readonly terms: TermFinder,
		listDevices: () => Promise<Lexicon>,
	) {
		this.devices = memoize(listDevices);
	}

	/** The clauses of "SEO on mobile": one for each dimension. */
	async plainClauses(clause: Clause): Promise<Clause[]> {
		const plain = await this.plainClause(clause);
		const parts = clause.text.split(BETWEEN_DIMENSIONS, MOST_PARTS + 1).map((part) => part.trim());
		const isPlain = clause.name === undefined && !clause.isQuoted && clause.is === 'is';
		if (!isPlain || parts.length < 2 || parts.length > MOST_PARTS) return [plain];
		const clauses = await Promise.all(
			parts.map(async (text) => await this.plainClause({ ...clause, text, values: [text] })),
		);
		const abouts = await Promise.all(clauses.map(async (one) => await this.aboutsOf(one)));
		const isEach = abouts.every((about) => about.length === 1);
		const isOne = new Set(abouts.flat().map(({ code }) => code)).size === 1;
		return isEach && !isOne ? clauses : [plain];
	}

	/** Reads "mobile traffic", "from France" and "channel SEO" as the values that they contain. */
	private async plainClause(clause: Clause): Promise<Clause> {
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
		const devices = await this.devices();
		const isKnown = (value: string) =>
			OWN_CHANNEL.test(value) ||
			channelLexicon.find(value).is !== 'unknown' ||
			devices.find(value).is !== 'unknown' ||
			countryLexicon().findExactly(value).is !== 'unknown';
		const values = clause.values.map((value) => valueVariants(value).find(isKnown) ?? value);
		return { ...clause, values };
	}

	/** Whether values without a dimension may be channels, devices or countries. */
	private async aboutsOf({ values }: Clause): Promise<ClauseDimension[]> {
		const devices = await this.devices();
		const fits = (find: (value: string) => TermMatch) =>
			values.every((one) => find(one).is !== 'unknown');
		const isChannel = values.every(
			(one) => OWN_CHANNEL.test(one) || channelLexicon.find(one).is !== 'unknown',
		);
		return [
			...(isChannel ? [{ code: CHANNEL_FIELD, label: 'Channel' }] : []),
			...(fits((one) => devices.find(one)) ? [{ code: BY_DEVICE, label: 'Device' }] : []),
			...(fits((one) => countryLexicon().findExactly(one))
				? [{ code: COUNTRY_FIELD, label: 'Country' }]
				: []),
		];
	}

	/** Decides whether values without a dimension are channels, devices or countries. @throws InvalidInput */
	async aboutOf(clause: Clause): Promise<ClauseDimension> {
		const { text } = clause;
		const abouts = await this.aboutsOf(clause);
		const [about, ...others] = abouts;
		if (about !== undefined && others.length === 0) return about;
		const labels = abouts.map(({ label }) => label);
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			about === undefined
				? `${QUESTION_FIELDS.only}: "${shortName(text)}" does not say which dimension to filter by`
				: `${QUESTION_FIELDS.only}: "${shortName(text)}" may be a ${disjunction(labels)}`,
			'Enter conditions such as "channel is paid search; device is mobile; campaign contains brand"',
		);
	}
}

// Words in front of and behind a value that are not part of it.
const BEFORE =
	/^(?:from|in|on|via|through|for|with|the|aus|auf|über|im|mit|von|de|du|des|desde|en|por|para|con|depuis|sur|par|avec|via)\s+/i;
const BEHIND =
	/\s+(?:traffic|visits|visitors|users|channels?|devices?|sessions|trafic|visites|visiteurs|canal|kanal|kanäle|tráfico|visitas|geräte|verkehr|appareils?|dispositivos?)$/i;

/** A value as typed, and without the words around it. */
function valueVariants(value: string): string[] {
	const behind = value.replace(BEHIND, '');
	const before = behind.replace(BEFORE, '');
	return [...new Set([value, behind, before, before.replace(BEFORE, '')])];
}
