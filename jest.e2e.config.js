const {
	projects: [unit],
} = require('./jest.config.js');

// Starts real servers, so it takes minutes: run by `npm run test:e2e`, never by `npm test`.
module.exports = {
	...unit,
	displayName: 'e2e',
	testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
	testPathIgnorePatterns: ['/node_modules/'],
	setupFiles: ['<rootDir>/test/e2e/setUp.ts'],
	testTimeout: 600_000,
};
