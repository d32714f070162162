import { english } from '../test/questions/golden/english';
import { french } from '../test/questions/golden/french';
import { german } from '../test/questions/golden/german';
import { modelForms } from '../test/questions/golden/modelForms';
import { natural } from '../test/questions/golden/natural';
import type { QuestionArguments } from '../test/questions/golden/site';
import { argumentsOf, SITE, understoodOf } from '../test/questions/golden/site';
import { spanish } from '../test/questions/golden/spanish';
import { Asked } from '../test/questions/siteLists';
import type { Figure } from './figure';

type Texts = Record<keyof QuestionArguments, string>;

/** How the models of a make write arguments. */
interface ArgumentHabit {
	readonly make: string;
	/** Where the habit is described. */
	readonly source: string;
	readonly write: (asked: Texts) => QuestionArguments;
}

const isList = (text: string) => text.includes(', ') && !/["[{(]/.test(text);
const listOf = (text: string) => (isList(text) ? text.split(', ') : text);
const filled = (asked: Texts) =>
	Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ''));

const HABITS: readonly ArgumentHabit[] = [
	{
		make: 'OpenAI',
		source:
			'developers.openai.com, Function calling, strict mode: every field is given, null if it is optional',
		write: (asked) =>
			Object.fromEntries(
				Object.entries(asked).map(([name, text]) => [name, text === '' ? null : text]),
			),
	},
	{
		make: 'Anthropic',
		source:
			'github.com/anthropics/claude-code/issues/24597: lists and numbers are sent as JSON in a text',
		write: (asked) => ({
			...filled(asked),
			figures: isList(asked.figures) ? JSON.stringify(listOf(asked.figures)) : asked.figures,
			by: isList(asked.by) ? JSON.stringify(listOf(asked.by)) : asked.by,
		}),
	},
	{
		make: 'Google',
		source:
			'developers.google.com/analytics/devguides/reporting/data/v1: metrics, dimensions and date ranges are lists and objects',
		write: (asked) => ({
			...filled(asked),
			figures: [listOf(asked.figures)].flat(),
			by: [listOf(asked.by)].flat().filter((name) => name !== ''),
			when: periodObject(asked.when),
		}),
	},
];

function periodObject(when: string): unknown {
	const [, from, to] = /^(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})$/.exec(when) ?? [];
	return from === undefined || to === undefined ? when : [{ startDate: from, endDate: to }];
}

const MOST_REFUSED = 0.05;

/** How many golden questions are understood, as models of three makes write them, and how many wrongly. */
export async function questions(): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const habit of HABITS) figures.push(...(await figuresOf(habit)));
	return figures;
}

async function figuresOf({ make, write }: ArgumentHabit): Promise<Figure[]> {
	const site = await Asked.start(SITE);
	const counts = { right: 0, refused: 0, wrong: 0 };
	for (const line of [...english, ...french, ...german, ...spanish, ...modelForms, ...natural]) {
		const [asked = '', meaning] = line.split(' => ');
		const understood = await understoodOf(write(argumentsOf(asked)), site);
		const isRefused = understood.startsWith('refused');
		counts[understood === meaning ? 'right' : isRefused ? 'refused' : 'wrong'] += 1;
	}
	await site.lists.close();
	const { right, refused, wrong } = counts;
	const detail = `${right} right, ${refused} refused in words, ${wrong} wrong`;
	const share = (refused + wrong) / (right + refused + wrong);
	return [
		{ name: `questions, ${make}`, ratio: share / MOST_REFUSED, goal: 1, detail },
		{ name: `questions wrong, ${make}`, ratio: wrong, goal: 0, detail },
	];
}
