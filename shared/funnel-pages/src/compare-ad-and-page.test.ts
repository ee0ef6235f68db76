import { buildFunnelPage } from './build/build-funnel-page.ts'
import { type AdPromises, compareAdAndPage } from './compare-ad-and-page.ts'
import { builtInPageTemplates } from './templates/built-in-page-templates.ts'
import { createIds, getTemplate, toId } from './testing/build-funnel-page.ts'
import { manyFacts, sampleTheme } from './testing/sample-facts.ts'

const ad: AdPromises = {
  headline: 'Coffee that stays hot for 12 hours',
  text: 'The bottle our guides carry.',
  offer: '20% off your first bottle',
  price: '€39.00',
  product: 'Trail Bottle',
  image: toId(901),
}
const build = (id: string) =>
  buildFunnelPage({
    template: getTemplate(builtInPageTemplates, id),
    look: 'bold',
    facts: manyFacts,
    theme: sampleTheme,
    language: 'en',
    newId: createIds(),
  }).page

describe('an ad and its page', () => {
  test('[P-47] a page that says what the ad says leaves no promise without an answer', () => {
    expect(compareAdAndPage(ad, build('product-showcase'))).toEqual([])
  })

  test('[P-47] each promise without an answer is named with the section where readers look for it', () => {
    const others = { ...ad, offer: 'Two for one', price: '€29', product: 'River Bottle', image: toId(999) }
    const text = 'Also for 3,000 metres.'
    expect(compareAdAndPage({ ...others, text, headline: 'Made for kayaks' }, build('product-showcase'))).toEqual([
      { kind: 'headline', text: 'Made for kayaks', place: 'hero' },
      { kind: 'product', text: 'River Bottle', place: 'hero' },
      { kind: 'image', text: toId(999), place: 'hero' },
      { kind: 'offer', text: 'Two for one', place: 'offer' },
      { kind: 'price', text: '€29', place: 'price' },
      { kind: 'figure', text: '3,000 metres', place: 'proof' },
    ])
  })

  test('[P-47] what only a hidden section says is no answer', () => {
    const page = build('product-showcase')
    const sections = page.sections.map((section) => ({ ...section, hidden: section.type !== 'hero' }))
    expect(compareAdAndPage(ad, { sections }).map(({ kind }) => kind)).toEqual(['offer'])
  })
})
