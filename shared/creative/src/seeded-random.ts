/** A stream of pseudo-random choices that is the same for the same seed on every machine and in every run. */
export interface SeededRandom {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  /** Returns true with this probability. */
  chance: (probability: number) => boolean
  /** One of the items; throws `RangeError` for an empty list. */
  pick: <T>(items: readonly T[]) => T
  /** `count` different items, in random order; all of them when there are fewer. */
  sample: <T>(items: readonly T[], count: number) => T[]
}

/**
 * Makes a random stream from a seed (mulberry32 over an FNV-1a hash of the seed).
 * @param seed any text; equal texts give equal streams
 */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hash(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }
  function pick<T>(items: readonly T[]): T {
    const index = int(0, items.length - 1)
    if (index >= items.length || index < 0) {
      throw new RangeError('There is nothing to pick from.')
    }
    return items[index] as T
  }
  function sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items]
    const chosen: T[] = []
    while (rest.length > 0 && chosen.length < count) {
      chosen.push(...rest.splice(int(0, rest.length - 1), 1))
    }
    return chosen
  }
  return { next, int, pick, sample, chance: (probability) => next() < probability }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
