/** The collection with the fields of an analysis, and the group with its required fields. */
export const PLACE = {
	collection: 'journeyFields',
	required: 'required',
	group: 'fields',
} as const;
