const chosen = (value: string, cachedResultName: string) => ({
	__rl: true,
	mode: 'list',
	value,
	cachedResultName,
});

/** A figure that every site has. */
export const SALES = chosen('scartvalid', 'Sales');

const column = (field: string, name: string) => ({ field: chosen(field, name) });

/** The dimension of its rows. */
export const CHANNEL = { column: [column('media_key', 'Channel')] };

/** The figures that every site has. */
export const VISITS_AND_SALES = {
	column: [column('visit', 'Visits'), { field: SALES }],
};
