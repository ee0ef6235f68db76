/** The words of Python for what JSON calls null, true and false. */
const WORDS: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false', nan: 'null' }

/** A Python text, a double-quoted text, or a word. */
const TOKEN = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\b(None|True|False|nan)\b/gs

/** A vector of R with texts only, as in `c("a", "b")`. */
const VECTOR = /^\s*(?:c|list)\((\s*"[^]*"\s*)\)\s*$/

/**
 * The value that a cell holds as JSON, as a Python literal, such as `['facebook', 'instagram']`, or as a vector of R; a cell that
 * holds none of these is returned as it is.
 */
export function parseLiteral(value: unknown): unknown {
  const vector = typeof value === 'string' ? VECTOR.exec(value)?.[1] : undefined
  if (vector !== undefined) {
    return tryJson(`[${vector}]`) ?? value
  }
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
