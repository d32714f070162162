import type { EditorMethods } from '../shared/pickers/methodsOnUse';
import { figureSearch } from '../shared/pickers/figureSearch';
import { listSearch, loadOptions } from '../shared/pickers/pickers';
import { columnSearch } from '../shared/report/form/columnList';
import { rowNameSearch } from '../shared/pickers/rowNameSearch';
import { getEndpointValues, searchKnownEndpoints } from './api/knownLists';
import { getCostColumns } from './import/costs/costSettings';
import { getImportTargets } from './import/targets';
import { itemColumnSearch } from './present/itemColumnList';
import { journeyOptions, journeySearches } from './journey/journeyLists';

/** The methods that the editor calls while the form is filled in. */
export const editorMethods: EditorMethods = {
	listSearch: {
		...listSearch,
		...columnSearch,
		...figureSearch,
		...itemColumnSearch,
		...journeySearches,
		...rowNameSearch,
		searchKnownEndpoints,
	},
	loadOptions: { ...loadOptions, ...journeyOptions },
	resourceMapping: { getImportTargets, getCostColumns, getEndpointValues },
};
