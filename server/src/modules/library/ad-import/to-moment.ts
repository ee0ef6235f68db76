/** Times of this century and the last third of the previous one, in seconds and in milliseconds; other numbers are not times. */
const SECONDS = /^\d{9,10}$/
const MILLISECONDS = /^\d{12,13}$/
/** The format of databases and spreadsheets; a time without a zone is read as UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)( ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i

/**
 * Converts an epoch in milliseconds or seconds, or a date and a time with a space between them, to the format that the check
 * expects. Anything else is left as it is.
 */
export function toMoment(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return value
  }
  const text = String(value).trim()
  if (MILLISECONDS.test(text) || SECONDS.test(text)) {
    return new Date(Number(text) * (SECONDS.test(text) ? 1000 : 1)).toISOString()
  }
  return dayAndTime(text) ?? value
}

function dayAndTime(text: string): string | null {
  const [, day, time = '', zone = 'Z'] = WITHOUT_ZONE.exec(text) ?? []
  if (day === undefined) {
    return null
  }
  const offset = zone
    .trim()
    .toUpperCase()
    .replace('UTC', 'Z')
    .replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  return `${day}T${time.length === 5 ? `${time}:00` : time}${offset}`
}
