import { alertArguments, alerts, understoodAlert } from '../../test/questions/golden/alerts';
import { english } from '../../test/questions/golden/english';
import { french } from '../../test/questions/golden/french';
import { german } from '../../test/questions/golden/german';
import { modelForms } from '../../test/questions/golden/modelForms';
import { natural } from '../../test/questions/golden/natural';
import { argumentsOf, SITE, understoodOf } from '../../test/questions/golden/site';
import { spanish } from '../../test/questions/golden/spanish';
import { targetArguments, targets, understoodTarget } from '../../test/questions/golden/targets';
import { Asked } from '../../test/questions/siteLists';
import type { Figure } from '../figure';

/** The arguments of a tool, as texts. */
type Texts = Readonly<Record<string, string>>;

/** The arguments as a model gives them; what it leaves out is missing. */
type Given = Readonly<Record<string, unknown>>;

/** How the models of a make write arguments. */
interface ArgumentHabit {
	readonly make: string;
	/** Where the habit is described. */
	readonly source: string;
	readonly write: (request: Texts) => Given;
}

const isList = (text: string) => text.includes(', ') && !/["[{(]/.test(text);
const listOf = (text: string) => (isList(text) ? text.split(', ') : text);
const filled = (request: Texts) =>
	Object.fromEntries(Object.entries(request).filter(([, text]) => text !== ''));

const LISTS = ['figures', 'by'];
const PERIODS = ['when', 'period'];

/** These arguments, if the tool has them, as they are written by a habit. */
function each(request: Texts, names: readonly string[], write: (text: string) => unknown): Given {
	const own = Object.entries(request).filter(([name]) => names.includes(name));
	return Object.fromEntries(own.map(([name, text]) => [name, write(text)]));
}

const HABITS: readonly ArgumentHabit[] = [
	{
		make: 'OpenAI',
		source:
			'developers.openai.com, Function calling, strict mode: every field is given, null if it is optional',
		write: (request) =>
			Object.fromEntries(
				Object.entries(request).map(([name, text]) => [name, text === '' ? null : text]),
			),
	},
	{
		make: 'Anthropic',
		source:
			'github.com/anthropics/claude-code/issues/24597: lists and numbers are sent as JSON in a text',
		write: (request) => ({
			...filled(request),
			...each(request, LISTS, (text) => (isList(text) ? JSON.stringify(listOf(text)) : text)),
		}),
	},
	{
		make: 'Google',
		source:
			'developers.google.com/analytics/devguides/reporting/data/v1: metrics, dimensions and date ranges are lists and objects',
		write: (request) => ({
			...filled(request),
			...each(request, LISTS, (text) => [listOf(text)].flat().filter((name) => name !== '')),
			...each(request, PERIODS, periodObject),
		}),
	},
];

function periodObject(when: string): unknown {
	const [, from, to] = /^(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})$/.exec(when) ?? [];
	return from === undefined || to === undefined ? when : [{ startDate: from, endDate: to }];
}

/** A tool with its golden questions: lines of arguments and of what they mean. */
interface GoldenSet {
	readonly tool: string;
	readonly lines: readonly string[];
	readonly argumentsOf: (line: string) => Texts;
	/** What is understood; what is refused begins with "refused". */
	readonly understoodOf: (given: Given, site: Asked) => Promise<string>;
}

const SETS: readonly GoldenSet[] = [
	{
		tool: 'questions',
		lines: [...english, ...french, ...german, ...spanish, ...modelForms, ...natural],
		argumentsOf,
		understoodOf,
	},
	{
		tool: 'targets',
		lines: targets,
		argumentsOf: targetArguments,
		understoodOf: understoodTarget,
	},
	{ tool: 'alerts', lines: alerts, argumentsOf: alertArguments, understoodOf: understoodAlert },
];

const MOST_REFUSED = 0.05;

/** How many golden questions of each tool are understood, as models of three makes write them, and how many wrongly. */
export async function questions(): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const set of SETS) {
		for (const habit of HABITS) figures.push(...(await figuresOf(set, habit)));
	}
	return figures;
}

async function figuresOf(set: GoldenSet, { make, write }: ArgumentHabit): Promise<Figure[]> {
	const site = await Asked.start(SITE);
	const counts = { right: 0, refused: 0, wrong: 0 };
	for (const line of set.lines) {
		const [request = '', meaning = ''] = line.split(' => ');
		const understood = await set.understoodOf(write(set.argumentsOf(request)), site);
		counts[verdictOf(understood, meaning)] += 1;
	}
	await site.lists.close();
	const { right, refused, wrong } = counts;
	const detail = `${right} right, ${refused} refused with a message, ${wrong} wrong`;
	const share = (refused + wrong) / (right + refused + wrong);
	return [
		{ name: `${set.tool} not understood, ${make}`, ratio: share / MOST_REFUSED, goal: 1, detail },
		{ name: `${set.tool} misunderstood, ${make}`, ratio: wrong, goal: 0, detail },
	];
}

/** What must be refused is right if it is refused in the words that begin so. */
function verdictOf(understood: string, meaning: string): 'refused' | 'right' | 'wrong' {
	const isRefused = understood.startsWith('refused');
	const isRight = meaning.startsWith('refused')
		? understood.startsWith(meaning)
		: understood === meaning;
	if (isRight) return 'right';
	return isRefused ? 'refused' : 'wrong';
}
