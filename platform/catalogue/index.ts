import type { ReportRun } from './report';
import { report } from './report';
import type { AtLeastOne, Resource } from './row';

/** Everything that the node does beyond single calls. */
export type Run = ReportRun;

/** All resources, in the order in which the node shows them. */
export const catalogue: AtLeastOne<Resource<Run>> = [report];
