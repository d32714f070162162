export { SPECIAL_CONNECTOR_TOKEN, ONE_SITE_TOKEN } from './account/accounts';
export type { Control } from './controls';
export { ANSWERS } from './http/answers';
export type { Fault } from './http/faults';
export type { LoggedRequest } from './http/requests';
export type { JobOutcome, JobSettings } from './jobs/jobRuns';
export { type Sandbox, type SandboxOptions, startSandbox } from './start';
