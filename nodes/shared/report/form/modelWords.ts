import { InvalidInput } from '../../../../platform/base/invalidInput';
import { shortName } from '../../../../platform/base/text/truncate';
import type { ArgumentKind } from '../../../../platform/questions/arguments/argumentText';
import { argumentText, unreadMember } from '../../../../platform/questions/arguments/argumentText';
import { checkWords } from '../../../../platform/questions/questionFields';
import { isTool } from '../../run/agents';
import type { Parameters } from '../../form/parameters';
import type { Setting, SettingText } from '../../form/settings';
import { read, zoneOf } from '../../form/readSetting';
import { textSetting } from '../../form/settings';

/** Words of people and models, of limited length; models give lists and objects as well. */
export function words(look: SettingText, kind: ArgumentKind, preset = ''): Setting<string> {
	const { property, parse } = textSetting(look, preset);
	return {
		property,
		parse: (entered, zone) => {
			const label = look.displayName;
			const unread = unreadMember(entered, kind);
			if (unread !== undefined) throw unusable(label, unread);
			return checkWords(label, parse(argumentText(entered, kind) ?? entered, zone));
		},
	};
}

const ABOUT_SITE = /zone|^tz$|currency/i;

function unusable(label: string, member: string): InvalidInput {
	return new InvalidInput(
		label,
		`${label}: "${shortName(member)}" cannot be used here`,
		ABOUT_SITE.test(member)
			? 'Leave it out: days are in the time zone of the site, and amounts in its currency'
			: 'Leave it out, or enter text',
	);
}

/**
 * Reads a field that a model fills in if the node is its tool; an omitted field counts as empty.
 *
 * @throws InvalidInput
 */
export function readForModel<T>(form: Parameters, setting: Setting<T>, item: number): T {
	if (!isTool(form)) return read(form, setting, item);
	return setting.parse(form.getNodeParameter(setting.property.name, item, null), zoneOf(form));
}
