import { ALERT_TEXTS } from './alertTexts';
import { textsOf } from './alertTextsOf';

it.each(Object.entries(ALERT_TEXTS))(
	'the words of alerts say what they mean: %s',
	(language, texts) => {
		expect(textsOf(language)).toEqual(texts);
	},
);
