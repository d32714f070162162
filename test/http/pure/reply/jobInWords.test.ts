import { jobIdInWords } from '../../../../platform/http/reply/refusal/jobInWords';

const UUID = '0b1c7d22-aaaa-4bbb-8ccc-1234567890ab';

it.each<[string, string]>([
	['Report already queued as job 123456', '123456'],
	['a job 70192000021 is running for this request', '70192000021'],
	['Job 7019. Please retry later', '7019'],
	['Busy. Job ID: 47', '47'],
	['jobrun_id=47 is in progress, retry in 5 seconds', '47'],
	['Retry later (jobrun-id 4711)', '4711'],
	['The job with ID 4711 is still running', '4711'],
	['The job (4711) is still running', '4711'],
	['Job run #47 has been started, but the queue is busy', '47'],
	['Job no. 4711 was accepted', '4711'],
	['job "4711" is pending', '4711'],
	[`Busy: job ${UUID} was created`, UUID],
	['task a1b2c3d4 is already running', 'a1b2c3d4'],
	['Already running (id 4711)', '4711'],
	['The same report is already running, ID: 4711', '4711'],
	['An identical report was submitted with ID 4711', '4711'],
	['This request is already queued as 4711', '4711'],
	['Already queued under #4711', '4711'],
	['Le rapport est déjà en cours (tâche 4711)', '4711'],
	['Le traitement n° 4711 est en cours', '4711'],
	['Der Bericht läuft bereits (Auftrag Nr. 4711)', '4711'],
	['Bericht läuft bereits mit der ID 4711', '4711'],
	['Le rapport est déjà en cours sous l’ID 4711', '4711'],
	['El informe ya está en curso (tarea 4711)', '4711'],
	['Report 2026 is already running as job 4711', '4711'],
])('a job is named in the words %j', (text, id) => {
	expect(jobIdInWords({ error: true, error_msg: text })).toBe(id);
	expect(jobIdInWords({ error: { title: 'Conflict', hints: [{ more: text }] } })).toBe(id);
	expect(jobIdInWords(text)).toBe(id);
});

it.each([
	'Too many jobs: 5000 are running',
	'Too many requests: job 4711 is still running',
	'The limit of job 4711 is reached',
	'Another job 4711 is running, try again later',
	'Wait for job 4711 to finish',
	'Busy with job 4711',
	'Request ID: 4711',
	'The service is starting, request id 4711',
	'Already running. Request ID: 4711',
	'Error 4711: the job queue is full',
	'Job 5 of 5',
	'1000 jobs are running',
	'A job of 10000 rows is running',
	'The job failed in 1200 ms',
	'job 2026-11-28 is not ready',
	'job 12:30:00 is scheduled',
	'job 10.0.0.12 is down',
	'Jobs are running at 4711 rows per second',
	'The run of 20261128 is not ready',
	'Service running 12345 is busy',
	'retry in 30000 ms',
	'HTTP 503',
	'The site 4711 is busy',
	'<html><title>503</title><p>job 4711</p></html>',
	'',
])('no job is named in the words %j', (text) => {
	expect(jobIdInWords({ error: true, error_msg: text })).toBeUndefined();
	expect(jobIdInWords(text)).toBeUndefined();
});
