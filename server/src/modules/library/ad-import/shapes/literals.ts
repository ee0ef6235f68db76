/** The words of Python for what JSON calls null, true and false. */
const WORDS: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false', nan: 'null' }

/** A Python text, a double-quoted text, or a word. */
const TOKEN = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\b(None|True|False|nan)\b/gs

/**
 * The value that a cell holds as JSON or as a Python literal, such as `['facebook', 'instagram']`; a cell that holds neither is
 * returned as it is.
 */
export function parseLiteral(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:\[[^]*\]|\{[^]*\})\s*$/.test(value)) {
    return value
  }
  return tryJson(value) ?? tryJson(value.replaceAll(TOKEN, toJsonToken)) ?? value
}

function toJsonToken(token: string, single: string | undefined, _double: unknown, word: string | undefined): string {
  if (word !== undefined) {
    return WORDS[word] ?? token
  }
  if (single === undefined) {
    return token.replaceAll(`\\'`, `'`).replaceAll('\n', String.raw`\n`)
  }
  const escaped = single.replaceAll(`\\'`, `'`).replaceAll(/(?<!\\)"/g, String.raw`\"`)
  return `"${escaped.replaceAll(/\\x([0-9a-f]{2})/gi, String.raw`\u00$1`).replaceAll('\n', String.raw`\n`)}"`
}

function tryJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}
