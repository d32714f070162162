import { hasWarnings, phaseOf } from '../../../platform/http/jobPhase';

const FAILED = [
	...['TERMINATED', 'STATUS_TERMINATED', 'Abandoned', 'DEAD', 'EVICTED', 'RUN_FAILED', 'NODE_FAIL'],
	...[
		'Cancelled by user',
		'CANCELED_BY_ADMIN',
		'Failed: no data',
		'Job 12 has failed',
		'Job failed',
	],
	...['DEADLINE_EXCEEDED', 'OOM_KILLED', 'FINISHED_FAILED', 'TERMINATED_WITH_ERRORS'],
	...['PARTIALLY_SUCCEEDED', 'JOB_STATE_PARTIALLY_SUCCEEDED', 'COMPLETED_PARTIALLY'],
	...[
		'PARTIAL_FAILURE',
		'Terminé partiellement',
		'Teilweise abgeschlossen',
		'FAILED_WITH_WARNINGS',
	],
	...['Completed with 3 warnings and 2 errors', 'Completado con errores', 'Mit Fehlern beendet'],
];

const EXPIRED = [
	...['NOT_FOUND', 'JOB_NOT_FOUND', 'notFound', 'UNKNOWN_JOB', 'NO_SUCH_JOB', 'REMOVED'],
	...['introuvable', 'Nicht gefunden', 'gelöscht', 'JOB_STATE_EXPIRED', 'Result expired'],
];

const WITH_WARNINGS = [
	...['COMPLETED WITH WARNINGS', 'COMPLETED_WITH_WARNING', 'CompletedWithWarnings'],
	...['DONE_WITH_WARNINGS', 'Completed with 3 warnings', 'Job completed (warnings)'],
	...['Terminé avec avertissements', 'Mit Warnungen abgeschlossen', 'Completado con advertencias'],
	...['Completed with warnings, no errors'],
];

const DONE = [
	...['Completed with 0 errors', 'Completed without errors', 'Completed (no warnings)'],
	...['Completed without errors or warnings', 'Terminé sans erreur', 'Ohne Fehler abgeschlossen'],
	...[
		'REPORT_COMPLETED',
		'The report has been completed',
		'COMPLETED_NO_DATA',
		'READY_FOR_DOWNLOAD',
	],
	...['TERMINATED_SUCCESSFULLY', 'JOB_STATE_SUCCEEDED'],
];

const RUNNING = [
	...['RETRYING', 'FAILED, RETRYING', 'Failed, will be retried', 'CANCEL_REQUESTED', 'CANCELLING'],
	...['TERMINATING', 'ABORTING', 'COMPLETING', 'NOT_COMPLETED', 'Not done', 'Not yet failed'],
	...['UNFINISHED', 'INCOMPLETE', 'NOT_STARTED', 'RUNNING (0 errors)', 'Running with errors'],
	...['Running with warnings', 'COMPLETED STEP 1 OF 3', 'PAUSED', 'UNKNOWN', 'WARNING', 'HELD'],
	...['Completed with warnings: 45 %', 'constructor toString'],
];

test.each(FAILED)('the state %j is the end of a job without its whole result', (state) => {
	expect([phaseOf(state), hasWarnings(state)]).toEqual(['failed', false]);
});

test.each(EXPIRED)('the state %j says that there is no result any more', (state) => {
	expect([phaseOf(state), hasWarnings(state)]).toEqual(['expired', false]);
});

test.each(WITH_WARNINGS)('the state %j is an end with warnings', (state) => {
	expect([phaseOf(state), hasWarnings(state)]).toEqual(['done', true]);
});

test.each(DONE)('the state %j is a regular end', (state) => {
	expect([phaseOf(state), hasWarnings(state)]).toEqual(['done', false]);
});

test.each(RUNNING)('the state %j does not end the wait', (state) => {
	expect([phaseOf(state), hasWarnings(state)]).toEqual(['running', false]);
});
