import type { INodeProperties } from 'n8n-workflow';

import { isRecord, textOf } from '../../../../platform/base/json/json';
import type { Setting } from '../../form/settings';

/** A value that was chosen from a list, or typed. */
interface Picked {
	readonly value: string;
	readonly isTyped: boolean;
}

/** A value that is chosen from a list of the platform, or typed. */
export function pickerSetting(property: INodeProperties): Setting<Picked> {
	return {
		property,
		parse: (entered) => {
			const { mode, value } = isRecord(entered) ? entered : { mode: 'id', value: entered };
			return { value: textOf(value)?.trim() ?? '', isTyped: mode !== 'list' };
		},
	};
}
