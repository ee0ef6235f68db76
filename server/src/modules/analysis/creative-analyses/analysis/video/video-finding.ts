import type { Finding, TimeSpan, VideoFacts } from '@marquee/contract/creative-analyses'

/** The facts about a video on which the findings are based. */
export type MeasuredVideo = VideoFacts & { width: number; height: number }

type Said = Pick<Finding, 'title' | 'value' | 'rule' | 'source'> & { spans?: readonly TimeSpan[] }

/** A finding about the video as a whole. */
export function toVideoFinding(check: string, level: Finding['level'], { spans = [], ...said }: Said): Finding {
  const plain = spans.map(({ start_s, end_s }) => ({ start_s, end_s }))
  return { check, group: 'video', level, placement: null, places: [], ...said, spans: plain }
}

/** A duration in readable form: "0.4 s", "12 s", "2:05 min". */
export function formatSeconds(seconds: number): string {
  if (seconds >= 60) {
    const whole = Math.round(seconds)
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
  }
  return `${Number.isInteger(seconds) ? seconds : seconds.toFixed(1)} s`
}
