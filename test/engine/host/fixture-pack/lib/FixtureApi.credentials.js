'use strict';

class FixtureApi {
	name = 'fixtureApi';
	displayName = 'Fixture API';
	properties = [
		{ displayName: 'Base URL', name: 'baseUrl', type: 'string', default: '' },
		{
			displayName: 'Token',
			name: 'token',
			type: 'string',
			typeOptions: { password: true },
			default: '',
		},
	];
	authenticate = {
		type: 'generic',
		properties: { headers: { Authorization: '=Bearer {{ $credentials.token }}' } },
	};
	test = {
		request: { baseURL: '={{ $credentials.baseUrl }}', url: '/whoami' },
		rules: [
			{
				type: 'responseCode',
				properties: { value: 401, message: 'This token is unknown' },
			},
		],
	};
}

module.exports = { FixtureApi };
