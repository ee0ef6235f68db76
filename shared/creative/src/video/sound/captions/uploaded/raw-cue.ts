/** A caption as its file writes it. */
export interface RawCue {
  /** The number of the line with its times, counted from 1. */
  line: number
  /** Seconds. */
  start: number
  end: number
  /** Its lines, with the tags of the format. */
  text: readonly string[]
}

/** What is left out, with the reason. */
export interface LeftOut {
  line: number
  reason: string
}

export interface RawCaptions {
  cues: RawCue[]
  leftOut: LeftOut[]
}

export const UNREADABLE = 'the times cannot be read'

const CLOCK = /^([-−])?(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d+)|:(\d{3}))?$/u

/**
 * The seconds of `01:02:03.456`, `02:03,4` and `0:1:2`; null for another text. Behind a third colon, three digits are milliseconds; two
 * could be frames, so they are refused.
 */
export function readClock(clock: string): number | null {
  const [, sign, hours = '0', minutes, seconds, fraction, milliseconds] = CLOCK.exec(clock.replaceAll(/\s/g, '')) ?? []
  if (minutes === undefined || Number(minutes) > 59 || Number(seconds) > 59) {
    return null
  }
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const total = whole + Number(`0.${fraction ?? milliseconds ?? '0'}`)
  return sign === undefined ? total : -total
}
