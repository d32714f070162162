const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

// What takes longest, so that no worker begins it when the other has nothing left to do. Jest
// remembers how long tests took, but not in a fresh clone.
const slowest = [
	'engine/provider/history.soak',
	'engine/report/anySize.soak',
	'engine/provider/anySize.soak',
	'engine/growth.soak',
	'alerts/quality/quality',
	'timeseries/forecast/quality',
	'alerts/quality/publicSeries',
	'alerts/polls/closed',
	'alerts/quality/levels',
	'alerts/causes/explainedAlerts',
	'engine/trigger/targetAlerts',
	'questions/golden/golden',
	'imports/variants/variants',
	'alerts/alerts.property',
	'polling/records/records.property',
	'e2e/servers/queue1.soak',
	'e2e/servers/queue2',
	'e2e/importPage/importPageFiles',
	'e2e/editor/forms',
	'e2e/commands',
	'e2e/servers/restarts1.soak',
	'e2e/servers/restarts2',
	'e2e/importPage/importPageLooks',
	'e2e/editor/newWorkflow',
	'e2e/importPage/importPageOnce',
	// These wait more than they work, as the first ones do.
	'e2e/importPage/importPageHostile',
	'e2e/editor/editor',
	'e2e/templates/templates',
	'e2e/templates/snooze',
	'e2e/servers/table1.soak',
	'e2e/servers/table2',
	'e2e/agent',
];

/** The slowest first, then all that needs an engine, then the rest. */
module.exports = class extends Sequencer {
	sort(tests) {
		const rank = ({ path: file, context }) => {
			const name = path.relative(path.join(context.config.rootDir, 'test'), file);
			const at = slowest.indexOf(name.replaceAll('\\', '/').replace(/\.test\.ts$/, ''));
			if (at >= 0) return at;
			return slowest.length + (context.config.displayName?.name === 'engine' ? 0 : 1);
		};
		return super.sort(tests).sort((a, b) => rank(a) - rank(b));
	}
};
