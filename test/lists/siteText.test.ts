import { siteNamesIn, siteText } from '../../platform/lists/chosenSites';
import { thrownBy } from '../http/pure/errors/thrown';

it.each([
	[{ id: 7, website_name: 'shop-eu' }, ' with the fields id, website_name', '.website_name'],
	[{ name: 'Ann', site: 'x' }, ' with the fields name, site', '.site'],
	[{ 'site name': 'x' }, ' with the fields site name', '["site name"]'],
	[{ id: 7, key: 'x' }, ' with the fields id, key', '.id'],
])('a site that is the object %j is refused with the field to use', (entered, fields, field) => {
	const refusal = {
		parameter: 'Site',
		message: `Site must be a name, but its expression returned an object${fields}`,
		advice: `Add the field with the name of the site to the expression, such as ${field}`,
	};
	expect(thrownBy(() => siteText(entered))).toMatchObject(refusal);
	expect(thrownBy(() => siteNamesIn([entered]))).toMatchObject(refusal);
});

it('a site that is an object without texts is refused as such', () => {
	expect(thrownBy(() => siteText({ all: [] }))).toMatchObject({
		message: 'Site must be a name, but its expression returned an object',
		advice: 'Change the expression so that it returns the name of the site',
	});
});

it('a site may be a text or a number', () => {
	expect([siteText('shop-eu'), siteText(7), siteText(undefined)]).toEqual([
		'shop-eu',
		'7',
		undefined,
	]);
});

it.each([[[]], [['shop-eu']], [['shop-eu', 'shop-us']]])(
	'a site that is the list %j is refused',
	(entered) => {
		expect(thrownBy(() => siteText(entered))).toMatchObject({
			parameter: 'Site',
			message: 'Site must be a name, but its expression returned a list',
		});
	},
);
