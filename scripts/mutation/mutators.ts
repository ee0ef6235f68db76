/** A node of swc's syntax tree. */
export interface Part {
  type: string
  span: { start: number; end: number }
  [field: string]: unknown
}

/** The replacement of a node. */
interface Change {
  part: Part
  replacement: string
}

type Mutator = (part: Part, toText: (part: Part) => string) => Change | null

const COUNTERPARTS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** The mutations of a node, by its type. */
export const mutators: Readonly<Record<string, Mutator>> = {
  BinaryExpression: swapOperator,
  UnaryExpression: (part, toText) =>
    part['operator'] === '!' && isPart(part['argument']) ? { part, replacement: toText(part['argument']) } : null,
  IfStatement: negateTest,
  ConditionalExpression: negateTest,
  BooleanLiteral: (part) => ({ part, replacement: String(part['value'] !== true) }),
  NumericLiteral: (part) => ({ part, replacement: String(Number(part['value']) + 1) }),
  ReturnStatement: (part) => (isPart(part['argument']) ? { part, replacement: 'return undefined;' } : null),
  ExpressionStatement: (part) => (isCall(part['expression']) ? { part, replacement: ';' } : null),
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && 'span' in value
}

function swapOperator(part: Part, toText: (part: Part) => string): Change | null {
  const { left, right } = part
  const counterpart = COUNTERPARTS[String(part['operator'])]
  return counterpart === undefined || !isPart(left) || !isPart(right)
    ? null
    : { part, replacement: `${toText(left)} ${counterpart} ${toText(right)}` }
}

function negateTest({ test }: Part, toText: (part: Part) => string): Change | null {
  return isPart(test) ? { part: test, replacement: `!(${toText(test)})` } : null
}

function isCall(value: unknown): boolean {
  if (!isPart(value)) {
    return false
  }
  const isWrapped =
    value.type === 'AwaitExpression' || (value.type === 'UnaryExpression' && value['operator'] === 'void')
  return isWrapped ? isCall(value['argument']) : value.type === 'CallExpression'
}
