import { figureChoices } from '../../../platform/targets/figureList';
import { listMetrics } from '../../../platform/lists/reports';
import { readNeeded } from '../../shared/form/parameters';
import { searchMethodOf } from '../../shared/form/pickerMethods';
import { currentSite } from '../../shared/pickers/currentSite';
import { searchIn } from '../../shared/pickers/listMethods';

/** The method that lists metrics and rates. */
export const FIGURE_LIST = searchMethodOf('targetFigures');

/** Metrics of the site, and the rates that can be calculated from them. */
export const figureSearch = {
	[FIGURE_LIST]: searchIn(async (platform, context) => {
		const site = await currentSite(platform, context);
		const metrics = await listMetrics(platform, site, readNeeded(context, 'kind', 'Report Kind'));
		return figureChoices(metrics);
	}),
};
