/**
 * Mutants that are equivalent to the code, each with its reason. `code` and `becomes` are as the
 * tool prints them.
 */
export const equivalent = [
	{
		file: 'platform/base/json/json.ts',
		code: "'it cannot be read'",
		becomes: '""',
		why: 'A JSON parser throws only Error objects.',
	},
	{
		file: 'platform/http/hostRateLimiter.ts',
		code: '{ at: 0 }',
		becomes: '{}',
		why: 'The time is set when a call begins, and is not read before that.',
	},
	...[
		["() => new Error('No more time to wait')", '() => undefined'],
		["'No more time to wait'", '""'],
	].map(([code, becomes]) => ({
		file: 'platform/http/hostRateLimiter.ts',
		code,
		becomes,
		why: 'The error is discarded, and the call starts immediately.',
	})),
	{
		file: 'platform/http/hostRateLimiter.ts',
		code: 'gapMs > SHORTEST_GAP_MS',
		becomes: 'gapMs >= SHORTEST_GAP_MS',
		why: 'No gap can have exactly this length.',
	},
	{
		file: 'platform/http/hostRateLimiter.ts',
		code: 'this.refusals += 1',
		becomes: 'this.refusals -= 1',
		why: 'The number only has to differ from the previous one.',
	},
	...[
		['secret.length - 1', 'secret.length + 1'],
		['chunk.length < overlap', 'chunk.length <= overlap'],
	].map(([code, becomes]) => ({
		file: 'platform/http/secrets/mask.ts',
		code,
		becomes,
		why: 'An overlap that is longer than necessary contains the same secrets.',
	})),
	{
		file: 'platform/http/errors/networkErrors.ts',
		code: 'code === undefined',
		becomes: 'false',
		why: 'No code has the name undefined.',
	},
	{
		file: 'platform/http/reply/readRecords.ts',
		code: "''",
		becomes: '"Stryker was here!"',
		why: 'Neither is a word for yes or no.',
	},
	{
		file: 'platform/http/reply/parseReply.ts',
		code: 'status >= 500',
		becomes: 'status > 500',
		why: 'The table of statuses contains the status 500.',
	},
	{
		file: 'platform/polling/pollIds.ts',
		code: '[]',
		becomes: '["Stryker was here"]',
		why: 'No key of a run is that text.',
	},
	{
		file: 'platform/polling/records/searchedDays.ts',
		code: "'Day'",
		becomes: '""',
		why: 'The days of a trigger are always valid, so this name never appears in an error.',
	},
	...[
		['next !== undefined', 'true'],
		['next < usual.from.iso', 'next <= usual.from.iso'],
		['first < since', 'first <= since'],
		['after < usual', 'after <= usual'],
	].map(([code, becomes]) => ({
		file: 'platform/polling/records/searchedDays.ts',
		code,
		becomes,
		why: 'If two days are equal, either gives the same result, and a comparison with undefined is false.',
	})),
	{
		file: 'platform/imports/rows/duplicateIndex.ts',
		code: 'step > words',
		becomes: 'false',
		why: 'After the end of a text, every word is 0 anyway.',
	},
	{
		file: 'platform/timeseries/baseline/anomalyThreshold.ts',
		code: 'side.changes.length * (at + 1)',
		becomes: 'side.changes.length / (at + 1)',
		why: 'A search that ends later finds the same result, but takes longer.',
	},
	{
		file: 'platform/timeseries/baseline/candidateThresholds.ts',
		code: 'ratio <= (ratios[most - 1] ?? 0)',
		becomes: 'ratio < (ratios[most - 1] ?? 0)',
		why: 'Of two equal ratios it does not matter which is kept.',
	},
	{
		file: 'platform/timeseries/baseline/backtest.ts',
		code: 'before?.isAnomaly',
		becomes: 'before.isAnomaly',
		why: 'The first day is not a step, because it has no tolerance.',
	},
	...[
		['one === undefined || other === undefined', 'false'],
		['residual * fromPrevious < 0', 'residual * fromPrevious <= 0'],
	].map(([code, becomes]) => ({
		file: 'platform/timeseries/baseline/dayState.ts',
		code,
		becomes,
		why: 'A comparison with undefined is false, and a day that is exactly at a level is not an anomaly anyway.',
	})),
	{
		file: 'platform/timeseries/baseline/level.ts',
		code: 'days < LEVEL_DAYS',
		becomes: 'days <= LEVEL_DAYS',
		why: 'A day without a weight counts as 0.',
	},
	{
		file: 'platform/timeseries/baseline/specialDayEffect.ts',
		code: 'states[index]?.profile',
		becomes: 'states[index].profile',
		why: 'Every compared day is one of the past days, so there is a state for it.',
	},
	{
		file: 'platform/timeseries/baseline/anomalyThreshold.ts',
		code: '[]',
		becomes: '["Stryker was here"]',
		why: 'Without days, no candidate is better than the default.',
	},
	...[
		['knownSince === undefined', 'false'],
		['[]', '["Stryker was here"]'],
	].map(([code, becomes]) => ({
		file: 'platform/timeseries/baseline/backtest.ts',
		code,
		becomes,
		why: 'No day is in a period without a first day.',
	})),
	{
		file: 'platform/timeseries/forecast/seasonalIndex.ts',
		code: 'level !== undefined',
		becomes: 'true',
		why: 'Undefined is not more than 0.',
	},
	{
		file: 'platform/timeseries/forecast/smoothingModel.ts',
		code: 'end - start',
		becomes: 'end + start',
		why: 'If all days are older by the same amount, the ratios of their weights do not change.',
	},
	{
		file: 'platform/targets/periodProgress.ts',
		code: 'ofElapsed.length === values.length',
		becomes: 'false',
		why: 'If all days have figures, the forecast has calculated the same share.',
	},
	{
		file: 'platform/targets/targetPeriod.ts',
		code: 'year && month',
		becomes: 'year || month',
		why: 'A text that matches has both.',
	},
	{
		file: 'platform/targets/messages/rounding.ts',
		code: 'Math.abs(value) < 1',
		becomes: 'Math.abs(value) <= 1',
		why: '1 is the same with two digits as with four.',
	},
	{
		file: 'platform/targets/messages/targetChart.ts',
		code: 'course[index]?.ahead === undefined',
		becomes: 'true',
		why: 'It is only evaluated for days without a forecast.',
	},
	{
		file: 'platform/timeseries/statistics.ts',
		code: 'values.length <= FEW',
		becomes: 'values.length < FEW',
		why: 'Both ways of sorting give the same result.',
	},
	{
		file: 'platform/timeseries/baseline/candidateThresholds.ts',
		code: '(ratios[rank - 1] ?? 0) < ratio',
		becomes: '(ratios[rank - 1] ?? 0) <= ratio',
		why: 'Equal ratios can be in any order.',
	},
	{
		file: 'platform/holidays/compared.ts',
		code: 'more > 0',
		becomes: 'more >= 0',
		why: 'If neither period has more holidays, there is no sentence.',
	},
	{
		file: 'platform/timeseries/baseline/residualScale.ts',
		code: 'scales[weekday]?.push',
		becomes: 'scales[weekday].push',
		why: 'Every weekday has a list.',
	},
	{
		file: 'platform/timeseries/forecast/history.ts',
		code: 'day < least',
		becomes: 'day <= least',
		why: 'Of two equal days it does not matter which is the first.',
	},
];
