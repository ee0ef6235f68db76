import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import { contrast } from '@marquee/creative/color'
import type { ProductKind } from '@marquee/creative/picture'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import { contentBindings, CONTENT_LIMITS } from '@marquee/creative/content'
import { parseCreative } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { demoBrands, demoPalettes } from './demo-brands.ts'
import { generateDemoAds } from './generate-demo-ads.ts'
import { listLinesAbout, niches } from './niches.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')

function generate(now = NOW): AdRecord[] {
  return [...generateDemoAds({ now })]
}

const ads = generate()

/** Hooks, details, headlines, points, quotes, stats, changes: an ad may show two details and two points. */
const KINDS_SAID_TWICE = new Set([1, 3])

const SAID_ONLY_OF: readonly (readonly [RegExp, readonly ProductKind[]])[] = [
  [/litres/, ['backpack']],
  [/that ring|14k gold|mined gold|ring sizer/, ['ring']],
  [/watchmaker|A watch you/, ['watch']],
  [/the bowl|Napf|Gamelle/, ['bowl', 'pouch']],
  [/broccoli|the pea\b|babies|midwi/i, ['jar', 'pouch', 'lamp', 'book', 'blocks']],
  [/headphones|your ears/i, ['headphones']],
  [/in size 42|toes/, ['shoe']],
  [/suitcase/, ['suitcase']],
]

/** What the pictures of an ad show; nothing where they show no product. */
function readShapes(ad: AdRecord): Set<string> {
  const pictures = (ad.media ?? []).flatMap(({ recipe }) => Object.values(parseCreative(recipe)?.pictures ?? {}))
  return new Set(pictures.flatMap((picture) => ('product' in picture ? [picture.product] : [])))
}

function distinct(read: (ad: AdRecord) => unknown): number {
  return new Set(ads.map(read)).size
}

describe('the demo library', () => {
  test('has 3,000 ads of some 60 brands, each with its own external id', () => {
    expect(ads.length).toBe(3000)
    expect(distinct((ad) => ad.external_id)).toBe(3000)
    expect(distinct((ad) => ad.brand?.name)).toBe(demoBrands.length)
    expect(demoBrands.length).toBeGreaterThanOrEqual(60)
    expect(new Set(demoBrands.map(({ key }) => key)).size).toBe(demoBrands.length)
    expect(ads.every((ad) => ad.source === 'demo')).toBe(true)
  })

  test('is the same for the same moment', () => {
    expect(JSON.stringify(generate())).toBe(JSON.stringify(ads))
  })

  test('another moment moves the dates and nothing else of the wording', () => {
    const later = generate(new Date('2027-01-01T00:00:00.000Z'))
    expect(later.map(({ body }) => body)).toEqual(ads.map(({ body }) => body))
    expect(later[0]?.started_at).not.toBe(ads[0]?.started_at)
  })

  test('dates are in order, and none lies after the moment it was made for', () => {
    for (const ad of ads) {
      const start = Date.parse(String(ad.started_at))
      const seen = Date.parse(String(ad.last_seen_at))
      expect(start).toBeLessThan(seen)
      expect(seen).toBeLessThan(NOW.getTime())
      expect(ad.stopped_at === null).toBe(ad.status === 'active')
      expect(typeof ad.stopped_at !== 'string' || Date.parse(ad.stopped_at) === seen).toBe(true)
    }
  })

  test('every niche, format, language and status occurs', () => {
    expect(distinct((ad) => ad.niches?.[0])).toBe(niches.length)
    expect(new Set(ads.map((ad) => ad.asset_type))).toEqual(new Set(['image', 'video', 'carousel', 'text']))
    expect(new Set(ads.map((ad) => ad.languages?.[0]))).toEqual(new Set(['en', 'de', 'fr', 'es', 'pt']))
    expect(distinct((ad) => ad.status)).toBe(2)
  })

  test('ads rarely say the same, and no placeholder is left over', () => {
    expect(distinct((ad) => ad.body)).toBeGreaterThan(2700)
    expect(ads.some((ad) => /[{}]|undefined/.test(`${ad.body} ${ad.title} ${ad.link_description}`))).toBe(false)
  })

  test('every address is of the reserved .example domain', () => {
    expect(ads.every((ad) => new URL(String(ad.landing_page)).hostname.endsWith('.example'))).toBe(true)
  })

  test('[P-12] images are of built-in templates, with words and pictures for everything that these show, none too long', () => {
    const used = new Set<string>()
    for (const creative of ads.flatMap(({ media = [] }) => media.map(({ recipe }) => parseCreative(recipe)))) {
      const { template: id, aspect_ratio: ratio, content, pictures } = creative!
      const template = findBuiltInTemplate(id)
      const shown = template?.formats[ratio]?.layers.flatMap((layer) => ('binding' in layer ? [layer.binding] : []))
      const known = { ...template?.texts, ...content, ...pictures }
      expect(shown?.filter((binding) => !(binding in known))).toEqual([])
      expect(contentBindings.filter((one) => (content[one] ?? '').length > CONTENT_LIMITS[one])).toEqual([])
      used.add(id)
    }
    expect(used.size).toBeGreaterThanOrEqual(40)
  })

  test('images can be drawn, videos have a duration, carousels a card for each image', () => {
    for (const ad of ads) {
      const media = ad.media ?? []
      expect(media.every((medium) => parseCreative(medium.recipe) !== null)).toBe(true)
      expect(media.every((medium) => (medium.kind === 'video') === (medium.duration_s !== null))).toBe(true)
      expect(ad.asset_type === 'text' ? media.length : Math.min(media.length, 1)).toBe(ad.asset_type === 'text' ? 0 : 1)
      expect(ad.cards?.length).toBe(ad.asset_type === 'carousel' ? media.length : 0)
    }
  })

  test('[P-12] every product has enough to say, and nothing is said of a product that does not exist', () => {
    for (const niche of niches) {
      const { hooks, details, headlines, points, quotes, stats, changes, foreign_of = [] } = niche
      const names = niche.brands.flatMap((brand) => [brand.name, ...Object.keys(brand.products)])
      const limits = [...hooks, ...details, ...headlines, ...points, ...quotes, ...stats, ...changes].flatMap((line) =>
        typeof line === 'object' && 'of' in line ? line.of : [],
      )
      expect(names).toEqual(expect.arrayContaining([...limits, ...foreign_of]))
      for (const brand of niche.brands) {
        for (const product of Object.keys(brand.products)) {
          const subject = { brand: brand.name, product }
          const texts = [hooks, details, headlines, points, quotes].map(
            (lines) => listLinesAbout(lines, subject).length,
          )
          const found = [...texts, ...[stats, changes].map((lines) => listLinesAbout(lines, subject).length)]
          expect({ product, found: found.map((count, kind) => count >= (KINDS_SAID_TWICE.has(kind) ? 2 : 1)) }).toEqual(
            {
              product,
              found: found.map(() => true),
            },
          )
        }
      }
    }
  })

  test('[P-12] a sentence about products whose name is plural has no verb in the singular after the name', () => {
    const wrong = niches.flatMap(({ brands, hooks, details, headlines, points, quotes }) =>
      brands.flatMap(({ name: brand, products }) =>
        Object.keys(products)
          .filter((product) => /[^s]s$/.test(product))
          .flatMap((product) =>
            [hooks, details, headlines, points, quotes]
              .flatMap((lines) => listLinesAbout(lines, { brand, product }))
              .filter((line) => /(^|[.!?] )\{product\} \w+s\b/.test(line)),
          ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('[P-12] an ad names and praises the product that is drawn, and no other', () => {
    let judged = 0
    for (const ad of ads.filter(({ media = [] }) => media.length > 0)) {
      const shapes = readShapes(ad)
      const brand = demoBrands.find(({ name }) => name === ad.brand?.name)
      const words = `${ad.title}\n${ad.link_description}\n${ad.body}`
      for (const [product, shape] of Object.entries(brand?.products ?? {})) {
        if (words.includes(product) && shapes.size > 0) {
          judged += 1
          expect({ ad: ad.external_id, shapes: shapes.has(shape) }).toEqual({ ad: ad.external_id, shapes: true })
        }
      }
      for (const [pattern, allowed] of SAID_ONLY_OF) {
        if (pattern.test(words) && shapes.size > 0) {
          judged += 1
          expect({ words, is: allowed.some((shape) => shapes.has(shape)) }).toEqual({ words, is: true })
        }
      }
    }
    expect(judged).toBeGreaterThan(1000)
  })

  test('white can be read on every brand colour, and text on every paper', () => {
    for (const { accent, deep, paper, ink, soft } of demoPalettes) {
      expect(contrast('#ffffff', accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#ffffff', deep)).toBeGreaterThanOrEqual(7)
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7)
      expect(contrast(deep, soft)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
