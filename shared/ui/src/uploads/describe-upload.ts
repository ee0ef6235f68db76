import type { UploadPhase } from '@marquee/api-client/upload-file'
import { formatNumber } from '../text/format-number.ts'

const MB = 1024 * 1024
const MINUTE_S = 60

/** An upload as its page shows it. */
export interface ShownUpload {
  name: string
  phase: UploadPhase | 'paused'
  /** Bytes. */
  sent: number
  size: number
  /** Null while it is unknown. */
  bytesPerSecond: number | null
}

/** What the upload is doing, without figures: it changes seldom enough to be announced. */
export function describePhase({ name, phase }: Pick<ShownUpload, 'name' | 'phase'>): string {
  switch (phase) {
    case 'sending':
      return `Uploading ${name}`
    case 'waiting':
      return `Waiting for the connection. ${name} continues where it stopped.`
    case 'elsewhere':
      return `${name} is being uploaded in another window.`
    case 'paused':
      return `${name} is paused. You can go on within three days, also after closing the page.`
    case 'checking':
      return `Checking ${name}`
  }
}

/** How far the upload is, how fast, and how long it will take: "43 of 120 MB · 2.1 MB a second · about 40 seconds left". */
export function describeFigures({ phase, sent, size, bytesPerSecond }: ShownUpload): string {
  const amount = `${toMegabytes(sent)} of ${toMegabytes(size)} MB`
  if (phase !== 'sending' || bytesPerSecond === null || bytesPerSecond <= 0) {
    return amount
  }
  return `${amount} · ${toMegabytes(bytesPerSecond)} MB a second · ${describeRest((size - sent) / bytesPerSecond)}`
}

function toMegabytes(bytes: number): string {
  const megabytes = bytes / MB
  return megabytes >= 10 ? formatNumber(Math.round(megabytes)) : megabytes.toFixed(1)
}

function describeRest(seconds: number): string {
  if (seconds < 5) {
    return 'a few seconds left'
  }
  return seconds < MINUTE_S
    ? `about ${Math.ceil(seconds / 5) * 5} seconds left`
    : `about ${Math.ceil(seconds / MINUTE_S)} min left`
}
