import type { INodeParameters } from 'n8n-workflow';
import { minimal } from './minimalAnalyses';
import { additional, filtersOf, id } from '../../engine/journey/scene';

/** A form that cannot be sent, the sentence for it, and the field that it names. */
export type Wrong = [what: string, form: INodeParameters, message: string, parameter: string];

/** The analyses as the user reads them. */
const NAMES: Record<string, string> = {
	'assist-simple': 'Assist',
	'assist-advanced': 'Assist (Advanced)',
	'bias-simple': 'Bias',
	'bias-advanced': 'Bias (Advanced)',
	'deviceexclusivity-simple': 'Device Exclusivity',
	'deviceexclusivity-advanced': 'Device Exclusivity (Advanced)',
	'devicepath-simple': 'Device Path',
	'devicepath-advanced': 'Device Path (Advanced)',
	'duration-simple': 'Duration',
	'mediaexclusivity-simple': 'Media Exclusivity',
	'mediaexclusivity-advanced': 'Media Exclusivity (Advanced)',
	'mediapath-simple': 'Media Path',
	'mediapath-advanced': 'Media Path (Advanced)',
	'qualifyengage-simple': 'Qualify-Engage',
	'touch-simple': 'Touch',
	'velocity-advanced': 'Velocity (Advanced)',
	'velocity-simple': 'Velocity',
};

/**
 * Parameters with the field that they stand for, and values that the specification
 * does not allow there.
 */
const PARAMETERS: Record<string, { label: string; wrong?: string[]; isList?: true }> = {
	goal: { label: 'Goal', wrong: ['sale', 'profile_', 'profile'] },
	attributionRule: { label: 'Attribution Rule' },
	attributionRules: { label: 'Attribution Rule Names or IDs', isList: true },
	dimension: { label: 'Dimension', wrong: ['website'] },
	bias: { label: 'Bias', wrong: ['brand', 'bias:device'] },
	biases: { label: 'Bias Names or IDs', wrong: ['brand'], isList: true },
	model: { label: 'Model', wrong: ['lastchannel-wobs', 'last'] },
	deviceType: { label: 'Device Type' },
	journey: { label: 'Journey' },
	slot: { label: 'Slot', wrong: ['year'] },
	scale: { label: 'Scale', wrong: ['7d', '24'] },
	item: { label: 'Item' },
	items: { label: 'Item Names or IDs', isList: true },
	profileSequence: { label: 'Profile Sequence' },
};

const SET_A = ['assist-simple', 'assist-advanced', 'bias-simple', 'bias-advanced'];
const SET_C = ['mediapath-simple', 'mediapath-advanced'];

function outsideOf(analysis: string): string[] {
	if (SET_C.includes(analysis)) return [];
	if (SET_A.includes(analysis)) return ['mediaplan'];
	return ['mediaplan', 'insegmentitem', 'insegmentitemcategory'];
}

function requiredOf(form: INodeParameters): INodeParameters {
	const fields = form.journeyFields as { required: { fields: INodeParameters } };
	return fields.required.fields;
}

function change(
	form: INodeParameters,
	required: INodeParameters,
	optional: INodeParameters = {},
): INodeParameters {
	const fields = { ...requiredOf(form), ...required };
	return { ...form, journeyFields: { required: { fields }, ...optional } };
}

/** Every kind, each of its needed fields: left empty, with values that it does not take, or with two. */
const needed: Wrong[] = minimal.flatMap(([analysis, form]) => {
	const name = NAMES[analysis] ?? '';
	return Object.keys(requiredOf(form)).flatMap((parameter): Wrong[] => {
		const { label, wrong = [], isList } = PARAMETERS[parameter] ?? { label: '?' };
		const value = (text: string) => ({ [parameter]: isList ? text : id(text) });
		const bad = parameter === 'dimension' ? [...wrong, ...outsideOf(analysis)] : wrong;
		const empty = { [parameter]: isList ? [] : id('') };
		return [
			[
				`${analysis} without ${label}`,
				change(form, empty),
				`${label} is empty, but the analysis ${name} needs it`,
				label,
			],
			...bad.map((text): Wrong => [
				`${analysis} with the ${label} ${text}`,
				change(form, value(text)),
				`${label} cannot be "${text}" in the analysis ${name}`,
				label,
			]),
			...(isList
				? []
				: [
						[
							`${analysis} with two values of ${label}`,
							change(form, value('0,1')),
							`${label} accepts only one value in the analysis ${name}, but contains 2: 0, 1`,
							label,
						] satisfies Wrong,
					]),
		];
	});
});

const ONLY_0_AND_2 =
	': the platform describes 1 as keeping only paths where the item is unique, but allows only 0 and 2';

/** The optional fields: those of every kind, and those of some. */
const beside: Wrong[] = minimal.flatMap(([analysis, form]): Wrong[] => {
	const name = NAMES[analysis] ?? '';
	const refused = (label: string, parameter: string, text: string, reason = ''): Wrong => [
		`${analysis} with the ${label} ${text}`,
		change(form, {}, { [parameter]: text }),
		`${label} cannot be "${text}" in the analysis ${name}${reason}`,
		label,
	];
	const hasPlayer = ['devicepath-advanced', 'mediapath-advanced'].includes(analysis);
	const isExclusive = /exclusivity-simple|deviceexclusivity/.test(analysis);
	return [
		refused('Language', 'language', 'de'),
		...['[["device","IN"]]', '["device","IN","1"]', '{}', 'device'].map((text) =>
			refused('Filters', 'filtersJson', text),
		),
		...(hasPlayer
			? [
					refused('Repeated Touches', 'playerUnique', '1', ONLY_0_AND_2),
					refused('Repeated Touches', 'playerUnique', '3'),
					refused('Player Position', 'playerPosition', 'middle'),
				]
			: []),
		...(isExclusive ? [refused('Count Pairs Once', 'dependencyRelative', '2')] : []),
		...(analysis === 'qualifyengage-simple'
			? [
					[
						'qualifyengage-simple with the profile type visitor',
						change(form, { profileType: 'visitor' }),
						'Profile Type cannot be "visitor" in the analysis Qualify-Engage',
						'Profile Type',
					] satisfies Wrong,
				]
			: []),
		[
			`${analysis} with its kind again`,
			{ ...form, ...additional({ kind: 'cj#touch-simple' }) },
			'Additional Parameters cannot contain kind, because Analysis sets it',
			'Additional Parameters',
		],
	];
});

const minimalOf = (wanted: string) => minimal.find(([analysis]) => analysis === wanted)?.[1] ?? {};
const touch = minimalOf('touch-simple');
const velocity = minimalOf('velocity-advanced');

const others: Wrong[] = [
	[
		'two items of a first item',
		change(minimalOf('velocity-simple'), {}, { firstItem: id('1,2') }),
		'First Item accepts only one value in the analysis Velocity, but contains 2: 1, 2',
		'First Item',
	],
	[
		'a list with an empty entry',
		change(velocity, { items: '1,,2' }),
		'Item Names or IDs cannot be "" in the analysis Velocity (Advanced)',
		'Item Names or IDs',
	],
	[
		'an ID in two words',
		change(velocity, { journey: id('first visit') }),
		'Journey cannot be "first visit" in the analysis Velocity (Advanced)',
		'Journey',
	],
	[
		'an object for a text',
		change(touch, { goal: { __rl: true, mode: 'id', value: { a: 1 } } }),
		'Goal is not text',
		'Goal',
	],
	[
		'a filter without an operand',
		change(touch, {}, filtersOf(['device', 'IN', '1'], ['media', ' ', 'x'])),
		'Filters: entry 2 has no operand',
		'Filters',
	],
	[
		'filters in both ways',
		change(touch, {}, { ...filtersOf(['device', 'IN', '1']), filtersJson: '[["a","b","c"]]' }),
		'Filters are entered twice: as a list and as JSON',
		'Filters',
	],
	[
		'a field that is given twice',
		{ ...touch, ...additional({ goal: 'order' }) },
		'goal is given twice, once under Additional Parameters',
		'Additional Parameters',
	],
	[
		'a wrong value under Additional Parameters',
		{ ...touch, ...additional({ language: 'de' }) },
		'Language cannot be "de" in the analysis Touch',
		'Language',
	],
	[
		'an additional value without a name',
		{ ...touch, ...additional({ ' ': 'x' }) },
		'Additional Parameters: entry 1 has no name',
		'Additional Parameters',
	],
	[
		'an analysis that does not exist',
		{ ...touch, analysis: 'touch-advanced' },
		'Analysis cannot be "touch-advanced"',
		'Analysis',
	],
	[
		'a site that leads elsewhere',
		{ ...touch, site: id('../admin') },
		'Site cannot be part of an address: ../admin',
		'Site',
	],
];

export const wrong: Wrong[] = [...needed, ...beside, ...others];
