/** What a spreadsheet would take for a formula, behind any apostrophes: = + - @, their full-width forms, a tab or a line break. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * A quoted cell (RFC 4180). One that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP says under
 * "CSV injection"; so does one that looks guarded already, so that {@link unguardedCell} gives every text back.
 */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** What {@link csvCell} was given: takes its apostrophe off the content of a cell. */
export function unguardedCell(content: string): string {
  return content.startsWith("'") && FORMULA.test(content) ? content.slice(1) : content
}
