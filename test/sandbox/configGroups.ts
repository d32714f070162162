const LABEL = 'POST create|GET exists|GET search|POST update';
const FULL = `${LABEL}|GET lookup`;
const KNOWN = 'GET exists|GET lookup|GET search|POST update';
const REMOVABLE = 'POST create|DELETE remove|GET search|POST update';

// Written by hand from endpoints.tsv.
export const EXPECTED: Record<string, string> = {
	actionlabel1: LABEL,
	actionlabel2: LABEL,
	actionlabel3: LABEL,
	actionlabel4: LABEL,
	actionlabel5: LABEL,
	cluster: `${FULL}|POST update_clustervalue_sort|POST upgrade_version|POST set_label|DELETE del_label`,
	collectorconfigpmcategory: LABEL,
	collectorconfigpmcategorylang:
		'POST create|GET exists|POST update|GET get_all_lang|GET get_available_lang|GET get_for_lang',
	contextflag: KNOWN,
	contextflagcategory: KNOWN,
	cookiecontrol: 'GET advanced|GET search|GET simple',
	cookiecontrolfamily: REMOVABLE,
	cookiecontrolrules: REMOVABLE,
	cookiecontrolvalueexample: 'GET search',
	creative: 'GET exists|GET search|GET get_creative_by_location',
	iduserparam: `${FULL}|GET check_pattern`,
	cgiparam: FULL,
	cgiparamvalue: 'GET exists|GET hash|GET search',
	partner: `${LABEL}|GET sspparam_url`,
	partneruserparam: FULL,
	dedimension: 'GET exists|GET search',
	deny: `${LABEL}|DELETE remove`,
	ope: [
		'GET exists|POST externaldatareset|POST link_to_submedia|POST unlink_from_submedia',
		...['creative', 'location', 'media', 'publisher'].map((by) => `GET get_ope_by_${by}`),
		...['advertising', 'affiliation', 'mailing', 'media', 'product'].map(
			(kind) => `POST externaldataupload_${kind}`,
		),
	].join('|'),
};
export const REFERENCE_LISTS = ['cookiepedia', 'cookiepediacompany', 'cookiepediacompanytool'];

/** Every operation as `GET cluster/search`. */
export const OPERATIONS = Object.entries(EXPECTED).flatMap(([group, operations]) =>
	operations.split('|').map((line) => line.replace(' ', ` ${group}/`)),
);

/** Those that many groups have; all but translations are tested as one. */
export const STANDARD = OPERATIONS.filter(
	(line) =>
		/\/(create|exists|lookup|remove|search|update)$/.test(line) &&
		!/categorylang|cgiparamvalue\/exists/.test(line),
);
