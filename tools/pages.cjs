// n8n's rules want the address of a page written out, in each credential and codex file. The sources write it below a
// name that nobody can have, as if the repository lay there; the build puts in where package.json says that it lies.
const { homepage } = require('../package.json');

const STAND_IN = 'https://publisher.example/';

/** @param text a source or built file, of which it completes the addresses */
const withAddresses = (text) => text.replaceAll(STAND_IN, new URL('.', homepage).href);

module.exports = { STAND_IN, withAddresses };
