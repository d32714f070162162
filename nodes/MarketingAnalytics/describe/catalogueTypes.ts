import type { Run } from '../../../platform/catalogue';
import type { AtLeastOne } from '../../../platform/catalogue/endpointFields';
import type { Resource } from '../../../platform/catalogue/endpointRow';
import type { Form } from '../../shared/form/form';

/** The resources that the node offers. */
export type Catalogue = AtLeastOne<Resource<Run>>;

/** An operation of any resource. */
export type AnyOperation = Catalogue[number]['operations'][number];

/** The fields of an operation besides those of its catalogue row. */
export type FormOf = (operation: AnyOperation) => Form | undefined;
