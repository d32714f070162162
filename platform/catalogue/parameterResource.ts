import { count, textField, yesNo } from './commonFields';
import type { Field } from './endpointFields';

/** The fields that CRM and data provider parameters share. Observed practice. */
export function parameterResource(object: string): readonly Field[] {
	return [
		yesNo('active', `${object}-active`, ['Active', 'Whether the parameter is in use']),
		textField('description', `${object}-desc`, ['Description', 'What the parameter is for']),
		count('expiresAfter', `${object}-expiredays`, [
			'Expires After (Days)',
			'After how many days a value is deleted; requires Track Changes',
		]),
		textField('hashAlgorithm', `${object}-hashalgo`, [
			'Hash Algorithm',
			'The method by which values are hashed, as the platform names it',
		]),
		count('hashDelay', `${object}-hashdelay`, [
			'Hash After (Days)',
			'After how many days values are hashed',
		]),
		textField('pattern', `${object}-pattern`, [
			'Pattern',
			'A regular expression that values must match; a leading ! inverts it',
		]),
		yesNo('trackChanges', `${object}-wmtime`, [
			'Track Changes',
			'Whether to record when a value was changed',
		]),
	];
}
