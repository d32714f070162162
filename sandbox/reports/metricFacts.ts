import type { MetricField } from '../shop/measures';

const facts = (label: string, affinity: 'int' | 'float' | 'time', meaning: string) => ({
	label,
	affinity,
	meaning,
});

/** The definition of each metric (docs/platform.md, Meaning of metrics). */
export const METRIC_FACTS: Readonly<Record<MetricField, ReturnType<typeof facts>>> = {
	hit: facts('Page views', 'int', 'Pages seen.'),
	visit: facts('Visits', 'int', 'Visits.'),
	dvisitor: facts('Daily unique visitors', 'int', 'Daily unique visitors.'),
	click: facts('Clicks', 'int', 'Incoming clicks.'),
	duration: facts('Time spent', 'time', 'Time spent, in seconds.'),
	visitin: facts('Incoming visits', 'int', 'Visits that began here.'),
	visitout: facts('Exit visits', 'int', 'Visits that ended here.'),
	visitone: facts('Single-page visits', 'int', 'Visits of one page only (bounce).'),
	scart: facts('Shopping carts', 'int', 'Shopping carts.'),
	scartvalid: facts('Sales', 'int', 'Valid sales.'),
	scartvalidamount: facts('Sales revenue', 'float', 'Revenue of valid sales, tax included.'),
	realscartvalid: facts('Validated sales', 'int', 'Sales that were validated.'),
	realscartvalidamount: facts('Validated revenue', 'float', 'Revenue of validated sales.'),
	estimatevalid: facts('Leads', 'int', 'Leads.'),
	estimatevalidamount: facts('Lead revenue', 'float', 'Revenue of leads.'),
};

/** A measure in the platform's format: amounts as decimal texts, others as numbers. */
export function valueOf(field: MetricField, measure: number): number | string {
	// Observed practice: values may be texts, so that readers must go by affinity.
	return METRIC_FACTS[field].affinity === 'float' ? (measure / 100).toFixed(2) : measure;
}
