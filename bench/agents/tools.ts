import contract from './toolContract.json';
import type { Figure } from '../figure';

/** The maximum length of each tool's description for a model, in characters. */
export const MOST_CHARACTERS: Readonly<Record<string, number>> = {
	Ask_for_Figures: 1_600,
	Find_Names: 800,
	Get_Open_Alerts: 700,
	Check_Targets: 700,
};

/** The lengths of the tool descriptions for models, compared with their maximum. */
export async function toolContracts(): Promise<Figure[]> {
	const figures = contract.map((tool): Figure => {
		const { length } = JSON.stringify(tool);
		const most = MOST_CHARACTERS[tool.name] ?? Number.NaN;
		const name = `description of the tool ${tool.name.replaceAll('_', ' ')}`;
		return { name, ratio: length / most, goal: 1, detail: `${length} of ${most} characters` };
	});
	return await Promise.resolve(figures);
}
