/** What is said about each of the targets in `targetStates.ts`, with plain spaces. */
export const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	en: {
		ahead:
			'Visits of Display on shop, November 2026: 5,000 of 12,000 after 10 days, 25% ahead of pace; about 15,000 by the end (14,000 to 16,000), 350 a day needed, 500 a day expected.',
		'behind, a day missing':
			'Visits on shop, Q4 2026: 5,000 of 12,000 after 1 day, figures for 1 day are missing, 25% behind pace; about 15,000 by the end (14,000 to 16,000), 350 a day needed, 500 a day expected.',
		'on pace, days missing':
			'Visits on shop, 2026: 5,000 of 12,000 after 10 days, figures for 2 days are missing, on pace; about 15,000 by the end (14,000 to 16,000), 350 a day needed, 500 a day expected.',
		'a budget above its pace':
			'Visits on shop, November 2026: 5,000 of at most 12,000 after 10 days, 25% above pace; about 15,000 by the end (14,000 to 16,000), 350 a day left, 500 a day expected.',
		'a budget below its pace':
			'Visits on shop, November 2026: 5,000 of at most 12,000 after 10 days, 25% below pace; about 15,000 by the end (14,000 to 16,000), 350 a day left, 500 a day expected.',
		'a budget without a day':
			'Visits on shop, November 2026: no complete day yet, and the target is at most 12,000; about 15,000 by the end (14,000 to 16,000), 350 a day left, 500 a day expected.',
		'a goal without a day':
			'Visits on shop, November 2026: no complete day yet, and the target is 12,000; about 15,000 by the end (14,000 to 16,000), 350 a day needed, 500 a day expected.',
		'a budget that is spent':
			'Visits on shop, November 2026: 5,000 of at most 4,000 after 10 days, over by 1,000; about 15,000 by the end (14,000 to 16,000).',
		'reached early':
			'Visits on shop, November 2026: 5,000 of 4,000 after 10 days, reached; about 15,000 by the end (14,000 to 16,000).',
		'a rate':
			'Rate on shop, November 2026: 2.5% of 3% after 10 days, 17% behind pace; about 2.6% by the end (2.4% to 2.8%), 3.2% needed on the remaining days, 2.6% expected.',
		'a rate above a limit':
			'Rate on shop, November 2026: 2.5% of at most 2% after 10 days, 25% above pace; about 2.6% by the end (2.4% to 2.8%).',
		'no forecast':
			'Visits on shop, November 2026: 5,000 of 12,000 after 10 days; not enough data for a forecast.',
		'no figures': 'Visits on shop, November 2026: there are no figures, and the target is 12,000.',
		reached: 'Visits on shop, November 2026: 5,000 of 5,000, reached.',
		missed: 'Visits on shop, November 2026: 5,000 of 12,000, missed by 7,000.',
		kept: 'Visits on shop, November 2026: 5,000 of at most 12,000, within the limit.',
		exceeded: 'Visits on shop, November 2026: 5,000 of at most 4,000, over by 1,000.',
		'ended with a day missing':
			'Visits on shop, November 2026: 5,000 of 12,000, figures for 1 day are missing.',
	},
	fr: {
		ahead:
			'Visits, Display, shop, novembre 2026 : 5 000 sur 12 000 après 10 jours, 25 % d’avance sur le rythme prévu ; environ 15 000 en fin de période (de 14 000 à 16 000), il faut 350 par jour, la prévision est de 500.',
		'behind, a day missing':
			'Visits, shop, T4 2026 : 5 000 sur 12 000 après 1 jour, il manque les chiffres d’un jour, 25 % de retard sur le rythme prévu ; environ 15 000 en fin de période (de 14 000 à 16 000), il faut 350 par jour, la prévision est de 500.',
		'on pace, days missing':
			'Visits, shop, 2026 : 5 000 sur 12 000 après 10 jours, il manque les chiffres de 2 jours, au bon rythme ; environ 15 000 en fin de période (de 14 000 à 16 000), il faut 350 par jour, la prévision est de 500.',
		'a budget above its pace':
			'Visits, shop, novembre 2026 : 5 000 sur 12 000 au plus après 10 jours, 25 % au-dessus du rythme prévu ; environ 15 000 en fin de période (de 14 000 à 16 000), il reste 350 par jour, la prévision est de 500.',
		'a budget below its pace':
			'Visits, shop, novembre 2026 : 5 000 sur 12 000 au plus après 10 jours, 25 % au-dessous du rythme prévu ; environ 15 000 en fin de période (de 14 000 à 16 000), il reste 350 par jour, la prévision est de 500.',
		'a budget without a day':
			'Visits, shop, novembre 2026 : pas encore de journée complète, l’objectif est de 12 000 au plus ; environ 15 000 en fin de période (de 14 000 à 16 000), il reste 350 par jour, la prévision est de 500.',
		'a goal without a day':
			'Visits, shop, novembre 2026 : pas encore de journée complète, l’objectif est de 12 000 ; environ 15 000 en fin de période (de 14 000 à 16 000), il faut 350 par jour, la prévision est de 500.',
		'a budget that is spent':
			'Visits, shop, novembre 2026 : 5 000 sur 4 000 au plus après 10 jours, dépassé de 1 000 ; environ 15 000 en fin de période (de 14 000 à 16 000).',
		'reached early':
			'Visits, shop, novembre 2026 : 5 000 sur 4 000 après 10 jours, atteint ; environ 15 000 en fin de période (de 14 000 à 16 000).',
		'a rate':
			'Rate, shop, novembre 2026 : 2,5 % sur 3 % après 10 jours, 17 % de retard sur le rythme prévu ; environ 2,6 % en fin de période (de 2,4 % à 2,8 %), il faut 3,2 % sur les jours restants, la prévision est de 2,6 %.',
		'a rate above a limit':
			'Rate, shop, novembre 2026 : 2,5 % sur 2 % au plus après 10 jours, 25 % au-dessus du rythme prévu ; environ 2,6 % en fin de période (de 2,4 % à 2,8 %).',
		'no forecast':
			'Visits, shop, novembre 2026 : 5 000 sur 12 000 après 10 jours ; trop peu de données pour une prévision.',
		'no figures':
			'Visits, shop, novembre 2026 : il n’y a pas de chiffres, l’objectif est de 12 000.',
		reached: 'Visits, shop, novembre 2026 : 5 000 sur 5 000, atteint.',
		missed: 'Visits, shop, novembre 2026 : 5 000 sur 12 000, manqué de 7 000.',
		kept: 'Visits, shop, novembre 2026 : 5 000 sur 12 000 au plus, respecté.',
		exceeded: 'Visits, shop, novembre 2026 : 5 000 sur 4 000 au plus, dépassé de 1 000.',
		'ended with a day missing':
			'Visits, shop, novembre 2026 : 5 000 sur 12 000, il manque les chiffres d’un jour.',
	},
	de: {
		ahead:
			'Visits, Display, shop, November 2026: 5.000 von 12.000 nach 10 Tagen, 25 % vor dem Plan; etwa 15.000 am Ende (14.000 bis 16.000), nötig: 350 pro Tag, erwartet: 500.',
		'behind, a day missing':
			'Visits, shop, 4. Quartal 2026: 5.000 von 12.000 nach 1 Tag, für einen Tag fehlen die Zahlen, 25 % hinter dem Plan; etwa 15.000 am Ende (14.000 bis 16.000), nötig: 350 pro Tag, erwartet: 500.',
		'on pace, days missing':
			'Visits, shop, 2026: 5.000 von 12.000 nach 10 Tagen, für 2 Tage fehlen die Zahlen, genau im Plan; etwa 15.000 am Ende (14.000 bis 16.000), nötig: 350 pro Tag, erwartet: 500.',
		'a budget above its pace':
			'Visits, shop, November 2026: 5.000 von höchstens 12.000 nach 10 Tagen, 25 % über dem Plan; etwa 15.000 am Ende (14.000 bis 16.000), es bleiben 350 pro Tag, erwartet: 500.',
		'a budget below its pace':
			'Visits, shop, November 2026: 5.000 von höchstens 12.000 nach 10 Tagen, 25 % unter dem Plan; etwa 15.000 am Ende (14.000 bis 16.000), es bleiben 350 pro Tag, erwartet: 500.',
		'a budget without a day':
			'Visits, shop, November 2026: noch kein voller Tag, das Ziel liegt bei höchstens 12.000; etwa 15.000 am Ende (14.000 bis 16.000), es bleiben 350 pro Tag, erwartet: 500.',
		'a goal without a day':
			'Visits, shop, November 2026: noch kein voller Tag, das Ziel liegt bei 12.000; etwa 15.000 am Ende (14.000 bis 16.000), nötig: 350 pro Tag, erwartet: 500.',
		'a budget that is spent':
			'Visits, shop, November 2026: 5.000 von höchstens 4.000 nach 10 Tagen, um 1.000 überschritten; etwa 15.000 am Ende (14.000 bis 16.000).',
		'reached early':
			'Visits, shop, November 2026: 5.000 von 4.000 nach 10 Tagen, erreicht; etwa 15.000 am Ende (14.000 bis 16.000).',
		'a rate':
			'Rate, shop, November 2026: 2,5 % von 3 % nach 10 Tagen, 17 % hinter dem Plan; etwa 2,6 % am Ende (2,4 % bis 2,8 %), an den übrigen Tagen nötig: 3,2 %, erwartet: 2,6 %.',
		'a rate above a limit':
			'Rate, shop, November 2026: 2,5 % von höchstens 2 % nach 10 Tagen, 25 % über dem Plan; etwa 2,6 % am Ende (2,4 % bis 2,8 %).',
		'no forecast':
			'Visits, shop, November 2026: 5.000 von 12.000 nach 10 Tagen; zu wenige Daten für eine Prognose.',
		'no figures': 'Visits, shop, November 2026: es gibt keine Zahlen, das Ziel liegt bei 12.000.',
		reached: 'Visits, shop, November 2026: 5.000 von 5.000, erreicht.',
		missed: 'Visits, shop, November 2026: 5.000 von 12.000, um 7.000 verfehlt.',
		kept: 'Visits, shop, November 2026: 5.000 von höchstens 12.000, eingehalten.',
		exceeded: 'Visits, shop, November 2026: 5.000 von höchstens 4.000, um 1.000 überschritten.',
		'ended with a day missing':
			'Visits, shop, November 2026: 5.000 von 12.000, für einen Tag fehlen die Zahlen.',
	},
	es: {
		ahead:
			'Visits de Display en shop, noviembre de 2026: 5000 de 12.000 tras 10 días, un 25 % por delante del ritmo previsto; aprox. 15.000 al final (de 14.000 a 16.000), se necesitan 350 al día, la previsión es de 500.',
		'behind, a day missing':
			'Visits de shop, T4 2026: 5000 de 12.000 tras 1 día, faltan las cifras de un día, un 25 % por detrás del ritmo previsto; aprox. 15.000 al final (de 14.000 a 16.000), se necesitan 350 al día, la previsión es de 500.',
		'on pace, days missing':
			'Visits de shop, 2026: 5000 de 12.000 tras 10 días, faltan las cifras de 2 días, al ritmo previsto; aprox. 15.000 al final (de 14.000 a 16.000), se necesitan 350 al día, la previsión es de 500.',
		'a budget above its pace':
			'Visits de shop, noviembre de 2026: 5000 de 12.000 como máximo tras 10 días, un 25 % por encima del ritmo previsto; aprox. 15.000 al final (de 14.000 a 16.000), quedan 350 al día, la previsión es de 500.',
		'a budget below its pace':
			'Visits de shop, noviembre de 2026: 5000 de 12.000 como máximo tras 10 días, un 25 % por debajo del ritmo previsto; aprox. 15.000 al final (de 14.000 a 16.000), quedan 350 al día, la previsión es de 500.',
		'a budget without a day':
			'Visits de shop, noviembre de 2026: aún no hay ningún día completo, el objetivo es 12.000 como máximo; aprox. 15.000 al final (de 14.000 a 16.000), quedan 350 al día, la previsión es de 500.',
		'a goal without a day':
			'Visits de shop, noviembre de 2026: aún no hay ningún día completo, el objetivo es 12.000; aprox. 15.000 al final (de 14.000 a 16.000), se necesitan 350 al día, la previsión es de 500.',
		'a budget that is spent':
			'Visits de shop, noviembre de 2026: 5000 de 4000 como máximo tras 10 días, superado en 1000; aprox. 15.000 al final (de 14.000 a 16.000).',
		'reached early':
			'Visits de shop, noviembre de 2026: 5000 de 4000 tras 10 días, alcanzado; aprox. 15.000 al final (de 14.000 a 16.000).',
		'a rate':
			'Rate de shop, noviembre de 2026: 2,5 % de 3 % tras 10 días, un 17 % por detrás del ritmo previsto; aprox. 2,6 % al final (de 2,4 % a 2,8 %), en los días restantes hay que alcanzar 3,2 %, la previsión es de 2,6 %.',
		'a rate above a limit':
			'Rate de shop, noviembre de 2026: 2,5 % de 2 % como máximo tras 10 días, un 25 % por encima del ritmo previsto; aprox. 2,6 % al final (de 2,4 % a 2,8 %).',
		'no forecast':
			'Visits de shop, noviembre de 2026: 5000 de 12.000 tras 10 días; datos insuficientes para una previsión.',
		'no figures': 'Visits de shop, noviembre de 2026: no hay cifras, el objetivo es 12.000.',
		reached: 'Visits de shop, noviembre de 2026: 5000 de 5000, alcanzado.',
		missed: 'Visits de shop, noviembre de 2026: 5000 de 12.000, quedó a 7000 del objetivo.',
		kept: 'Visits de shop, noviembre de 2026: 5000 de 12.000 como máximo, respetado.',
		exceeded: 'Visits de shop, noviembre de 2026: 5000 de 4000 como máximo, superado en 1000.',
		'ended with a day missing':
			'Visits de shop, noviembre de 2026: 5000 de 12.000, faltan las cifras de un día.',
	},
};

/** A message about several targets: its title, its verdicts and its table. */
export const MESSAGES: Readonly<Record<string, object>> = {
	en: {
		title: 'Targets · shop, b, November 2026',
		verdicts: [
			'1 of 3 targets is off track',
			'2 of 2 targets are off track',
			'Both targets are on track',
			'0 of 2 targets are off track',
		],
		table: [
			['', 'Target', 'So far', 'Forecast', 'Pace', 'Status'],
			['Visits, shop', '12,000', '5,000', '15,000', '+25%', 'ahead'],
			['Visits, b', 'at most 12,000', '5,000', '15,000', '+25%', 'too high'],
			['Visits, shop', '12,000', '–', '–', '–', 'no forecast'],
		],
	},
	fr: {
		title: 'Objectifs · shop, b, novembre 2026',
		verdicts: [
			'1 objectif sur 3 n’est pas en bonne voie',
			'2 objectifs sur 2 ne sont pas en bonne voie',
			'Les 2 objectifs sont en bonne voie',
			'0 objectif sur 2 n’est pas en bonne voie',
		],
		table: [
			['', 'Objectif', 'À ce jour', 'Prévision', 'Rythme', 'Statut'],
			['Visits, shop', '12 000', '5 000', '15 000', '+25 %', 'en avance'],
			['Visits, b', '12 000 au plus', '5 000', '15 000', '+25 %', 'trop élevé'],
			['Visits, shop', '12 000', '–', '–', '–', 'sans prévision'],
		],
	},
	de: {
		title: 'Ziele · shop, b, November 2026',
		verdicts: [
			'1 von 3 Zielen ist nicht im Plan',
			'2 von 2 Zielen sind nicht im Plan',
			'Beide Ziele sind im Plan',
			'0 von 2 Zielen sind nicht im Plan',
		],
		table: [
			['', 'Ziel', 'Bisher', 'Prognose', 'Abweichung', 'Status'],
			['Visits, shop', '12.000', '5.000', '15.000', '+25 %', 'voraus'],
			['Visits, b', 'höchstens 12.000', '5.000', '15.000', '+25 %', 'zu hoch'],
			['Visits, shop', '12.000', '–', '–', '–', 'keine Prognose'],
		],
	},
	es: {
		title: 'Objetivos · shop, b, noviembre de 2026',
		verdicts: [
			'1 de 3 objetivos no va por buen camino',
			'2 de 2 objetivos no van por buen camino',
			'Los 2 objetivos van por buen camino',
			'0 de 2 objetivos no van por buen camino',
		],
		table: [
			['', 'Objetivo', 'Hasta ahora', 'Previsión', 'Ritmo', 'Estado'],
			['Visits, shop', '12.000', '5000', '15.000', '+25 %', 'adelantado'],
			['Visits, b', '12.000 como máximo', '5000', '15.000', '+25 %', 'demasiado alto'],
			['Visits, shop', '12.000', '–', '–', '–', 'sin previsión'],
		],
	},
};
