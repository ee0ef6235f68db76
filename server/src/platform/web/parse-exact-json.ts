/**
 * Reads JSON with whole numbers that are too large for a number as text: ids of 64 bits would otherwise change on the way.
 * @returns undefined for what is no JSON
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
