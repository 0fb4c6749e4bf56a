/** Small faults that can be put into a TypeScript source, found on its syntax tree. */
import ts from 'typescript'

const K = ts.SyntaxKind

/** What an operator is mistaken for. */
const OPERATORS = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.PercentToken, '*'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
  [K.LessThanLessThanToken, '>>'],
  [K.GreaterThanGreaterThanToken, '<<'],
  [K.GreaterThanGreaterThanGreaterThanToken, '<<'],
  [K.AmpersandToken, '|'],
  [K.BarToken, '&'],
])

const MATH = {
  round: ['floor', 'ceil'],
  floor: ['round', 'ceil'],
  ceil: ['round', 'floor'],
  trunc: ['round'],
  min: ['max'],
  max: ['min'],
}

/** Methods that return their own kind of value, so that a call can be left out. */
const REMOVABLE = new Set(
  ['trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase', 'normalize', 'sort', 'toSorted'].concat([
    'reverse',
    'toReversed',
  ]),
)

function numbersNear(text) {
  const value = Number(text.replaceAll('_', ''))
  if (value === 0) return ['1']
  // 0.1 off by one is no small fault; a tenth of it is.
  const step = Number.isInteger(value) ? 1 : Math.abs(value) / 10
  const near = (number) => String(Number(number.toPrecision(15)))
  return [near(value - step), near(value + step), near(value * 2)]
}

const leavesEarly = (statement) =>
  [K.ReturnStatement, K.ContinueStatement, K.BreakStatement, K.ThrowStatement].includes(statement.kind) ||
  (ts.isBlock(statement) && statement.statements.length > 0 && leavesEarly(statement.statements.at(-1)))

/** Whether the text is a value of the program and neither a type, a name, an address of a module nor a directive. */
function isValueText(node) {
  const { parent } = node
  if (ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false
  if (ts.isExpressionStatement(parent) || ts.isExternalModuleReference(parent) || ts.isJsxAttribute(parent))
    return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  return !(ts.isCallExpression(parent) && parent.expression.kind === K.ImportKeyword)
}

/**
 * The faults of a source file, each `{ kind, start, end, texts }`: what stands from `start` to `end` is replaced by one of `texts`.
 * `checker` tells arguments of one type, which are swapped.
 */
export function faultsOf(source, checker) {
  const found = []
  const replace = (kind, node, ...texts) =>
    found.push({ kind, start: node.getStart(source), end: node.getEnd(), texts })
  const textOf = (node) => node.getText(source)
  const typeOf = (node) => checker.typeToString(checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node)))

  function visitCall(node) {
    const { expression: callee, arguments: given } = node
    if (ts.isPropertyAccessExpression(callee)) {
      const method = callee.name.text
      if (textOf(callee.expression) === 'Math' && Object.hasOwn(MATH, method))
        replace('rounding', callee.name, ...MATH[method])
      if (REMOVABLE.has(method)) replace('call', node, textOf(callee.expression))
    }
    given.slice(1).forEach((second, index) => {
      const first = given[index]
      if (ts.isSpreadElement(first) || ts.isSpreadElement(second) || textOf(first) === textOf(second)) return
      if (/^Math\.(min|max|imul|hypot)$/.test(textOf(callee)) || typeOf(first) !== typeOf(second)) return
      // The greater of a value and its lower bound is the same either way around.
      if (textOf(callee) === 'clamp' && index === 0) return
      const between = source.text.slice(first.getEnd(), second.getStart(source))
      const swapped = `${textOf(second)}${between}${textOf(first)}`
      found.push({ kind: 'arguments', start: first.getStart(source), end: second.getEnd(), texts: [swapped] })
    })
  }

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind))
      replace('operator', node.operatorToken, OPERATORS.get(node.operatorToken.kind))
    if (ts.isIfStatement(node)) {
      if (leavesEarly(node.thenStatement) && !node.elseStatement) replace('early exit', node, ';')
      replace('condition', node.expression, `!(${textOf(node.expression)})`)
    }
    if (ts.isConditionalExpression(node)) replace('condition', node.condition, `!(${textOf(node.condition)})`)
    if (ts.isPrefixUnaryExpression(node) && [K.MinusToken, K.ExclamationToken].includes(node.operator))
      replace('sign', node, textOf(node.operand))
    if (ts.isCallExpression(node)) visitCall(node)
    if (ts.isNumericLiteral(node)) replace('number', node, ...numbersNear(textOf(node)))
    if (ts.isStringLiteral(node) && isValueText(node)) replace('text', node, `'${node.text ? '' : '~'}'`)
    if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword)
      replace('flag', node, String(node.kind === K.FalseKeyword))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
