import { InvalidInput } from '../../platform/base/invalidInput';
import { isRecord, listOf } from '../../platform/base/json/json';
import type { Meaning, Sources } from '../../platform/provider/sources';
import { meaningNames, MEANINGS, plain, sourcesWith } from '../../platform/provider/sources';
import type { Setting } from '../shared/form/settings';
import { choiceSetting, propertiesOf, textSetting } from '../shared/form/settings';

const WORD = textSetting({
	displayName: 'Name at the Provider',
	name: 'word',
	placeholder: 'e.g. Email marketing',
	description: 'The name of a traffic source, as the provider shows it',
});

const MEANING = choiceSetting(
	{ displayName: 'Meaning', name: 'meaning', description: 'What your platform calls it' },
	meaningNames.map(choiceOf).sort((a, b) => a.name.localeCompare(b.name)),
	'MAILING',
);

function choiceOf(value: Meaning) {
	const { label, isPaid } = MEANINGS[value];
	return { name: isPaid ? `Campaign: ${label}` : label, value };
}

/** The built-in sources, and those that the user names. */
export const SOURCE_NAMES: Setting<Sources> = {
	property: {
		displayName: 'Source Names',
		name: 'sourceNames',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Source Name',
		default: {},
		description:
			'What the provider’s words for traffic sources mean, if your site does not use the standard words',
		options: [
			{
				displayName: 'Source Name',
				name: 'sourceName',
				values: propertiesOf([WORD, MEANING]),
			},
		],
	},
	parse: (entered, zone) => {
		const rows = listOf(isRecord(entered) ? entered.sourceName : undefined).filter(isRecord);
		const named = rows.map(({ word, meaning }) => {
			const written = WORD.parse(word, zone);
			if (written === '') throw wrong('Source Names: an entry has no source name', ENTER);
			return [written, MEANING.parse(meaning, zone)] as const;
		});
		const added = new Map(named.map(([word, meaning]) => [plain(word), meaning]));
		const twice = named.find(([word, meaning]) => added.get(plain(word)) !== meaning);
		if (!twice) return sourcesWith(added);
		throw wrong(`The source name "${twice[0]}" has two meanings`, 'Remove one of the two entries');
	},
};

const ENTER = 'Enter the name that the provider uses, and choose its meaning';

function wrong(message: string, advice: string): InvalidInput {
	return new InvalidInput('Source Names', message, advice);
}
