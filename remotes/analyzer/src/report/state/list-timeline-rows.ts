import type { TimeSpan, VideoFacts } from '@marquee/contract/creative-analyses'

export type TimelineKind = 'cuts' | 'text' | 'silence' | 'black' | 'frozen'

export interface TimelineMark extends TimeSpan {
  /** What is there, when there is more to say than the row's name. */
  text?: string
}

export interface TimelineRow {
  kind: TimelineKind
  label: string
  marks: readonly TimelineMark[]
}

/** What is marked beneath a video, row by row; what it does not have gets no row. */
export function listTimelineRows({ cuts, texts, sound, black, frozen }: VideoFacts): TimelineRow[] {
  const rows: TimelineRow[] = [
    { kind: 'cuts', label: 'Cuts', marks: cuts.map((cut) => ({ start_s: cut, end_s: cut })) },
    { kind: 'text', label: 'Text', marks: texts.map(({ start_s, end_s, text }) => ({ start_s, end_s, text })) },
    { kind: 'silence', label: 'Silence', marks: sound?.silences ?? [] },
    { kind: 'black', label: 'Black', marks: black },
    { kind: 'frozen', label: 'Frozen', marks: frozen },
  ]
  return rows.filter(({ marks }) => marks.length > 0)
}
