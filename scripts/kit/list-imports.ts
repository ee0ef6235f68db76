import { parseSync } from '@swc/core'
import { type SyntaxNode, visit } from '../../shared/federation/src/visit-syntax.ts'

interface Text {
  type: string
  value?: unknown
}

/** The nodes that can name a module. */
interface Imported extends SyntaxNode {
  source?: Text | null
  argument?: Text
  callee?: Text
  arguments?: ReadonlyArray<{ expression: Text }>
}

/** The modules that a file imports, exports from or requires, in code and in types. @param file its name, which tells how it is written */
export function listImports(text: string, file: string): string[] {
  const found = new Set<string>()
  visit(
    parseSync(
      text,
      file.endsWith('.ts') ? { syntax: 'typescript', tsx: !file.endsWith('.d.ts') } : { syntax: 'ecmascript' },
    ),
    (node) => {
      const name = toModuleName(node)
      if (name?.type === 'StringLiteral' && typeof name.value === 'string') {
        found.add(name.value)
      }
    },
  )
  return [...found]
}

function toModuleName({ type, source, argument, callee, arguments: values }: Imported): Text | null | undefined {
  if (type === 'TsImportType') {
    return argument
  }
  const isCall = callee?.type === 'Import' || (callee?.type === 'Identifier' && callee.value === 'require')
  return isCall ? values?.[0]?.expression : source
}
