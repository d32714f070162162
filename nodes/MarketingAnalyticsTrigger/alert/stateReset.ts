import type { Loss } from '../event';

/** The notice when the state of alerts is dropped. */
export const ALERT_STATE_DROPPED: Loss = {
	message:
		'What the trigger remembered of its alerts was damaged or lay in the future, and is dropped',
	advice:
		'It starts over: an ongoing alert is reported again. If this happens again, check the clock of the server that n8n runs on',
};
