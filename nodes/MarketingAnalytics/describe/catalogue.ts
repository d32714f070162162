import type { Run } from '../../../platform/catalogue';
import type { AtLeastOne, Resource } from '../../../platform/catalogue/endpointRow';
import type { Form } from '../../shared/form/form';

/** The resources that the node offers. */
export type Catalogue = AtLeastOne<Resource<Run>>;

/** An operation of any of them. */
export type AnyOperation = Catalogue[number]['operations'][number];

/** What the form of an operation holds beside the fields of its catalogue row. */
export type FormOf = (operation: AnyOperation) => Form | undefined;
