import { formatDateTime } from './format-date.ts'
import { onFirstUse } from './on-first-use.ts'

const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))
const STEPS = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** "3 days ago", "in 2 hours", "just now". */
export function formatRelativeTime(value: string | Date, now: Date = new Date()): string {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000
  const step = STEPS.find((candidate) => Math.abs(seconds) >= candidate.seconds)
  return step === undefined ? 'just now' : relative().format(Math.trunc(seconds / step.seconds), step.unit)
}

/** The time since an event; the exact time is in the title. */
export function RelativeTime({ value }: { value: string }) {
  return (
    <time dateTime={value} title={formatDateTime(value)}>
      {formatRelativeTime(value)}
    </time>
  )
}
