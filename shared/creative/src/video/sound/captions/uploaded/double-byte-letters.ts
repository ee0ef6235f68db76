/** Encodings with two bytes for each sign of Chinese, Japanese or Korean. */
export type PairEncoding = 'gb18030' | 'big5' | 'shift_jis' | 'euc-jp' | 'euc-kr'

type IsPair = (lead: number, trail: number) => boolean
const isBetween = (value: number, from: number, to: number) => value >= from && value <= to

/** The standards order their signs by frequency: the first part of each holds nearly all that is written. */
const COMMON: Readonly<Record<PairEncoding, IsPair>> = {
  gb18030: (lead, trail) => trail >= 0xa1 && (isBetween(lead, 0xb0, 0xd7) || lead === 0xa1 || lead === 0xa3),
  big5: (lead) => isBetween(lead, 0xa1, 0xc6),
  shift_jis: (lead, trail) =>
    (lead === 0x82 && trail >= 0x9f) || lead === 0x83 || lead === 0x81 || isBetween(lead, 0x88, 0x97),
  'euc-jp': (lead) => isBetween(lead, 0xb0, 0xcf) || isBetween(lead, 0xa3, 0xa5) || lead === 0xa1,
  'euc-kr': (lead, trail) => trail >= 0xa1 && (isBetween(lead, 0xb0, 0xc8) || lead === 0xa1),
}
/** What no text of this many signs is without, but texts of the others are. */
const TYPICAL: Readonly<Partial<Record<PairEncoding, { signs: number; isTypical: IsPair }>>> = {
  gb18030: { signs: 8, isTypical: (lead) => isBetween(lead, 0xc9, 0xd7) },
  big5: { signs: 8, isTypical: (_, trail) => trail < 0x80 },
  'euc-jp': { signs: 1, isTypical: (lead) => isBetween(lead, 0xa4, 0xa5) },
}
const LEAST_TYPICAL = 0.1
const UNTYPICAL = 0.5

/** The share of the pairs that are common signs of an encoding. */
export function countCommonPairs(bytes: Uint8Array, encoding: PairEncoding): number {
  const pairs = listPairs(bytes, encoding)
  const count = (isCounted: IsPair) => pairs.filter(([lead, trail]) => isCounted(lead, trail)).length / pairs.length
  const typical = TYPICAL[encoding]
  const isUntypical = typical !== undefined && pairs.length >= typical.signs && count(typical.isTypical) < LEAST_TYPICAL
  return pairs.length === 0 ? 0 : count(COMMON[encoding]) * (isUntypical ? UNTYPICAL : 1)
}

function listPairs(bytes: Uint8Array, encoding: PairEncoding): [lead: number, trail: number][] {
  const pairs: [number, number][] = []
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0
    // Katakana of half a width have one byte in Shift_JIS, and are rare.
    const isSingle = encoding === 'shift_jis' && isBetween(lead, 0xa1, 0xdf)
    if (lead >= 0x80) {
      pairs.push([lead, isSingle ? 0 : (bytes[index + 1] ?? 0)])
      index += isSingle ? 0 : 1
    }
  }
  return pairs
}
