export { ODD_CONNECTOR_TOKEN, ONE_SITE_TOKEN } from './account/accounts';
export type { Control } from './controls';
export type { Fault } from './http/faults';
export type { LoggedRequest } from './http/log';
export type { JobOutcome, JobSettings } from './jobs/settings';
export { type Sandbox, type SandboxOptions, startSandbox } from './start';
