import { builtInTemplates } from './built-in-templates.ts'
import { composeCreative, type CreativeParts } from './compose-creative.ts'
import { describeFacts, hasFacts, listMissingFacts } from './facts.ts'
import { aspectRatios } from './formats.ts'
import type { Layer } from './layer.ts'

const FACTS = {
  subline: 'One small change that you notice every day',
  offer: '20% off',
  price: '$29',
  old_price: '$36',
  quote: 'I would buy it again.',
  author: 'Mara T.',
  rating: '4.6/5',
  badge: 'New',
  benefit_1: 'Ready in two minutes',
  benefit_2: 'Fits every bag',
  benefit_3: 'Made to last',
  benefit_4: 'Easy to clean',
  before: 'Late again',
  after: 'Out of the door in time',
}
const names = Object.keys(FACTS) as (keyof typeof FACTS)[]
const look: CreativeParts['look'] = {
  brand_name: 'Lumenia',
  palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
  fonts: { heading: 'serif', body: 'sans' },
  logo: null,
}
const photo = { kind: 'asset', asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11', cutout: true } as const

/** All facts but one of a subset, for every subset of the facts that a template shows. */
function listSubsets(shown: readonly (keyof typeof FACTS)[]): (keyof typeof FACTS)[][] {
  return shown.reduce<(keyof typeof FACTS)[][]>((all, name) => [...all, ...all.map((rest) => [...rest, name])], [[]])
}

const overlaps = (a: Layer, b: Layer) => a.y + a.h > b.y + 1 && b.y + b.h > a.y + 1 && a.x + a.w > b.x + 1 && b.x + b.w > a.x + 1

describe.each(builtInTemplates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  const layers = Object.values(template.formats).flatMap((layout) => layout.layers)
  const shown = names.filter((name) =>
    layers.some((layer) => layer.needs === name || (layer.type === 'text' && layer.binding === name)),
  )

  test('[P-41] shows nothing that nobody gave, for every subset of its facts, and closes the gap', () => {
    for (const missing of listSubsets(shown)) {
      const content = Object.fromEntries(Object.entries(FACTS).filter(([name]) => !missing.includes(name as never)))
      const { formats, texts } = composeCreative(template, {
        content: { headline: 'Sleep better', call_to_action: 'Shop now', ...content },
        look,
        pictures: missing.length % 2 === 0 ? { product: photo } : {},
      })
      // A subline may be a sentence that was given for another place. No other text has a stand-in.
      expect(missing.filter((name) => name !== 'subline' && texts[name] !== undefined)).toEqual([])
      for (const ratio of aspectRatios) {
        const drawn = formats[ratio]?.layers ?? []
        expect(drawn.filter((layer) => !hasFacts(layer, texts))).toEqual([])
        const said = drawn.filter(({ type }) => type === 'text' || type === 'logo')
        const crowded = said.flatMap((a, index) => said.slice(index + 1).filter((b) => overlaps(a, b)))
        expect({ ratio, missing, crowded: crowded.map(({ id }) => id) }).toEqual({ ratio, missing, crowded: [] })
      }
    }
  })
})

describe('the facts that a template needs', () => {
  const rated = builtInTemplates.find(({ id }) => id === 'proof-rating')!

  test('[P-41] a template with stars is not offered without a rating that states their number', () => {
    expect(listMissingFacts(rated, { rating: '' })).toEqual(['rating'])
    expect(listMissingFacts(rated, { rating: 'Loved by thousands' })).toEqual(['rating'])
    expect(listMissingFacts(rated, { rating: '4.6/5' })).toEqual([])
  })

  test('[P-41] the reason names what is missing in words', () => {
    expect(describeFacts(['before', 'after'])).toBe('how it is without the product and how it is with the product')
    expect(describeFacts(['benefit_1', 'benefit_2', 'benefit_3'])).toBe('three benefits')
  })
})
