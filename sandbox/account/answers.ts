/** The documentation topics that answer a question, by the words in it. */
const TOPICS: readonly (readonly [words: RegExp, answer: string])[] = [
	[
		/report|batch|kpi|metric/i,
		'Reports are jobs: send the query to report/batch/query.json, ask status.json until the state is COMPLETED, then call download.json.',
	],
	[
		/sale|order|estimate|valid|cancel/i,
		'Sales and estimates are PENDING, VALID or INVALID. valid.json validates one, in full or in part; cancel.json cancels it, unless it was validated in part.',
	],
	[
		/token|auth|user/i,
		'Every call carries "Authorization: Bearer <API_TOKEN>". setuserapitoken.json gives a user a new token and ends the old one.',
	],
	[
		/import|csv|upload/i,
		'History is imported with a CSV file and a JSON descriptor, sent to epc/{site}/analyticsimport/<kind>.json.',
	],
	[
		/warehouse|edw|sql/i,
		'Warehouse analyses are started with POST /edw/jobs, read with GET /edw/jobs/{jobid}, and cancelled with GET /edw/jobs/{jobid}/cancel.',
	],
];

export function answerTo(question: string): string {
	const topic = TOPICS.find(([words]) => words.test(question));
	return (
		topic?.[1] ?? 'The documentation has no answer: ask about reports, sales, tokens or imports.'
	);
}
