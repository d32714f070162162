import { withoutAccents } from '../base/text/accents';

/** The phase that the state of a job stands for. `jobs/readStatus.ts` finds the state in a reply. */
export type Phase = 'running' | 'done' | 'failed' | 'expired';

/**
 * The states of jobs, as capital letters without separators. COMPLETED is the specification's word
 * (docs/platform.md, States and transitions); the others are observed practice, of this platform
 * and of common job schedulers. A result with errors, or a partial one, counts as failed: a part is
 * never taken for the whole.
 */
const WORDS: Readonly<Record<Phase, readonly string[]>> = {
	running: [
		...['PENDING', 'QUEUED', 'ENQUEUED', 'RUNNING', 'PROCESSING', 'INPROGRESS', 'SCHEDULED'],
		...['PLANNED', 'SUBMITTED', 'WAITING', 'STARTED', 'STARTING', 'LAUNCHED', 'INITIALIZED'],
		...['INITIALISED', 'ONGOING', 'UPLOADING', 'UPLOADED', 'VALIDATING', 'ENATTENTE', 'ENCOURS'],
		...['PLANIFIE', 'PENDIENTE', 'ENCURSO', 'ENCOLA', 'WARTEND', 'INBEARBEITUNG'],
	],
	done: [
		...['COMPLETED', 'COMPLETE', 'DONE', 'FINISHED', 'FINISH', 'SUCCESS', 'SUCCEEDED'],
		...['SUCCESSFUL', 'SUCCESSFULLY', 'SUCCESSFULLYCOMPLETED', 'COMPLETEDSUCCESSFULLY'],
		...['TERMINE', 'TERMINEE', 'ACHEVE', 'REUSSI', 'SUCCES', 'COMPLETADO', 'COMPLETADA'],
		...['TERMINADO', 'TERMINADA', 'FINALIZADO', 'FINALIZADA', 'ABGESCHLOSSEN', 'FERTIG', 'BEENDET'],
	],
	failed: [
		...['FAILED', 'FAILURE', 'FAIL', 'ERROR', 'ERRORS', 'ERRORED', 'INERROR', 'KO', 'CRASHED'],
		...['CANCELLED', 'CANCELED', 'ABORTED', 'ABORT', 'KILLED', 'STOPPED', 'REJECTED', 'FATAL'],
		...['TIMEOUT', 'TIMEDOUT', 'COMPLETEDWITHERRORS', 'COMPLETEWITHERRORS', 'DONEWITHERRORS'],
		...['FINISHEDWITHERRORS', 'SUCCESSWITHERRORS', 'COMPLETEDWITHERROR', 'PARTIALLYCOMPLETED'],
		...['PARTIAL', 'PARTIALSUCCESS', 'PARTIALLYFAILED', 'COMPLETEDWITHFAILURES'],
		...['INTERRUPTED', 'UNSUCCESSFUL', 'INTERNALERROR', 'SYSTEMERROR', 'OUTOFMEMORY'],
		...['ECHEC', 'ECHOUE', 'ECHOUEE', 'ENECHEC', 'ERREUR', 'ENERREUR', 'ANNULE', 'ANNULEE'],
		...['INTERROMPU', 'FEHLER', 'FEHLGESCHLAGEN', 'FEHLERHAFT', 'ABGEBROCHEN', 'FALLIDO'],
		...['FALLIDA', 'FALLO', 'CANCELADO', 'CANCELADA', 'TERMINEAVECERREURS'],
	],
	expired: [
		...['EXPIRED', 'PURGED', 'DELETED', 'EXPIRE', 'EXPIREE', 'SUPPRIME', 'ABGELAUFEN', 'CADUCADO'],
	],
};

const PHASES = new Map(
	(['running', 'done', 'failed', 'expired'] as const).flatMap((phase) =>
		WORDS[phase].map((word) => [word, phase] as const),
	),
);

const LONGEST_STATE = 100;

/**
 * Reads a state regardless of case, accents and separators. An unknown state counts as running, so that the
 * wait ends at its limit; so does a word such as COMPLETED with less than 100 %.
 */
export function phaseOf(state: string): Phase {
	const percent = /(\d+(?:[.,]\d+)?)\s*%/.exec(state)?.[1];
	if (percent !== undefined && Number(percent.replace(',', '.')) < 100) return 'running';
	if (/^\s*100(?:[.,]0+)?\s*%\s*$/.test(state)) return 'done';
	const word = wordOfState(state.slice(0, LONGEST_STATE));
	return (
		PHASES.get(word) ?? PHASES.get(word.replace(/^(?:JOB)?(?:STATE|STATUS)?/, '')) ?? 'running'
	);
}

/** A state as capital letters without separators. */
export function wordOfState(state: string): string {
	return withoutAccents(state)
		.replace(/[^a-z]/gi, '')
		.toUpperCase();
}

/** Whether a word is the state of an upload that waits or is being read. An unknown one is not. */
export function isPendingState(word: string): boolean {
	return PHASES.get(word) === 'running';
}
