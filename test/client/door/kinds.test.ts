import { knownKinds } from '../../../platform/lists/reports';
import type { Answer } from '../../engine/client/origin';
import { sending } from '../../engine/client/origin';
import { inTurn, platformAt } from './platformAt';

const table = (fields: readonly string[], ...rows: readonly unknown[][]): Answer =>
	inTurn({ error: false, data: { fields: fields.map((name) => ({ name })), rows } });

/** The specification does not show the reply: only what is surely a list of kinds is one. */
describe('the kinds of a site are', () => {
	test.each<[string, Answer, string[] | undefined]>([
		['those of a list', table(['kind'], ['rt#website'], ['rt#new-1']), ['rt#website', 'rt#new-1']],
		['read from another column', table(['id', 'report_kind'], ['1', 'rt#new']), ['rt#new']],
		['unknown when they are called otherwise', table(['kind'], ['website'], ['new']), undefined],
		['unknown when no column has them', table(['id', 'what'], ['1', 'rt#new']), undefined],
		['unknown when there are none', table(['kind']), undefined],
		['unknown when the reply is no list', inTurn({ error: false, kinds: 'all' }), undefined],
		['unknown when the platform reports an error', inTurn({ error: true }), undefined],
		['unknown when the platform is down', sending('{}', 500), undefined],
		['unknown when the reply is no JSON', sending('<html></html>'), undefined],
	])('%s', async (_, answer, kinds) => {
		const { platform } = await platformAt(answer);
		await expect(knownKinds(platform, 'shop')).resolves.toEqual(kinds);
	});
});
