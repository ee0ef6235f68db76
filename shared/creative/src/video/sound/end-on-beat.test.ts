import { endOnBeat } from './end-on-beat.ts'

/** A song of two seconds with a beat each half second, from 0.1 s on. */
const source = {
  kind: 'asset' as const,
  asset_id: '01890000-0000-7000-8000-000000000001',
  samples: 96_000,
  beats: [4800, 28_800, 52_800, 76_800],
}

describe('[P-46] a song with beats', () => {
  test.each([
    ['earlier', 10_000, 50_000, 52_800],
    ['later', 0, 50_000, 52_800],
  ])('starts %s, so that the video ends on the nearest beat', (_, from, samples, end) => {
    expect(endOnBeat({ source, from }, samples) + samples).toBe(end)
  })

  test('starts where it was cut when it has no beat there, and never before its own start', () => {
    expect(endOnBeat({ source, from: 50_000 }, 40_000)).toBe(50_000)
    expect(endOnBeat({ source: { ...source, beats: [] }, from: 9 }, 40_000)).toBe(9)
    expect(endOnBeat({ source: { kind: 'bed', bed: 'open-window' }, from: 0 }, 40_000)).toBe(0)
    expect(endOnBeat({ source, from: 0 }, 30_000)).toBe(0)
  })
})
