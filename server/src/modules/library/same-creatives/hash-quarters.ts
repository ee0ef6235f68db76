const QUARTER_BITS = 16

/**
 * Images that differ in up to this many of 64 bits count as the same. At least one of the four quarters then differs in at most
 * one bit, so that an index on each quarter finds all of them.
 */
export const MOST_DIFFERENT_BITS = 7

export type Quarters = [number, number, number, number]

/** The four quarters of a hash, as numbers. */
export function splitIntoQuarters(hash: string): Quarters {
  const at = (index: number) => Number.parseInt(hash.slice(index * QUARTER_BITS, (index + 1) * QUARTER_BITS), 2)
  return [at(0), at(1), at(2), at(3)]
}

/** The quarter itself, and each of the 16 quarters that differ from it in one bit. */
export function nearQuarters(quarter: number): number[] {
  return [quarter, ...Array.from({ length: QUARTER_BITS }, (_, bit) => quarter ^ (1 << bit))]
}
