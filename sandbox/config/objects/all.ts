import { action, actionLabels, cluster, label } from './audiences';
import { creative, location, ope, publisher, submedia } from './campaigns';
import { collectorconfigpmcategory, collectorconfigpmcategorylang } from './consent';
import {
	cookiecontrol,
	cookiecontrolfamily,
	cookiecontrolrules,
	cookiecontrolvalueexample,
} from './cookies';
import {
	cgiparam,
	cgiparamvalue,
	contextflag,
	contextflagcategory,
	dedimension,
	deny,
	iduserparam,
	partner,
	partneruserparam,
	productparam,
} from './parameters';
import type { ObjectShape } from './shape';

/** Every kind of configured thing of a site. */
export const objects: readonly ObjectShape[] = [
	...actionLabels,
	action,
	cluster,
	label,
	collectorconfigpmcategory,
	collectorconfigpmcategorylang,
	contextflagcategory,
	contextflag,
	cookiecontrol,
	cookiecontrolfamily,
	cookiecontrolrules,
	cookiecontrolvalueexample,
	iduserparam,
	cgiparam,
	cgiparamvalue,
	partner,
	partneruserparam,
	productparam,
	dedimension,
	deny,
	publisher,
	submedia,
	ope,
	location,
	creative,
];
