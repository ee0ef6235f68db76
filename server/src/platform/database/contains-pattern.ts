/** An `ilike` pattern that finds the text anywhere. `%`, `_` and `\` of the text are escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
