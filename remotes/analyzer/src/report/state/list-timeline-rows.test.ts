import { buildVideoFacts } from '../../testing/build-video-analysis.ts'
import { listTimelineRows } from './list-timeline-rows.ts'

test('[P-31] only what a video has gets a row beneath it', () => {
  const rows = listTimelineRows(buildVideoFacts({ cuts: [2, 4], black: [{ start_s: 0, end_s: 0.5 }], frozen: [] }))
  expect(rows.map(({ label, marks }) => [label, marks.length])).toEqual([
    ['Cuts', 2],
    ['Text', 1],
    ['Silence', 1],
    ['Black', 1],
  ])
})
