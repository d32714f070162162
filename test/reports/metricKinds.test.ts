import { isMoney, mayCount } from '../../platform/reports/table/metricKinds';

it.each([
	...[
		'scartvalidamount',
		'realscartvalidamount',
		'Sales revenue',
		'cost',
		'Ad spend',
		'Average Basket',
	],
	...['Average Lead', 'profit', 'Gross Profit', 'GMV', 'gmv_total', 'AOV', 'Order value', 'income'],
	...['netRevenue_EUR', 'Fees', 'shipping fee', 'VAT', 'margin', 'Price', 'Sales (€)', 'US$'],
	...[
		'CA',
		'ca',
		'CA validé',
		'CA TTC',
		'Chiffre d’affaires',
		'Montant',
		'Marge',
		'Bénéfice',
		'Coûts',
		'Dépenses',
	],
	...[
		'Umsatz',
		'Nettoumsatz',
		'Erlös',
		'Gewinn',
		'Deckungsbeitrag',
		'Kosten',
		'Warenkorbwert',
		'Betrag',
	],
	...[
		'Ingresos',
		'Facturación',
		'Beneficio',
		'Margen',
		'Importe',
		'Gasto',
		'Fatturato',
		'Spesa',
		'Ricavi',
	],
	...['Revenue per Visit', 'Cost per Click', 'cpc'],
])('%s is an amount of money', (name) => {
	expect(isMoney(name)).toBe(true);
});

it.each([
	...[
		'visit',
		'scartvalid',
		'estimatevalid',
		'click',
		'hit',
		'Sales',
		'Ventas',
		'Bestellungen',
		'x',
	],
	...[
		'ca_visits',
		'Visits CA',
		'Californian leads',
		'Incoming visits',
		'Costumes',
		'Feedback',
		'Coffee',
	],
	...[
		'Verträge',
		'Vertragsabschlüsse',
		'Gewinnspiel',
		'kostenlose Tests',
		'Bewertungen',
		'Taxonomy',
	],
	...[
		'Return on Ad Spend',
		'ROAS',
		'ROI',
		'Margin rate',
		'Profit (%)',
		'Share of revenue',
		'Taux de marge',
	],
	...['Number of price changes', 'Anzahl Preise', ''],
])('"%s" is no amount of money', (name) => {
	expect(isMoney(name)).toBe(false);
});

it('money is never a count, neither by its field nor by its label', () => {
	const kind = { field: 'm17', affinity: 'int' };
	expect(mayCount(kind)).toBe(true);
	expect(mayCount({ ...kind, name: 'Umsatz' })).toBe(false);
	expect(mayCount({ ...kind, field: 'gmv' })).toBe(false);
});
