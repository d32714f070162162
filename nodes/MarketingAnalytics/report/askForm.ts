import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../../platform/catalogue/commonFields';
import { argumentCount } from '../../../platform/questions/arguments/argumentText';
import type { QuestionText } from '../../../platform/questions/questionFields';
import { QUESTION_FIELDS } from '../../../platform/questions/questionFields';
import { describePicker } from '../../shared/form/describe';
import type { Form } from '../../shared/form/form';
import { waitLimit } from '../../shared/form/pagingFields';
import type { Parameters } from '../../shared/form/parameters';
import type { Setting } from '../../shared/form/settings';
import { numberSetting } from '../../shared/form/settings';
import { readForModel, words } from '../../shared/report/form/modelWords';
import type { ModelField } from '../../shared/form/toolFields';
import { fieldsForModel } from '../../shared/form/toolFields';

/** A setting with its description for a model. */
interface QuestionSetting<T> {
	readonly setting: Setting<T>;
	readonly model: ModelField;
}

const figures: QuestionSetting<string> = {
	setting: words(
		{
			displayName: QUESTION_FIELDS.figures,
			name: 'askFigures',
			placeholder: 'e.g. sales, revenue, conversion rate',
			description:
				'The figures, separated by commas: words in English, French, German or Spanish, or codes',
			hint: 'Only figures: everything else goes into the other fields. Report > Find Names lists all names',
		},
		'list',
		'visits, sales',
	),
	model: {
		description:
			'Figures, separated by commas: visits, sales, revenue, leads, conversion rate, average basket ...',
	},
};

const by: QuestionSetting<string> = {
	setting: words(
		{
			displayName: QUESTION_FIELDS.by,
			name: 'askBy',
			placeholder: 'e.g. campaign, day',
			description: 'What to group the figures by; the whole site when empty',
		},
		'list',
		'channel',
	),
	model: {
		description:
			'How to group rows: channel, campaign, device, country, day, week ... Leave empty for totals only',
		whenLeftOut: '',
	},
};

const when: QuestionSetting<string> = {
	setting: words(
		{
			displayName: QUESTION_FIELDS.when,
			name: 'askWhen',
			placeholder: 'e.g. last week, October, 2026-10-01 to 2026-10-15',
			description: 'The days, in the time zone of the site; the last 7 days when empty',
		},
		'period',
		'last week',
	),
	model: {
		description:
			'Days: last week, yesterday, October, last 30 days, 2026-10-01 to 2026-10-15. Leave empty for the last 7 days',
		whenLeftOut: '',
	},
};

const compareWith: QuestionSetting<string> = {
	setting: words(
		{
			displayName: QUESTION_FIELDS.compareWith,
			name: 'askCompareWith',
			placeholder: 'e.g. previous period, or last year',
			description: 'Another period to show next to this one, with the change; none when empty',
		},
		'period',
	),
	model: {
		description: 'period before, last year, or other days. Leave empty for none',
		whenLeftOut: '',
	},
};

const only: QuestionSetting<string> = {
	setting: words(
		{
			displayName: QUESTION_FIELDS.only,
			name: 'askOnly',
			placeholder: 'e.g. channel is paid search or display; device is mobile',
			description: 'Which rows to return; all when empty',
		},
		'filter',
	),
	model: {
		description:
			'Filter: channel is paid search or display; device is mobile. Leave empty for all rows',
		whenLeftOut: '',
	},
};

const rowCount = numberSetting(
	{
		displayName: 'Limit',
		name: 'askLimit',
		description:
			'Max number of rows to return, those with the largest values of the first figure; 0 for all. Ignored when rows are only grouped by hour, day, week or month.',
	},
	10,
	{ min: 0, max: 1_000, precision: 0, advice: 'Enter a number such as 10, or 0 for all rows' },
);
const limit: QuestionSetting<number> = {
	setting: {
		property: rowCount.property,
		parse: (entered, zone) => rowCount.parse(argumentCount(entered), zone),
	},
	model: { description: 'Max number of rows, largest first; 0 for all', whenLeftOut: '10' },
};

const searched: QuestionSetting<string> = {
	setting: words(
		{
			displayName: 'Words',
			name: 'findWords',
			placeholder: 'e.g. revenue, or paid',
			description: 'What to search for; everything when empty',
		},
		'list',
	),
	model: { description: 'What to search for. Leave empty for everything', whenLeftOut: '' },
};

const valuesOf: QuestionSetting<string> = {
	setting: words(
		{
			displayName: 'Values Of',
			name: 'findValuesOf',
			placeholder: 'e.g. campaign',
			description:
				'The dimension whose values from the last 30 days are searched; when empty, the names of figures, dimensions, channels, devices and sites are searched',
		},
		'list',
	),
	model: {
		description: 'The dimension to list values for, such as campaign. Leave empty for other names',
		whenLeftOut: '',
	},
};

const ASK_FIELDS = [figures, by, when, compareWith, only, limit];

/** The figures and rows of Get Open Alerts: the same fields, which a model may both leave out. */
const ALERT_FIGURES = {
	...figures,
	model: {
		description: 'Figures, separated by commas: visits, sales, revenue ...',
		whenLeftOut: 'visits, sales',
	},
};
const ALERT_BY = {
	...by,
	// Only one dimension is allowed here.
	setting: { ...by.setting, property: { ...by.setting.property, placeholder: 'e.g. channel' } },
	model: {
		description: 'What to check one by one, such as channel. Leave empty for the whole site',
		whenLeftOut: 'channel',
	},
};

const SITE: INodeProperties = describePicker(shared.siteField);

/** The form of Ask for Figures. */
export const askForm: Form = {
	fields: [SITE, ...ASK_FIELDS.flatMap(twice), waitLimit.property],
};

/** The form of Find Names. */
export const findNamesForm: Form = {
	fields: [SITE, ...[searched, valuesOf].flatMap(twice), waitLimit.property],
};

/** The form of Get Open Alerts. */
export const openAlertsForm: Form = {
	fields: [SITE, ...[ALERT_FIGURES, ALERT_BY].flatMap(twice), waitLimit.property],
};

/** As a tool, the model fills it in from the start. */
function twice({ setting: { property }, model }: QuestionSetting<unknown>): INodeProperties[] {
	return fieldsForModel(property, model);
}

/** A question in words, with the number of rows. */
export interface QuestionForm extends QuestionText {
	readonly limit: number;
}

/** Reads the form of Ask for Figures. @throws InvalidInput */
export function readQuestion(form: Parameters, item: number): QuestionForm {
	return {
		figures: readForModel(form, figures.setting, item),
		by: readForModel(form, by.setting, item),
		when: readForModel(form, when.setting, item),
		compareWith: readForModel(form, compareWith.setting, item),
		only: readForModel(form, only.setting, item),
		limit: readForModel(form, limit.setting, item),
	};
}

/** The monitored figures, and their dimension. */
export type WatchedText = Pick<QuestionForm, 'by' | 'figures'>;

/** Reads the form of Get Open Alerts. @throws InvalidInput */
export function readWatched(form: Parameters, item: number): WatchedText {
	return {
		figures: readForModel(form, ALERT_FIGURES.setting, item),
		by: readForModel(form, ALERT_BY.setting, item),
	};
}

/** What names are searched for. */
export interface SearchedNames {
	readonly words: string;
	readonly valuesOf: string;
}

/** Reads the form of Find Names. @throws InvalidInput */
export function readSearched(form: Parameters, item: number): SearchedNames {
	return {
		words: readForModel(form, searched.setting, item),
		valuesOf: readForModel(form, valuesOf.setting, item),
	};
}
