/**
 * Rejects data that are spread into the arguments of a call: each argument takes room on the stack,
 * so that some 100,000 of them end in "Maximum call stack size exceeded".
 *
 * Allowed are lists that the code itself bounds: a tuple, a list literal, a constant of the module,
 * and a rest parameter, whose callers are checked by the same rule.
 */
export const spreadArguments = {
	meta: {
		type: 'problem',
		schema: [],
		messages: {
			unbounded:
				'A call takes some 100,000 arguments at most: add one by one in a loop, or reduce, instead of spreading data.',
		},
	},
	create(context) {
		const { sourceCode } = context;
		const { isTuple, isConstant } = testsOf(sourceCode.parserServices);
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
					return isBounded(node.expression) || isTuple(node);
				case 'CallExpression':
					return isAsLong(node.callee) && isBounded(node.callee.object);
				case 'Identifier':
					return isRest(sourceCode, node) || isConstant(node) || isTuple(node);
				default:
					return isTuple(node);
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

/** Whether it is a rest parameter. */
function isRest(sourceCode, node) {
	for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
		const [found] = scope.set.get(node.name)?.defs ?? [];
		if (found) return found.type === 'Parameter' && found.name.parent?.type === 'RestElement';
	}
	return false;
}

/**
 * Type checks: whether the length is bounded, and whether it is a constant of the module that is
 * not empty.
 */
function testsOf(services) {
	const checker = services?.program?.getTypeChecker();
	if (!checker) return { isTuple: () => false, isConstant: () => false };
	const isFixed = (type) =>
		type.isUnion()
			? type.types.every(isFixed)
			: checker.isTupleType(type) && !type.target.hasRestElement;
	const declarationOf = (node) => {
		const symbol = services.getSymbolAtLocation(node);
		const isImported = symbol && (symbol.flags & ALIAS) !== 0;
		return (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
	};
	return {
		isTuple: (node) => isFixed(services.getTypeAtLocation(node)),
		isConstant: (node) => {
			const declared = declarationOf(node);
			const statement = declared?.parent?.parent;
			const isOfModule = statement?.parent?.fileName !== undefined;
			const isConst = ((declared?.parent?.flags ?? 0) & CONST) !== 0;
			// A list that is empty at first is filled later.
			return isOfModule && isConst && declared.initializer?.elements?.length !== 0;
		},
	};
}

// TypeScript's SymbolFlags.Alias and NodeFlags.Const.
const ALIAS = 2_097_152;
const CONST = 2;
