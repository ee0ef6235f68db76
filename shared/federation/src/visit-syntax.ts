/** A node of a syntax tree of swc. */
export interface SyntaxNode {
  type: string
}

/** Calls a function for every node of a syntax tree, parents first. */
export function visit(value: unknown, onNode: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    value.forEach((item) => visit(item, onNode))
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') {
      onNode(value as SyntaxNode)
    }
    Object.values(value).forEach((item) => visit(item, onNode))
  }
}
