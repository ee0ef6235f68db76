import { contrast } from '@marquee/creative/color'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import { createCreativeRenderer, parseCreative } from '../creative-rendering/creative-rendering.service.ts'
import { demoBrands } from './demo-brands.ts'
import { demoPalettes } from './demo-palettes.ts'
import { generateDemoAds } from './generate-demo-ads.ts'
import { niches } from './niche-catalogue.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')

function generate(now = NOW): AdRecord[] {
  return [...generateDemoAds({ now, templates: createCreativeRenderer().listTemplates() })]
}

const ads = generate()

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

  test('[P-01] the factors of a score add up to it, and every tier occurs', () => {
    for (const ad of ads) {
      const sum = ad.score_factors?.factors.reduce((total, { points }) => total + points, 0)
      expect(sum).toBe(ad.performance_score)
    }
    const scores = ads.map((ad) => ad.performance_score ?? 0)
    expect(Math.max(...scores)).toBeLessThanOrEqual(100)
    for (const [from, to] of [
      [1, 40],
      [41, 60],
      [61, 80],
      [81, 90],
      [91, 100],
    ] as const) {
      expect(scores.some((score) => score >= from && score <= to)).toBe(true)
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

  test('pictures bring everything that their template shows, films a duration, carousels a card for each picture', () => {
    for (const ad of ads) {
      const media = ad.media ?? []
      expect(media.every((medium) => parseCreative(medium.recipe) !== null)).toBe(true)
      expect(media.every((medium) => (medium.kind === 'video') === (medium.duration_s !== null))).toBe(true)
      expect(ad.asset_type === 'text' ? media.length : Math.min(media.length, 1)).toBe(ad.asset_type === 'text' ? 0 : 1)
      expect(ad.cards?.length).toBe(ad.asset_type === 'carousel' ? media.length : 0)
    }
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
