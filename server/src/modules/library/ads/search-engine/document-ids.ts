import { hash } from 'node:crypto'

/** The low bits of a UUID that are random; the two above them are the same in all UUIDs (RFC 9562). */
const LOW_BITS = 62n
const LOW_MASK = (1n << LOW_BITS) - 1n
const VARIANT = 2n << LOW_BITS

/** A UUID as numbers of the engine, which compare as the UUIDs do. */
export interface SplitId {
  /** The upper 64 bits, as a signed number: ids of PostgreSQL begin with the time and are positive. */
  high: bigint
  /** The lower 62 bits. In a document it is the id: 62 random bits are enough to tell 100 million ads apart. */
  low: bigint
}

export function splitId(uuid: string): SplitId {
  const bits = BigInt(`0x${uuid.replaceAll('-', '')}`)
  return { high: BigInt.asIntN(64, bits >> 64n), low: bits & LOW_MASK }
}

/** The opposite of {@link splitId}. */
export function joinId({ high, low }: SplitId): string {
  const bits = (BigInt.asUintN(64, high) << 64n) | VARIANT | low
  const hex = bits.toString(16).padStart(32, '0')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The number of a brand in documents; 0 stands for no brand. */
export function brandNumber(brandId: string | null): bigint {
  return brandId === null ? 0n : splitId(brandId).low
}

/** The daemon that has an ad, by its random bits. */
export function shardOf({ low }: SplitId, shards: number): number {
  return Number(low % BigInt(shards))
}

const FACET_DIGITS = 12

/** The number of a facet's lexeme in documents: 48 bits of a hash, which JavaScript holds exactly. */
export function facetNumber(lexeme: string): number {
  return Number.parseInt(hash('sha256', lexeme).slice(0, FACET_DIGITS), 16)
}
