import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildFunnelPage } from '../build/build-funnel-page.ts'
import type { FunnelPage } from '../funnel-page.ts'
import { toRichText } from '../rich-text.ts'
import type { FormField } from '../section-parts.ts'
import { type SectionType, sectionTypes } from '../section.ts'
import { builtInPageTemplates } from '../templates/built-in-page-templates.ts'
import { createIds, toId } from '../testing/build-funnel-page.ts'
import { manyFacts, SAMPLE_IMAGES, sampleTheme } from '../testing/sample-facts.ts'
import { getFieldName, SECTION_FIELD, SPAM_TRAP } from './form.ts'
import { PageView } from './page-view.ts'

const resources = {
  images: Object.fromEntries(SAMPLE_IMAGES.map((id) => [id, { src: `${id}.webp`, width: 900, height: 1200 }])),
  videos: {},
  form_address: '/form',
}
const show = (page: FunnelPage, marked = false) =>
  renderToStaticMarkup(createElement(PageView, { page, resources, marked }))
const pages = builtInPageTemplates.map(
  (template) =>
    buildFunnelPage({
      template,
      look: 'bold',
      facts: manyFacts,
      theme: sampleTheme,
      language: 'en',
      newId: createIds(),
    }).page,
)
const findPage = (type: SectionType) => {
  const page = pages.find(({ sections }) => sections.some((section) => section.type === type))
  if (page === undefined) {
    throw new Error(`No page has a section of the type ${type}.`)
  }
  return page
}

describe('pages as HTML', () => {
  test('[P-47] only a first paragraph of more than two lines starts with a large letter', () => {
    const page = findPage('article')
    const write = (text: string) => {
      const sections = page.sections.map((one) => (one.type === 'article' ? { ...one, text: toRichText(text) } : one))
      return show({ ...page, sections })
    }
    expect(write('A chair. '.repeat(30))).toContain('fp-drop-cap')
    expect(write(`A chair.\n${'Its seat is wide. '.repeat(30)}`)).not.toContain('fp-drop-cap')
  })

  test('[P-47] templates show every type of section but logos, which no fact names', () => {
    const shown = new Set(pages.flatMap(({ sections }) => sections.map(({ type }) => type)))
    expect(sectionTypes.filter((type) => !shown.has(type))).toEqual(['logos'])
  })

  test('[P-47] each page has one main heading, and no heading skips a level', () => {
    for (const page of pages) {
      const levels = [...show(page).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    }
  })

  test('[P-47] texts carry their place for an editor, and nothing of it is in a published page', () => {
    const page = findPage('price')
    expect(show(page, true)).toContain('data-path="items.0.title"')
    expect(show(page)).not.toContain('data-')
  })

  test('[P-47] a button to a section that is hidden is not shown', () => {
    const page = findPage('quiz')
    const sections = page.sections.map((section) => ({ ...section, hidden: section.type === 'quiz' }))
    expect(show(page)).toContain('>Find out<')
    expect(show({ ...page, sections })).not.toContain('>Find out<')
  })

  test('[P-47] a form to Marquee names its section and has a spam trap, and each field has its own name', () => {
    const html = show(findPage('form'))
    expect(html).toContain(`name="${SECTION_FIELD}"`)
    expect(html).toContain(`name="${SPAM_TRAP}"`)
    const fields = [1, 2, 3].map((number): FormField => ({
      id: toId(number),
      kind: number === 3 ? 'email' : 'text',
      label: '',
      required: false,
      choices: [],
    }))
    expect(fields.map((field) => getFieldName(fields, field))).toEqual(['text', 'text-2', 'email'])
  })
})
