import { funnelPage, funnelPageKinds, funnelPageLooks } from '../funnel-page.ts'
import { getPageLabels } from '../labels/page-labels.ts'
import { listSectionTexts } from '../list-page-texts.ts'
import type { Section } from '../section.ts'
import { builtInPageTemplates } from '../templates/built-in-page-templates.ts'
import { createIds, getTemplate } from '../testing/build-funnel-page.ts'
import { fewFacts, manyFacts, oneFact, sampleTheme } from '../testing/sample-facts.ts'
import { buildFunnelPage } from './build-funnel-page.ts'
import { type PageFacts, toPageFacts } from './product-facts.ts'
import type { SectionWords } from './section-words.ts'
import { splitBenefit } from './split-facts.ts'

function build(id: string, facts: PageFacts, changes: { language?: string; words?: SectionWords } = {}) {
  const template = getTemplate(builtInPageTemplates, id)
  const order = { template, look: 'editorial' as const, facts, theme: sampleTheme, language: 'en', newId: createIds() }
  return buildFunnelPage({ ...order, ...changes })
}

/** Every word of a text without the marks around it. */
const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const getHeadline = (section: Section) => ('headline' in section ? section.headline : '')

describe('pages from templates', () => {
  test('[P-47] there are templates of each kind, no two with the same sections in the same order', () => {
    expect(builtInPageTemplates.length).toBeGreaterThanOrEqual(15)
    expect(new Set(builtInPageTemplates.map(({ kind }) => kind))).toEqual(new Set(funnelPageKinds))
    const orders = builtInPageTemplates.map(({ sections }) => sections.map(({ type }) => type).join())
    expect(new Set(orders).size).toBe(orders.length)
  })

  test.each(builtInPageTemplates.map(({ id }) => id))(
    '[P-47] %s is a valid page in both looks, and says nothing but facts, the brand and labels',
    (id) => {
      for (const facts of [manyFacts, fewFacts, oneFact]) {
        const known = new Set(
          [...collect(facts), ...collect(getPageLabels('en')), sampleTheme.brand_name, '6 5 4 3 1,284 4.7'].flatMap(
            listWords,
          ),
        )
        for (const look of funnelPageLooks) {
          const template = getTemplate(builtInPageTemplates, id)
          const order = { template, look, facts, theme: sampleTheme, language: 'en', newId: createIds() }
          const { page } = buildFunnelPage(order)
          expect(funnelPage.parse(page)).toEqual(page)
          const said = page.sections.flatMap(listSectionTexts).flatMap(listWords)
          expect(said.filter((word) => !known.has(word))).toEqual([])
        }
      }
    },
  )

  test('[P-47] no section has the headline of the one before it', () => {
    const headlines = builtInPageTemplates.map(({ id }) => build(id, manyFacts).page.sections.map(getHeadline))
    const repeated = headlines.flatMap((list) => list.filter((line, index) => line !== '' && line === list[index - 1]))
    expect(repeated).toEqual([])
  })

  test('[P-47] a section whose facts are missing is left out and named: no rating, review, price or end is invented', () => {
    const { page, left_out } = build('product-showcase', fewFacts)
    expect(left_out).toEqual(['proof', 'gallery', 'steps', 'reviews', 'details', 'price', 'guarantee', 'questions'])
    expect(JSON.stringify(page)).not.toMatch(/\d of 5|reviews"|ends_on":"/)
    expect(page.sections.map(({ type }) => type)).toEqual(['top_bar', 'hero', 'features', 'footer'])
  })

  test('[P-47] what is unknown of others is asked in a comparison, and never asserted', () => {
    const { page } = build('comparison-table', toPageFacts({ name: 'Bar', benefits: ['One', 'Two', 'Three'] }))
    const table = page.sections.find(({ type }) => type === 'comparison_table')
    expect(table).toMatchObject({
      rows: [{ other: { mark: 'ask' } }, { other: { mark: 'ask' } }, { other: { mark: 'ask' } }],
    })
  })

  test('[P-47] buttons lead to the form or the quiz of their own page', () => {
    for (const [id, type] of [
      ['first-talk', 'form'],
      ['coming-soon', 'form'],
      ['what-matters', 'quiz'],
    ] as const) {
      const { page } = build(id, manyFacts)
      const target = page.sections.find((section) => section.type === type)
      expect(page.sections.find((section) => section.type === 'hero')).toMatchObject({
        button: { href: `#${target?.id}` },
      })
    }
  })

  test('[P-47] a writer’s words are used where they fit, and the fact where they do not', () => {
    const words: SectionWords = ({ part, most }) => (part === 'headline' ? 'Hot until the hut' : 'x'.repeat(most + 1))
    const { page } = build('product-showcase', manyFacts, { words })
    expect(page.sections[1]).toMatchObject({ type: 'hero', headline: 'Hot until the hut' })
  })

  test('[P-47] labels are in the page’s language, and English where there are none', () => {
    const german = build('magazine-story', manyFacts, { language: 'de-AT' }).page.sections[0]
    const arabic = build('magazine-story', manyFacts, { language: 'ar' }).page.sections[0]
    expect([german, arabic]).toMatchObject([{ notice: 'Anzeige' }, { notice: 'Advertisement' }])
  })

  test.each([
    ['Keeps coffee hot: thanks to steel', { title: 'Keeps coffee hot', text: 'Thanks to steel.' }],
    ['Keeps coffee hot – all day long!', { title: 'Keeps coffee hot', text: 'All day long!' }],
    ['Ready in 2.5 minutes', { title: 'Ready in 2.5 minutes', text: '' }],
    ['朝まで温かい', { title: '朝まで温かい', text: '' }],
  ])('[P-47] the benefit %j is split into a title and what explains it', (benefit, words) => {
    expect(splitBenefit(benefit)).toEqual(words)
  })
})

function collect(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : []
}
