import { day } from './settings';

/** The first day of a period, which is part of it. */
export const FIRST_DAY = day({ displayName: 'First Day', name: 'from' });

/** The last day of a period, which is part of it. */
export const LAST_DAY = day({ displayName: 'Last Day', name: 'to' });
