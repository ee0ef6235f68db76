/**
 * Parses JSON and keeps integers that are too large for a number as text: 64-bit ids would otherwise lose precision.
 * @returns undefined for a text that is not JSON
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(text, exactNumbers)
  } catch {
    return undefined
  }
}

function exactNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  const { source = '' } = context ?? {}
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value
}
