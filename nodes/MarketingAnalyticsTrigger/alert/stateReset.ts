import type { Loss } from '../event';

/** The notice when the state of alerts is dropped. */
export const ALERT_STATE_DROPPED: Loss = {
	message:
		'The stored state of the alerts was damaged or dated in the future, and has been discarded',
	advice:
		'The trigger starts over and reports an ongoing alert again. If this message appears again, check the clock of the server that n8n runs on',
};
