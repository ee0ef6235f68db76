const MEASURE =
  /(?:^|\s)(?:\d+(?:[.,]\d+)?\s?(?:x\s?\d+\s?)?(?:ml|cl|l|litres?|liters?|g|kg|mg|oz|fl oz|lbs?|cm|mm|m|in|inch(?:es)?|ft|"|”|w|v|mah|gb|tb|pcs?|pieces?|pack|count|ct|capsules|tablets|sachets|servings|packs|cups?|tasses|tassen|tazas|tazze|chávenas|xícaras|kopjes|people|persons?|personas?|personen|persone|personnes|pessoas|billion|million)(?![a-z])|\d+-\d+\s?cups?|(?:pack|set|box|case) of \d+|\d+[- ]pack|size \w+|twin pack|multipack)(?=\s|$)/giu
const SEPARATOR = /\s*[|•·;]\s*|\s+[–—-]\s+|,\s+|\s*:\s+|\s+\/\s+/u
const LABEL = /^(?:new|sale|bestseller|limited edition|back in stock|official|home|shop|pre-order|product)$/i

/**
 * The part of a shop's title that names the product, without sizes, uses and the name of the shop.
 * @param tail what begins the part after the name, such as "with …"
 */
export function findNameSegment(title: string, brandName: string, tail: RegExp): string {
  const plain = title
    .replace(/^(?:new|sale|hot|bestseller|best seller)\s*!+\s*/iu, '')
    .replace(/^(\S+(?: \S+){2,}) \([^)]*\) (?=\S+ \S+)/u, '$1 | ')
    .replace(/^((?:\S+ ){2,})["“„][^"”“]+["”“]/u, '$1')
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[™®©*“”„«»]|(?<!\d)"|\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const segments = plain.split(SEPARATOR).map(withoutMeasures)
  const named = segments.filter((part) => part.length > 1 && /\p{L}/u.test(part) && !LABEL.test(part))
  const isBrand = (part: string | undefined) => part !== undefined && part.toLowerCase() === brandName.toLowerCase()
  const [first = plain, second] = named
  const segment = isBrand(first) && second !== undefined ? second : first
  const shortened = segment.replace(tail, '')
  const kept = shortened.split(' ').length >= 2 ? shortened : segment
  return kept === kept.toUpperCase() && kept.split(' ').length > 1 ? toTitleCase(kept) : kept
}

/** Without sizes. After the third word, a size also ends the name: "LED Strip Lights 50 ft RGB". */
function withoutMeasures(part: string): string {
  const named = /^\S+(?: \S+){2,}?(?= )/u.exec(part)?.[0].length ?? part.length
  const end = [...part.matchAll(MEASURE)].find(({ index }) => index >= named)?.index ?? part.length
  return part
    .slice(0, end)
    .replaceAll(MEASURE, ' ')
    .replaceAll(/["\s]+/gu, ' ')
    .trim()
}

/** Words that keep their small letter within a title. */
const SMALL =
  /^(?:a|and|of|the|for|und|für|mit|de|del|du|des|la|le|les|el|los|las|y|et|di|da|do|dos|das|e|en|van|voor|met)$/u

/** Abbreviations that keep their capitals. */
const ABBREVIATION =
  /^(?:led|usb|rgb|tv|pc|hd|uv|uk|usa|nyc|eu|xl|xxl|ii|iii|crm|gps|cbd|spf|diy|bbq|cnc|ac|dc|ssd|nfc|hdmi)$/u

function toTitleCase(text: string): string {
  return text.toLowerCase().replaceAll(/(^|[^\p{L}\p{N}'’])(\p{L}+)/gu, (_, before: string, word: string) => {
    if (ABBREVIATION.test(word)) {
      return before + word.toUpperCase()
    }
    return before.trim() === '' && before !== '' && SMALL.test(word)
      ? before + word
      : before + word.charAt(0).toUpperCase() + word.slice(1)
  })
}
