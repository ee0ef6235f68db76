/** A day as `2026-03-09`: day and month padded to two digits (specification, section 9), in the reader's time zone. */
export function formatDate(value: string | Date): string {
  const date = toDate(value)
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`
}

/** Day and time as `2026-03-09 07:05`, in the reader's time zone. */
export function formatDateTime(value: string | Date): string {
  const date = toDate(value)
  return `${formatDate(date)} ${padded(date.getHours())}:${padded(date.getMinutes())}`
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** A calendar day has no time zone: read as UTC midnight it would be the day before in America. */
function toDate(value: string | Date): Date {
  if (value instanceof Date) {
    return value
  }
  return DAY_ONLY.test(value) ? new Date(`${value}T00:00:00`) : new Date(value)
}

function padded(part: number): string {
  return String(part).padStart(2, '0')
}
