/** The rooms of the sandbox, the lowest first, and the rooms of the sandbox that each may import. */
const sandboxRooms = {
	http: [],
	shop: ['http'],
	request: ['http', 'shop'],
	account: ['http', 'shop', 'request'],
	encryption: ['http', 'request'],
	imports: ['http', 'shop', 'request'],
	jobs: ['http', 'shop', 'request'],
	journeys: ['http', 'shop', 'request'],
	provider: ['http', 'shop'],
	oauth: ['http', 'account'],
	audienceEngine: ['http', 'shop', 'request', 'jobs'],
	config: ['http', 'shop', 'request', 'jobs', 'journeys'],
	datamining: ['http', 'shop', 'request', 'jobs'],
	reports: ['http', 'shop', 'request', 'imports', 'jobs', 'journeys'],
	warehouse: ['http', 'shop', 'request', 'jobs'],
};

module.exports = [
	...Object.entries(sandboxRooms).map(([room, below]) => ({
		name: `sandbox-${room}-knows-what-is-below`,
		severity: 'error',
		comment: 'What the stand-in consists of is put together above its rooms, in sandbox/*.ts.',
		from: { path: `^sandbox/${room}/` },
		to: {
			path: '^sandbox/',
			pathNot: [`^sandbox/(${[room, ...below].join('|')})/`, '^sandbox/(clock|store)\\.ts$'],
		},
	})),
	{
		name: 'rooms-of-the-sandbox-are-listed',
		severity: 'error',
		comment: 'A new room gets its line in sandboxRooms, with what is below it.',
		from: {
			path: '^sandbox/[^/]+/',
			pathNot: `^sandbox/(${Object.keys(sandboxRooms).join('|')})/`,
		},
		to: {},
	},
];
