'use strict';

// Moves the clock of a process by the milliseconds that a file holds. Timers keep to real time.
const { readFileSync } = require('node:fs');
const Module = require('node:module');

const realNow = Date.now.bind(Date);
const { MOVED_CLOCK: file } = process.env;
const now = () => realNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends Date {
	constructor(...given) {
		super(...(given.length > 0 ? given : [now()]));
	}

	static now() {
		return now();
	}
};

// Expressions of n8n 2 run in contexts with a clock of their own.
const load = Module._load;
Module._load = function (id, ...others) {
	const loaded = load.call(this, id, ...others);
	return id === 'isolated-vm' ? withMovedContexts(loaded) : loaded;
};

function withMovedContexts(ivm) {
	class Isolate extends ivm.Isolate {
		async createContext(...options) {
			const context = await super.createContext(...options);
			context.global.setSync('movedNow', new ivm.Callback(now));
			context.evalSync('Date.now = movedNow; delete globalThis.movedNow;');
			return context;
		}
	}
	return Object.create(ivm, { Isolate: { value: Isolate } });
}
