const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

// What takes longest, so that no worker begins it when the other has nothing left to do. Jest
// remembers how long tests took, but not in a fresh clone.
const slowest = [
	'engine/provider/history.soak',
	'engine/report/anySize.soak',
	'engine/provider/anySize.soak',
	'engine/growth.soak',
	'engine/provider/trouble',
	'alerts/alerts.property',
	'polling/records.property',
	'imports/turns',
	'engine/client/waiting',
	'engine/trigger/alerts',
	'e2e/queue1.soak',
	'e2e/queue2',
	'e2e/importPageFiles',
	'e2e/forms',
	'e2e/trigger',
	'e2e/commands',
	'e2e/importPageLooks',
	'e2e/answer',
	'e2e/importPageOnce',
	// These wait more than they work, as the first ones do.
	'e2e/restarts1.soak',
	'e2e/restarts2',
	'e2e/importPageHostile',
	'e2e/editor',
	'e2e/templates',
	'e2e/snooze',
	'e2e/table1.soak',
	'e2e/table2',
	'e2e/importPageGuesses',
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
