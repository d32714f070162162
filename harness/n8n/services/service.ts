/** A service of queue mode, on its own port. */
export interface Service {
	port: number;
	/** Stops it and deletes its data. */
	discard(): Promise<void>;
}
