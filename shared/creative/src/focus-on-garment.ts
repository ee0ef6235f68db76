import type { ImageSubject } from './image-subject.ts'

type GarmentPlace = keyof NonNullable<ImageSubject['garments']>

/** Words for garments by where they are worn, in the languages of products. Compounds may stand before them. */
const NAMES: readonly (readonly [GarmentPlace, string])[] = [
  [
    'whole',
    'dress|coat|suit|jumpsuit|overall|outfit|gown|pyjama|pajama|kleid|mantel|anzug|robe|manteau|vestido|abrigo|abito|cappotto|casaco|jurk|jas|look',
  ],
  [
    'lower',
    'trouser|pant|jean|short|skirt|legging|chino|hose|rock|pantalon|jupe|falda|pantalón|gonna|pantaloni|calça|saia|broek|rok',
  ],
  [
    'upper',
    'shirt|t-shirt|tee|top|sweater|jumper|pullover|jacket|hoodie|sweatshirt|blouse|cardigan|vest|polo|blazer|fleece|parka|hemd|bluse|jacke|weste|strickjacke|chemise|chemisier|veste|blouson|tricot|camisa|camiseta|jersey|chaqueta|blusa|maglia|maglione|giacca|camicia|camisola|jaqueta|trui|overhemd|bloes',
  ],
]
/** Shorter words are parts of too many others, as "top" is of "laptop". */
const SHORTEST_IN_COMPOUND = 4
const RULES = NAMES.map(([place, words]) => {
  const names = words.split('|').map((word) => (word.length >= SHORTEST_IN_COMPOUND ? `\\p{L}*${word}` : word))
  return [place, new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?:e?s|en|er|e|n)?(?!\\p{L})`, 'iu')] as const
})
/** Categories that say clothes without saying which. */
const CLOTHES =
  /(?<!\p{L})(?:clothing|clothes|apparel|fashion|garment|knitwear|mode|bekleidung|kleidung|vêtement|ropa|moda|abbigliamento|roupa|kleding)/iu

/**
 * The subject of a photo of a person, for a product that the person wears: its box is the garment that the product's words name. Other
 * subjects, and garments that were not found, stay as they are. A user's box is never replaced.
 * @param words the product's name and category
 */
export function focusOnGarment(subject: ImageSubject, words: string): ImageSubject {
  const { garments, source } = subject
  const place = source === 'user' || garments === undefined ? null : findGarmentPlace(words)
  const box = place === null ? null : (garments?.[place] ?? null)
  return box === null ? subject : { ...subject, box, is_sure: true }
}

/** Where the garment that words name is worn; null when they name none. */
function findGarmentPlace(words: string): GarmentPlace | null {
  const named = RULES.find(([, rule]) => rule.test(words))
  return named?.[0] ?? (CLOTHES.test(words) ? 'upper' : null)
}
