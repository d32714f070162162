// Jest takes `testTimeout` for the whole run only, never for one project.
jest.setTimeout(globalThis.patienceMs);
