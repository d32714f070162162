import { figureChoices } from '../../../platform/targets/figureList';
import { listMetrics } from '../../../platform/lists/reportLists';
import { FIGURE_LIST } from '../form/targetFields';
import { currentSite } from './currentSite';
import { searchIn } from './listMethods';
import { currentReportKind } from './reportKind';

/** Metrics of the site, and the rates that can be calculated from them. */
export const figureSearch = {
	[FIGURE_LIST]: searchIn(async (platform, context) => {
		const site = await currentSite(platform, context);
		const metrics = await listMetrics(platform, site, currentReportKind(context));
		return figureChoices(metrics);
	}),
};
