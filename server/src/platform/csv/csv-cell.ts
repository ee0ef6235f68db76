/**
 * A quoted cell (RFC 4180). One that a spreadsheet would take for a formula gets an apostrophe in front, as OWASP says under
 * "CSV injection": those that start with = + - @, their full-width forms, a tab or a line break.
 */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
