/** Text that a spreadsheet would treat as a formula, after any apostrophes: = + - @, their full-width forms, a tab or a line break. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A text that tools write as a formula, so that spreadsheets keep its zeros and digits. */
const TEXT_FORMULA = /^="([^]*)"$/

/**
 * A quoted cell (RFC 4180). Text that a spreadsheet would treat as a formula gets an apostrophe in front, as OWASP recommends
 * under "CSV injection". Text that already has such an apostrophe gets another one, so that {@link unguardedCell} restores every
 * text.
 */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** The inverse of {@link csvCell} for the content of a cell: removes its apostrophe. Of `="0012"`, the text is left. */
export function unguardedCell(content: string): string {
  if (content.startsWith("'") && FORMULA.test(content)) {
    return content.slice(1)
  }
  return content.startsWith('="')
    ? content.replace(TEXT_FORMULA, (_, text: string) => text.replaceAll('""', '"'))
    : content
}
