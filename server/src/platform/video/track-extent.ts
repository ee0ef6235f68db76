/** The start and end of a track, in seconds, from its packets in any order: lengths in the headers are ignored. */
export interface TrackExtent {
  /** @param packet null is skipped */
  add(packet: { time: number; duration: number } | null): void
  count(): number
  first(): number
  /** The start of the last frame. */
  last(): number
  /** The end of the last frame; for a track without packets, a time before all others. */
  end(): number
}

/** A frame that claims to last longer is not trusted. */
const MAX_HELD_S = 60

export function createTrackExtent(): TrackExtent {
  let count = 0
  let first = Infinity
  let last = { time: -Infinity, duration: 0 }

  return {
    add(packet) {
      if (packet === null) {
        return
      }
      count += 1
      first = Math.min(first, packet.time)
      last = packet.time >= last.time ? packet : last
    },
    count: () => count,
    first: () => first,
    last: () => last.time,
    end() {
      const usual = count > 1 ? (last.time - first) / (count - 1) : 0
      const isCredible = last.duration > 0 && last.duration <= MAX_HELD_S
      return last.time + (isCredible ? last.duration : usual)
    },
  }
}
