import { parseSync } from '@swc/core'
import { type SyntaxNode, visit } from './visit-syntax.ts'

/**
 * Reads from the source of a remote's `remote-entry.ts` which module each page loads: the properties that look like `explore: { load: () =>
 * import('./pages/explore-page.tsx') }`. A page that is written differently is not found; it works, but none of its files are preloaded.
 * @returns page name → the text of its import
 */
export function findPageImports(source: string): Map<string, string> {
  const pages = new Map<string, string>()
  visit(parseSync(source, { syntax: 'typescript' }), (node) => {
    if (node.type === 'KeyValueProperty') {
      const { key, value } = node as unknown as { key: SyntaxNode & { value: string }; value: SyntaxNode }
      const request = loadRequest(value)
      if (request !== null) {
        pages.set(key.value, request)
      }
    }
  })
  return pages
}

/** The import in the `load` property of an object, or null. */
function loadRequest(value: SyntaxNode): string | null {
  if (value.type !== 'ObjectExpression') {
    return null
  }
  const { properties } = value as unknown as {
    properties: Array<SyntaxNode & { key?: { value?: unknown }; value?: SyntaxNode }>
  }
  const load = properties.find((property) => property.type === 'KeyValueProperty' && property.key?.value === 'load')
  return load?.value === undefined ? null : importedRequest(load.value)
}

function importedRequest(node: SyntaxNode): string | null {
  let request: string | null = null
  visit(node, (inner) => {
    const { callee, arguments: args } = inner as unknown as {
      callee?: SyntaxNode
      arguments?: Array<{ expression: SyntaxNode & { value?: unknown } }>
    }
    const first = args?.[0]?.expression
    if (inner.type === 'CallExpression' && callee?.type === 'Import' && typeof first?.value === 'string') {
      request ??= first.value
    }
  })
  return request
}
