/** A traffic channel; the keys are the `media_key` values of the specification. */
export interface Channel {
	key: string;
	label: string;
	/** The object name in path expressions. Observed practice for all but mcMEDIAAD and mcMEDIAAF. */
	pathName: string;
	paid: boolean;
	/** The share of the site's visits. */
	share: number;
	/** Sales per visit. */
	conversion: number;
	/** The share of single-page visits. */
	bounce: number;
	/** Whether arrivals count as clicks. */
	clicks: boolean;
	hours: 'day' | 'evening' | 'morning';
	weekday: readonly number[];
}

const EVEN = [1, 1, 1, 1, 1, 1, 1];
const MAILING_DAYS = [0.6, 1.9, 0.7, 1.7, 0.8, 0.5, 0.8];
const OFFLINE_DAYS = [0.8, 0.8, 0.8, 0.9, 1.1, 1.3, 1.3];

function channel(
	key: string,
	label: string,
	pathName: string,
	rates: [share: number, conversion: number, bounce: number],
	more: Partial<Channel> = {},
): Channel {
	const [share, conversion, bounce] = rates;
	const defaults = { paid: true, clicks: true, hours: 'day', weekday: EVEN } as const;
	return { key, label, pathName, share, conversion, bounce, ...defaults, ...more };
}

const FREE = { paid: false };

/** The ten channels of the specification. */
export const CHANNELS: readonly Channel[] = [
	channel('NATURAL', 'Direct access', 'mcMEDIANA', [0.19, 0.031, 0.28], {
		paid: false,
		clicks: false,
	}),
	channel('SEARCHENGINE', 'Organic search', 'mcMEDIASE', [0.24, 0.022, 0.37], FREE),
	channel('REFERER', 'Referring sites', 'mcMEDIARF', [0.05, 0.014, 0.45], FREE),
	channel('SPONSOREDLINK', 'Paid search', 'mcMEDIASL', [0.17, 0.027, 0.34]),
	channel('ADVERTISING', 'Display', 'mcMEDIAAD', [0.07, 0.008, 0.58], { hours: 'evening' }),
	channel('AFFILIATION', 'Affiliation', 'mcMEDIAAF', [0.06, 0.034, 0.36]),
	channel('SOCIAL', 'Social', 'mcMEDIASC', [0.09, 0.01, 0.52], { hours: 'evening' }),
	channel('MAILING', 'Emailing', 'mcMEDIAML', [0.08, 0.038, 0.3], {
		hours: 'morning',
		weekday: MAILING_DAYS,
	}),
	channel('TRUSTEDFEED', 'Comparison engines', 'mcMEDIATF', [0.04, 0.029, 0.41]),
	channel('OFFLINE', 'Offline', 'mcMEDIAOF', [0.01, 0.012, 0.4], {
		hours: 'evening',
		weekday: OFFLINE_DAYS,
	}),
];
