import { SITE } from './golden/site';
import { targetArguments, targets, understoodTarget } from './golden/targets';
import { Asked } from './siteLists';

let site: Asked;
beforeAll(async () => void (site = await Asked.start(SITE)));
afterAll(async () => await site.lists.close());

test.each(targets)('the target of an agent is read as it was meant: %s', async (line) => {
	const [asked = '', meaning] = line.split(' => ');
	expect(await understoodTarget(targetArguments(asked), site)).toBe(meaning);
});
