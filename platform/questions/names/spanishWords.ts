import { spanishDates } from './spanishDates';
import type { LanguageWords } from './languageWords';

/** The Spanish vocabulary of questions; `spanishDates` has the dates and comparisons. */
export const spanishWords: LanguageWords = {
	figures: {
		visit: `visitas, visita, sesiones, sesión, tráfico, tráfico web, número de visitas, tráfico del sitio,
			visitas al sitio`,
		hit: `páginas vistas, página vista, vistas de página, vistas de páginas, páginas visitadas,
			visualizaciones de página, impresiones de página`,
		dvisitor: `visitantes, visitante, visitantes únicos, visitantes únicos diarios, usuarios, usuarios únicos, usuario,
			personas`,
		click: 'clics, clic, clics en anuncios, pulsaciones',
		duration:
			'tiempo en el sitio, tiempo total, duración total, tiempo pasado, duración de las visitas',
		visitin: 'entradas, visitas entrantes, visitas de entrada, llegadas',
		visitout: 'salidas, visitas de salida',
		visitone: 'rebotes, rebote, visitas de una página, visitas de una sola página',
		scart:
			'carritos, carrito, carros, carritos creados, cestas creadas, añadidos al carrito, cesta, cestas',
		scartvalid: `ventas, venta, pedidos, pedido, compras, compra, transacciones, transacción, número de ventas,
			número de pedidos, órdenes, reservas, conversiones, conversión`,
		scartvalidamount: `ingresos, ingreso, facturación, importe de ventas, importe de las ventas, volumen de negocio, cifra de negocio,
			cifra de negocios, cifra de ventas, volumen de ventas, valor de ventas, recaudación`,
		realscartvalid:
			'ventas validadas, ventas confirmadas, pedidos validados, pedidos confirmados, ventas reales',
		realscartvalidamount:
			'ingresos validados, ingresos confirmados, facturación validada, facturación confirmada, ingresos reales',
		estimatevalid: `presupuestos solicitados, solicitudes de presupuesto, solicitudes, contactos, oportunidades, prospectos,
			conversiones, conversión`,
		estimatevalidamount: 'ingresos por leads, valor de los leads, importe de los leads',
	},
	rates: {
		averageBasket: `cesta media, carrito medio, ticket medio, ticket promedio, pedido medio, valor medio del pedido,
			valor medio de pedido, valor promedio del pedido, importe medio, ingresos por pedido, cesta, cestas, carrito`,
		averageLead: 'valor medio del lead, ingresos por lead, valor por lead',
		bounceRate: 'tasa de rebote, porcentaje de rebote, índice de rebote',
		cartRate: 'tasa de carrito, tasa de añadir al carrito, carritos por visita',
		conversionRate: `tasa de conversión, ratio de conversión, porcentaje de conversión, índice de conversión, ventas por visita,
			conversiones, conversión`,
		leadRate: 'tasa de leads, leads por visita, tasa de conversión de leads',
		pagesPerVisit: 'páginas por visita, páginas por sesión, páginas vistas por visita',
		revenuePerVisit:
			'ingresos por visita, ingreso por visita, facturación por visita, valor por visita, ingresos por sesión',
		secondsPerVisit: `duración media, duración media de la visita, duración media de las visitas, duración media de la sesión,
			tiempo medio, tiempo medio en el sitio, duración promedio, tiempo por visita`,
		validatedBasket: 'cesta media validada, ticket medio validado',
		validatedConversion: 'tasa de conversión validada, tasa de conversión confirmada',
		validationRate: 'tasa de validación, tasa de confirmación',
	},
	otherFigures: {
		costs: `coste, costes, costo, costos, gasto, gastos, inversión, inversión publicitaria, presupuesto, coste por clic,
			gasto publicitario`,
		profit: 'margen, beneficio, ganancia, rentabilidad, retorno de la inversión',
		exposure: 'impresiones, alcance, frecuencia, tasa de clics, tasa de apertura, aperturas',
		customers:
			'nuevos clientes, clientes nuevos, nuevos usuarios, usuarios nuevos, visitantes recurrentes',
		goods:
			'unidades, unidades vendidas, artículos, cantidad, existencias, devoluciones, reembolsos, precio',
	},
	dimensions: {
		media_key: `canal, canales, canal de marketing, canal de adquisición, fuente de tráfico, fuentes de tráfico, medio, medios,
			grupo de canales`,
		publisher_name: 'editor, editores, soporte, soportes, afiliado, afiliados, red publicitaria',
		ope_name:
			'campaña, campañas, nombre de campaña, nombre de la campaña, campaña publicitaria, operación',
		creative_name: 'creatividad, creatividades, anuncio, anuncios, creatividad publicitaria',
		website_name: 'sitio web, sitios web, sitio, sitios',
		searchengine_name: 'buscador, buscadores, motor de búsqueda, motores de búsqueda',
		refererdomain_name:
			'sitio de referencia, sitios de referencia, dominio de referencia, dominios de referencia',
		pageinfo_name: 'página, páginas, nombre de página, título de página, nombre de la página',
		pageinfo_url: 'dirección, dirección de página, URL de página, direcciones',
		geoloccountry_isocode: 'país, países, geografía, ubicación',
	},
	scales: {
		D: 'día, días, diario, diaria, por día, cada día, fecha, fechas, diariamente',
		H: 'hora, horas, por hora, horario',
		W: 'semana, semanas, semanal, por semana, semanalmente',
		M: 'mes, meses, mensual, por mes, mensualmente',
	},
	noDimension: 'nada, ninguno, ninguna, total, totales, conjunto, en conjunto, todo, sin desglose',
	deviceDimension: 'dispositivo, dispositivos, tipo de dispositivo, tipos de dispositivo, aparato',
	ruleDimension:
		'regla de atribución, reglas de atribución, modelo de atribución, atribución, modelo',
	aroundFigures:
		'sitio web, sitio, del sitio, en el sitio, realizadas, realizados, generado, generada, generados, generadas, obtenido, obtenidos, obtenidas, registradas, registrados',
	otherDimensions: `palabra clave, palabras clave, término de búsqueda, ciudad, región, sexo, edad, navegador, producto, productos,
		categoría, cliente, clientes, trimestre, año, fuente`,
	channels: {
		SPONSOREDLINK:
			'búsqueda de pago, búsqueda pagada, enlaces patrocinados, anuncios de búsqueda, buscadores de pago, búsqueda',
		SEARCHENGINE: `búsqueda orgánica, orgánico, orgánica, tráfico orgánico, búsqueda natural, buscadores, posicionamiento natural,
			búsqueda`,
		ADVERTISING: 'publicidad display, banners publicitarios, publicidad gráfica, programática',
		AFFILIATION: 'afiliación, afiliados, afiliado, marketing de afiliación',
		SOCIAL: 'redes sociales, red social, medios sociales, publicidad social, RRSS',
		MAILING: 'correo, correos, correo electrónico, correos electrónicos, boletín, boletines',
		NATURAL:
			'acceso directo, accesos directos, tráfico directo, directo, entrada directa, visitas directas',
		REFERER:
			'sitios de referencia, referencias, referidos, sitios referentes, tráfico de referencia',
		TRUSTEDFEED: 'comparadores, comparador, comparadores de precios, comparador de precios',
		OFFLINE: 'fuera de línea, medios offline',
		PARTNER: 'socios, socio, colaboradores, asociados',
		GENERIC: 'genérico, genéricos',
	},
	otherChannels: 'pagado, de pago, gratuito, gratis, otros, otras, desconocido',
	devices: {
		desktop: 'ordenador, ordenadores, computadora, computadoras, escritorio, portátil',
		phone:
			'móvil, móviles, teléfono, teléfonos, teléfono móvil, teléfonos móviles, celular, celulares',
		tablet: 'tableta, tabletas',
		tv: 'televisor, televisión, tele, televisores',
		ios: 'aplicación, aplicaciones, aplicación móvil',
		android: 'aplicación, aplicaciones, aplicación móvil',
	},
	...spanishDates,
	clauses: {
		is: 'es|son|igual a',
		isNot: 'no es|no son|es distinto de|distinto de|distinta de|diferente de|excepto|salvo',
		contains: 'que contiene|que contienen|que contenga|contiene|contienen|incluye',
		containsNot: 'no contiene|no contienen|no incluye',
		begins: 'empieza por|empieza con|comienza por|comienza con',
		and: 'y|e',
		or: 'o|u',
		only: 'solo|sólo|solamente|únicamente',
	},
	ranked: 'mejores, principales, primeros, primeras, mayores',
	rowWords: 'filas, fila, líneas, resultados',
	everything: `todo, todos, todas, todos los canales, todos los dispositivos, todas las campañas, todos los países,
		sin filtro, sin filtros, todo el sitio`,
};
