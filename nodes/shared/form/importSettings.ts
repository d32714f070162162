import { checkPathValue } from '../../../platform/http/url';
import { importKinds } from '../../../platform/imports/rules/importKinds';
import type { SettingChoice, SettingText, Setting } from './settings';
import { choiceSetting, converted, numberSetting, textSetting } from './settings';

/** The kinds of figures to choose from. */
export const KIND_CHOICES: ReadonlyArray<SettingChoice<string>> = importKinds
	.map(({ name, label }) => ({ name: label, value: name }))
	.sort((a, b) => a.name.localeCompare(b.name));

/** The site to import to. The connector token cannot list sites. */
export function importSite(
	look: Pick<SettingText, 'placeholder' | 'description'>,
): Setting<string> {
	const entered = textSetting({ displayName: 'Site', name: 'importSite', required: true, ...look });
	return converted(entered, (site) => checkPathValue('site', site));
}

const LARGEST = 'Max File Size (MB)';
// As the page shows sizes.
const DECIMAL_MEGABYTE = 1_000_000;

/** The largest file in bytes. */
export function largestFile(description: string): Setting<number> {
	const advice = 'Enter a number of megabytes, such as 100';
	const typeOptions = { minValue: 1 };
	const look = { displayName: LARGEST, name: 'largestFile', typeOptions, description };
	return converted(
		numberSetting(look, 100, { above: 0, advice }),
		(megabytes) => megabytes * DECIMAL_MEGABYTE,
	);
}

/** Advice for a file that is larger. */
export const CUT_OR_ALLOW = `Split it into several files, or raise ${LARGEST} under Options`;

/** A size in the unit of the setting. */
export function megabytesOf(bytes: number): string {
	return (bytes / DECIMAL_MEGABYTE).toFixed(1).replace(/\.0$/, '');
}

/** Whether invalid lines are left out; otherwise they stop the import. */
export function leavesOut(description: string, stopping: string): Setting<boolean> {
	const chosen = choiceSetting(
		{ displayName: 'Lines That Cannot Be Imported', name: 'badLines', description },
		[
			{ name: 'Leave Them Out', value: 'leaveOut', description: 'Import the other lines' },
			{ name: 'Stop the Import', value: 'stop', description: stopping },
		],
		'stop',
	);
	return converted(chosen, (value) => value === 'leaveOut');
}
