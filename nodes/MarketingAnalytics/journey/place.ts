/** The collection of an analysis's fields, and where those stand that it needs. */
export const PLACE = {
	collection: 'journeyFields',
	required: 'required',
	group: 'fields',
} as const;
