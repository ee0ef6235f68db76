import { onFirstUse } from './on-first-use.ts'

/** Undefined: the reader's own time zone. */
let displayZone: string | undefined
let format = onFirstUse(createFormat)

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Sets the time zone in which pages show days and times: that of the workspace, so that its members refer to the same day.
 * @param zone as `Europe/Oslo`; null for the reader's own
 */
export function setDisplayTimeZone(zone: string | null): void {
  if (displayZone !== (zone ?? undefined)) {
    displayZone = zone ?? undefined
    format = onFirstUse(createFormat)
  }
}

/** The time zone given to {@link setDisplayTimeZone}; undefined for the reader's own. */
export function getDisplayTimeZone(): string | undefined {
  return displayZone
}

/** A day as `2026-03-09`: day and month padded to two digits (specification, section 9), in the time zone of the workspace. */
export function formatDate(value: string | Date): string {
  // A calendar day has no time zone: read as UTC midnight it would be the previous day in America.
  return typeof value === 'string' && DAY_ONLY.test(value) ? value : read(value).day
}

/** Day and time as `2026-03-09 07:05`, in the time zone of the workspace. */
export function formatDateTime(value: string | Date): string {
  const { day, time } = read(typeof value === 'string' && DAY_ONLY.test(value) ? `${value}T00:00:00` : value)
  return `${day} ${time}`
}

function read(value: string | Date): { day: string; time: string } {
  const parts = new Map(
    format()
      .formatToParts(new Date(value))
      .map(({ type, value: text }) => [type, text]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '').padStart(2, '0')
  return { day: `${get('year')}-${get('month')}-${get('day')}`, time: `${get('hour')}:${get('minute')}` }
}

function createFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: displayZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}
