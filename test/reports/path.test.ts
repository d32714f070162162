import { pathDefect } from '../../platform/reports/path';

describe('a path is well formed', () => {
	test.each([
		'mcMEDIAINCOMING[?].*',
		'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE',
		'mcMEDIAINCOMING[?].mcMEDIAAF.mcOPEDATA',
		'mcMEDIAINCOMING[12].mcMEDIAAD.mcOPE',
		'mcMEDIAINCOMING[12].mcMEDIAAD.mcOPE[34].mcLOCATION',
		'mcWEBSITE[?].mcGLOBALOPE.mcOPE',
		'mcMEDIABR.mcOPEDATASEARCHENGINE.mcOPEDATASEARCHENGINE',
		'mcMEDIAINCOMING[0].mcMEDIASL.mcSEMCAMPAIGN',
		'mcMEDIANA',
		'mcMEDIAINCOMING[?].mc-own-level',
		'a-b[12]',
	])('%s', (path) => {
		expect(pathDefect(path)).toBeUndefined();
	});
});

describe('a path is malformed', () => {
	test.each([
		['', 'it has two dots in a row, or a dot at its start or end'],
		['a..b', 'two dots in a row'],
		['.a', 'a dot at its start'],
		['a.', 'at its start or end'],
		['*', '* may only stand alone at the end'],
		['a.*.b', '* may only stand alone at the end'],
		['a.b*', 'but is in "b*"'],
		['a[*]', 'but is in "a[*]"'],
		['a[]', '"a[]" needs [?] for any element, or [123]'],
		['a[x].b', '"a[x]" needs [?]'],
		['a[-1]', '"a[-1]" needs [?]'],
		['a[1', '"a[1" needs [?]'],
		['a]1[', '"a]1[" needs [?]'],
		['a[1][2]', '"a[1][2]" needs [?]'],
		['[?]', '"[?]" needs [?]'],
		['a b', '"a b" is not an object name'],
		[' a', '" a" is not an object name'],
		['a.b\n', 'is not an object name'],
		['1a', '"1a" is not an object name'],
		['-a', '"-a" is not an object name; names are letters, digits, _ and -, joined by dots'],
		['mcMÉDIA', 'is not an object name'],
	])('%j', (path, defect) => {
		expect(pathDefect(path)).toContain(defect);
	});
});
