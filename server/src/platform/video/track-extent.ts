/** Where a track begins and ends, in seconds, by its packets in any order: what headers say of lengths is not asked. */
export interface TrackExtent {
  /** @param packet null is passed over */
  add(packet: { time: number; duration: number } | null): void
  count(): number
  first(): number
  /** When the last frame begins. */
  last(): number
  /** When the last frame is over; of a track without packets before all others. */
  end(): number
}

/** A frame that claims to stay longer is not believed. */
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
