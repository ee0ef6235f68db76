/** Words that the glossary replaces (docs/glossary.md), with their replacements. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['picture', 'image'],
  ['film', 'video'],
  ['people', 'users or members'],
  ['ground', 'background'],
  ['piece', 'image, part or chunk'],
  ['halves', 'the parts by their names'],
  ['sighting', 'observation'],
  ['neighbour', 'adjacent or concurrent'],
])

/**
 * The places where a denied word stays, with the reason: names of columns, indexes and API fields that are stored or public, and the field
 * `pictures` of stored creative documents.
 */
const KEPT =
  /^(?:pictures|(?:actor_)?picture_(?:url|name|hashes)\w*|ad_sightings|ground_asset_id|ad_media_with_pictures)$/
const CREATIVE_DOCUMENT = /^(?:shared\/creative|server\/src\/platform\/creative-rendering)\/|@marquee\/creative\//

const TEXT_OF_TEMPLATE = /`(?:[^`\\]|\\.)*`/g
const EXPRESSION = /\$\{([^}]*)\}/g
const PATTERN = /(?<=[(,=:[!&|?{};\s])\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g
/** A vendor's SDK uses its own names. */
const VENDOR = /\bmixpanel\.people\b|\bbefore_send_people\b/g
const NO_CODE = /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=>)[^<>{}`;=()]*(?=<)/gm
const IDENTIFIER = /(?<![\w$])[A-Za-z_$][\w$]*/g
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

/**
 * The identifiers of a source that contain a denied word. Comments, strings and texts of elements do not count.
 * @param path relative to the repository, with slashes
 * @returns one line for each identifier, with its replacement
 */
export function findDeniedWords(path: string, source: string): string[] {
  const holdsDocuments = CREATIVE_DOCUMENT.test(path) || CREATIVE_DOCUMENT.test(source)
  const code = source
    .replace(TEXT_OF_TEMPLATE, (text) => [...text.matchAll(EXPRESSION)].map(([, expression]) => expression).join(' '))
    .replace(NO_CODE, ' ')
    .replace(PATTERN, ' ')
    .replace(VENDOR, ' ')
  const identifiers = new Set(code.match(IDENTIFIER))
  return [...identifiers].flatMap((identifier) => {
    const word = (identifier.match(WORD) ?? []).map((part) => part.toLowerCase().replace(/s$/, ''))
    const denied = word.find((part) => INSTEAD.has(part) || INSTEAD.has(`${part}s`))
    if (denied === undefined || KEPT.test(identifier) || (denied === 'picture' && holdsDocuments)) {
      return []
    }
    return [`${path}: ${identifier} (say ${INSTEAD.get(denied) ?? INSTEAD.get(`${denied}s`)})`]
  })
}
