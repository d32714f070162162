/**
 * Rejects data that are spread into the arguments of a call: each argument takes room on the stack,
 * so that some 100,000 of them end in "Maximum call stack size exceeded".
 *
 * Allowed are lists that the code itself bounds: a list literal, a constant of a module, and a rest
 * parameter, whose callers are checked by the same rule. It needs no types, so it runs in oxlint.
 */
export const spreadArguments = {
	meta: {
		type: 'problem',
		schema: [],
		messages: {
			unbounded:
				'Spread data can exceed the limit of about 100,000 arguments for each call: add the elements one by one in a loop, or use reduce().',
		},
	},
	create(context) {
		const { sourceCode } = context;
		const isBounded = (node) => {
			switch (node.type) {
				case 'ArrayExpression':
					return node.elements.every(
						(one) => one?.type !== 'SpreadElement' || isBounded(one.argument),
					);
				case 'ConditionalExpression':
					return isBounded(node.consequent) && isBounded(node.alternate);
				case 'LogicalExpression':
					return isBounded(node.left) && isBounded(node.right);
				case 'TSAsExpression':
				case 'TSSatisfiesExpression':
					return isBounded(node.expression);
				case 'CallExpression':
					return isAsLong(node.callee) && isBounded(node.callee.object);
				case 'Identifier':
					return isBoundedName(definitionOf(sourceCode, node));
				default:
					return false;
			}
		};
		const check = ({ arguments: given }) => {
			for (const one of given) {
				if (one.type !== 'SpreadElement' || isBounded(one.argument)) continue;
				context.report({ node: one, messageId: 'unbounded' });
			}
		};
		/** `call.apply(of, list)` and `Reflect.apply(call, of, list)` are equivalent to a spread. */
		const checkApply = ({ callee, arguments: given }) => {
			if (callee.type !== 'MemberExpression' || callee.property.name !== 'apply') return;
			const list = given[callee.object.name === 'Reflect' ? 2 : 1];
			if (list && !isBounded(list)) context.report({ node: list, messageId: 'unbounded' });
		};
		return {
			CallExpression(node) {
				check(node);
				checkApply(node);
			},
			NewExpression: check,
		};
	},
};

const AS_LONG = ['filter', 'map', 'slice'];

/** Whether a method returns at most as many elements as its list has. */
function isAsLong({ type, property }) {
	return type === 'MemberExpression' && AS_LONG.includes(property.name);
}

const isBoundedName = (found) => found !== undefined && (isRest(found) || isConstant(found));

/** Whether it is a rest parameter. */
function isRest({ type, name }) {
	return type === 'Parameter' && name.parent?.type === 'RestElement';
}

/** The definition of a variable in its scope; undefined for a global one. */
function definitionOf(sourceCode, node) {
	for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
		const [found] = scope.set.get(node.name)?.defs ?? [];
		if (found) return found;
	}
	return undefined;
}

const IN_CAPITALS = /^[A-Z][A-Z0-9_]*$/;

/**
 * Whether it is a constant of a module, which is not empty, or `as const`. A list that is empty at
 * first is filled later. An imported name is a constant if it is in capitals.
 */
function isConstant({ name, node, parent }) {
	if (parent?.type === 'ImportDeclaration') return IN_CAPITALS.test(name.name);
	if (parent?.type !== 'VariableDeclaration' || parent.kind !== 'const' || !node.init) return false;
	const { init } = node;
	if (isConstAssertion(init)) return true;
	const isOfModule = ['Program', 'ExportNamedDeclaration'].includes(parent.parent?.type);
	return isOfModule && init.elements?.length !== 0;
}

function isConstAssertion({ type, expression, typeAnnotation }) {
	return (
		type === 'TSAsExpression' &&
		typeAnnotation.typeName?.name === 'const' &&
		expression.type === 'ArrayExpression' &&
		expression.elements.every((one) => one?.type !== 'SpreadElement')
	);
}
