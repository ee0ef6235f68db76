import { createTrackExtent } from './track-extent.ts'

function measure(...packets: (readonly [time: number, duration: number] | null)[]) {
  const extent = createTrackExtent()
  for (const packet of packets) {
    extent.add(packet === null ? null : { time: packet[0], duration: packet[1] })
  }
  return [extent.first(), extent.last(), extent.end(), extent.count()]
}

describe('[P-31] the length of a track is that of its packets', () => {
  test('in whatever order they come', () => {
    expect(measure([0, 1], [3, 1], [1, 1], null, [2, 1])).toEqual([0, 3, 4, 4])
  })

  test('a last slide that stays for seconds counts', () => {
    expect(measure([0, 2], [2, 12])).toEqual([0, 2, 14, 2])
  })

  test('a last frame that claims hours, or nothing, lasts as long as the others', () => {
    expect(measure([0, 0.5], [0.5, 0.5], [1, 360_000])).toEqual([0, 1, 1.5, 3])
    expect(measure([0, 0], [0.5, 0], [1, 0])).toEqual([0, 1, 1.5, 3])
  })
})
