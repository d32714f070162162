import type { ReportRun } from './report';
import { report } from './report';
import type { Resource } from './row';

/** Everything that the node does beyond single calls. */
export type Run = ReportRun;

/** All resources, in the order in which the node shows them. */
export const catalogue: ReadonlyArray<Resource<Run>> = [report];
