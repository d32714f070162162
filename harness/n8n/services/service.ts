/** A service that a queue needs, on a port of its own. */
export interface Service {
	port: number;
	/** Stops it and removes its data. */
	discard(): Promise<void>;
}
