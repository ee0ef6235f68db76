import type { VideoFacts } from '@marquee/contract/creative-analyses'
import { formatDuration } from '@marquee/ui/format-duration'
import { type KeyboardEvent, useState } from 'react'
import { listTimelineRows, type TimelineMark, type TimelineRow } from '../state/list-timeline-rows.ts'
import styles from './video-timeline.module.css'

interface VideoTimelineProps {
  video: VideoFacts
  /** Where the video stands, in seconds. */
  time: number
  onSeek: (seconds: number) => void
}

/** What happens when, beneath a video. Each mark leads to its moment; within a row, arrow keys go from mark to mark. */
export function VideoTimeline({ video, time, onSeek }: VideoTimelineProps) {
  const { duration_s: duration } = video
  const rows = listTimelineRows(video)
  return rows.length === 0 ? null : (
    <section className={styles.timeline} aria-label="Timeline">
      {rows.map((row) => (
        <Row key={row.kind} row={row} duration={duration} onSeek={onSeek} />
      ))}
      <div className={styles.head} aria-hidden>
        <div className={styles.now} style={{ insetInlineStart: `${toPercent(time, duration)}%` }} />
      </div>
    </section>
  )
}

function Row({ row, duration, onSeek }: { row: TimelineRow; duration: number; onSeek: (seconds: number) => void }) {
  const [current, setCurrent] = useState(0)

  function handleKey(event: KeyboardEvent<HTMLOListElement>): void {
    const steps: Record<string, number> = {
      ArrowRight: Math.min(row.marks.length - 1, current + 1),
      ArrowLeft: Math.max(0, current - 1),
      Home: 0,
      End: row.marks.length - 1,
    }
    const next = steps[event.key]
    const mark = next === undefined ? undefined : row.marks[next]
    if (next !== undefined && mark !== undefined) {
      event.preventDefault()
      setCurrent(next)
      event.currentTarget.querySelectorAll('button')[next]?.focus()
      onSeek(mark.start_s)
    }
  }

  return (
    <div className={styles.row} data-kind={row.kind}>
      <span className={styles.label}>{row.label}</span>
      {/* The keys move between the buttons within; each is a control of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol role="list" className={styles.marks} aria-label={row.label} onKeyDown={handleKey}>
        {row.marks.map((mark, index) => (
          <li key={`${mark.start_s} ${mark.text ?? ''}`} className={styles.item}>
            <button
              type="button"
              className={styles.mark}
              style={{
                insetInlineStart: `${toPercent(mark.start_s, duration)}%`,
                width: `${toPercent(mark.end_s - mark.start_s, duration)}%`,
              }}
              tabIndex={index === Math.min(current, row.marks.length - 1) ? 0 : -1}
              title={describe(row, mark)}
              aria-label={describe(row, mark)}
              onClick={() => {
                setCurrent(index)
                onSeek(mark.start_s)
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

function toPercent(seconds: number, duration: number): number {
  return Math.min(100, Math.max(0, (seconds / Math.max(duration, 0.001)) * 100))
}

function describe({ kind, label }: TimelineRow, { start_s, end_s, text }: TimelineMark): string {
  if (kind === 'cuts') {
    return `Cut at ${formatDuration(start_s)}`
  }
  const when = `${formatDuration(start_s)} to ${formatDuration(end_s)}`
  return text === undefined ? `${label}, ${when}` : `“${text}”, ${when}`
}
