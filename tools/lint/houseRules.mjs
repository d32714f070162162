// The rules that oxlint lacks.
import { spreadArguments } from './spreadArguments.mjs';

/** Rejects casts that hide a mistake in the types. */
const unprovenCasts = {
	meta: {
		type: 'problem',
		schema: [],
		messages: {
			never: 'A cast to "never" hides a type mistake: narrow the value, or fix its type.',
			unknown: 'A cast through "unknown" hides a type mistake: narrow the value, or fix its type.',
			any: 'Write a type guard instead of a cast.',
		},
	},
	create(context) {
		const report = (node, messageId) => context.report({ node, messageId });
		return {
			TSAsExpression(node) {
				const { type } = node.typeAnnotation;
				if (type === 'TSNeverKeyword') report(node, 'never');
				if (type === 'TSAnyKeyword') report(node, 'any');
				const { expression } = node;
				const isCast = expression.type === 'TSAsExpression';
				if (isCast && expression.typeAnnotation.type === 'TSUnknownKeyword')
					report(node, 'unknown');
			},
			TSTypeAssertion: (node) => report(node, 'any'),
		};
	},
};

/** Rejects access to the parameters of a form, other than in the first step of an operation. */
const lateParameters = {
	meta: {
		type: 'problem',
		schema: [],
		messages: {
			late: 'Read the form in the first step (readThenRun.ts), and get everything else that you need from n8n through executionContext.ts.',
		},
	},
	create: (context) => ({
		TSTypeReference(node) {
			if (node.typeName.name !== 'IExecuteFunctions' || isPicked(node)) return;
			context.report({ node, messageId: 'late' });
		},
	}),
};

const TESTS = new Set(['it', 'test']);

/** Rejects a test with an empty body, which passes whatever the code does. */
const emptyTests = {
	meta: {
		type: 'problem',
		schema: [],
		messages: { empty: 'This test checks nothing: write its expectation, or delete it.' },
	},
	create: (context) => ({
		CallExpression(node) {
			if (!TESTS.has(node.callee.name)) return;
			const body = node.arguments.at(1)?.body;
			if (body?.type === 'BlockStatement' && body.body.length === 0)
				context.report({ node, messageId: 'empty' });
		},
	}),
};

/** Whether it is a type of which some properties are picked. */
function isPicked(node) {
	for (let at = node.parent; at; at = at.parent) {
		if (at.type === 'TSTypeReference' && at.typeName.name === 'Pick') return true;
	}
	return false;
}

export default {
	meta: { name: 'house' },
	rules: {
		'empty-tests': emptyTests,
		'late-parameters': lateParameters,
		'spread-arguments': spreadArguments,
		'unproven-casts': unprovenCasts,
	},
};
