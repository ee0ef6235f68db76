import { createHash } from 'node:crypto'
import { buildFunnelPage } from '@marquee/funnel-pages/build-funnel-page'
import { builtInPageTemplates } from '@marquee/funnel-pages/built-in-page-templates'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { HOSTILE_WORDS, withWords } from '@marquee/funnel-pages/hostile-pages'
import { fewFacts, manyFacts, SAMPLE_IMAGES, sampleTheme } from '@marquee/funnel-pages/sample-facts'
import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { cutPageFonts } from './cut-page-fonts.ts'
import { renderFunnelPage } from './render-funnel-page.ts'
import { drawSampleImages } from './sample-images.ts'
import { writePageDocument } from './write-page-document.ts'

let images: Record<string, Buffer> = {}
beforeAll(async () => {
  images = await drawSampleImages(SAMPLE_IMAGES)
})

function build(id: string, changes: Partial<Parameters<typeof buildFunnelPage>[0]> = {}): FunnelPage {
  const template = builtInPageTemplates.find((one) => one.id === id)
  if (template === undefined) {
    throw new Error(`There is no template ${id}.`)
  }
  const order = { template, look: 'bold' as const, facts: manyFacts, theme: sampleTheme, language: 'en' }
  return buildFunnelPage({ ...order, newId: () => crypto.randomUUID(), ...changes }).page
}

const resources = {
  images: Object.fromEntries(SAMPLE_IMAGES.map((id) => [id, { src: `images/${id}.webp`, width: 900, height: 1200 }])),
  videos: {},
  form_address: 'https://marquee.example/form',
}
const unshown = { address: null, share_image: null, publisher: null }
const parts = { resources, styles: '', script: '', policy: "default-src 'none'", ...unshown }
// React writes names of attributes as `dateTime`, which is as valid, and Safari needs the role of lists without bullets.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'attr-case': 'off', 'attribute-boolean-style': 'off', 'long-title': 'off', 'no-redundant-role': 'off' },
})

async function listFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} ${line}:${column}`),
  )
}

const render = (page: FunnelPage, changes: Partial<Parameters<typeof renderFunnelPage>[1]> = {}) =>
  renderFunnelPage(page, {
    images,
    videos: {},
    fonts: {},
    as: 'single_file',
    form_address: null,
    address: null,
    ...changes,
  })

describe('funnel pages as files', () => {
  test('[P-47] every template is valid HTML, with many facts in one look and with few in the other', async () => {
    for (const { id } of builtInPageTemplates) {
      const pages = [build(id, { look: 'editorial' }), build(id, { facts: fewFacts })]
      const faults = await Promise.all(pages.map((page) => listFaults(writePageDocument(page, parts))))
      expect([id, ...faults]).toEqual([id, [], []])
    }
  })

  test.each(['markup', 'none'])(
    '[P-47] with %s as words a page is valid, and no word becomes an element',
    async (name) => {
      const words = HOSTILE_WORDS[name] ?? ''
      for (const id of ['magazine-story', 'what-matters', 'ask-for-details', 'comparison-table']) {
        const html = writePageDocument(withWords(build(id), words), parts)
        const document = load(html)
        expect(document('script').length).toBe(1)
        expect(document('[onerror], img[src="x"]').length).toBe(0)
        expect([id, await listFaults(html)]).toEqual([id, []])
      }
    },
  )

  test('[P-47] one file contains its images and fonts, requests nothing, and posts only to the address that its words name', async () => {
    const page = build('ask-for-details')
    const target = { to: 'address' as const, address: 'https://crm.example/leads' }
    const sections = page.sections.map((section) => (section.type === 'form' ? { ...section, target } : section))
    const { html, content_security_policy } = await render({ ...page, sections })
    const document = load(html)
    const listValues = (selector: string, name: string) =>
      document(selector)
        .map((_index, element) => document(element).attr(name))
        .get()
    const addresses = [...listValues('[src]', 'src'), ...listValues('[href]', 'href')]
    expect(addresses.filter((address) => !/^(?:data:|#|mailto:)/.test(address))).toEqual([])
    expect(Buffer.byteLength(html.replaceAll(/data:image[^"]+/g, ''))).toBeLessThan(300_000)
    expect(document('form').attr('action')).toBe('https://crm.example/leads')
    expect(document('form').text()).toContain('What you enter is sent to crm.example.')
    expect(listValues('form [name]', 'name')).toEqual(['name', 'email', 'phone', 'consent'])
    const hash = createHash('sha256').update(document('script').text()).digest('base64')
    expect(content_security_policy).toContain(`script-src 'sha256-${hash}'`)
    expect(content_security_policy).toContain("default-src 'none'")
    expect(content_security_policy).toContain('form-action https://crm.example;')
    expect(document('meta[http-equiv]').attr('content')).toBe(content_security_policy)
  })

  test('[P-47] a folder has its images beside the page, and an image of 1200 × 630 pixels for shared links', async () => {
    const address = 'https://marquee.example/pages/trail-bottle/'
    const { html, files } = await render(build('product-showcase'), { as: 'folder', address })
    const document = load(html)
    const shown = document('img')
      .map((_index, element) => document(element).attr('src'))
      .get()
    expect(new Set(files.map(({ path }) => path))).toEqual(new Set([...shown, 'share.jpg']))
    expect(document('meta[property="og:image"]').attr('content')).toBe(`${address}share.jpg`)
    const share = files.find(({ path }) => path === 'share.jpg')?.bytes
    expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  })

  test('[P-47] fonts of other scripts are in the file only where the page has their characters', async () => {
    const listFamilies = (html: string) =>
      [...html.matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family).toSorted()
    const page = build('coming-soon', { facts: fewFacts })
    expect(listFamilies(await cutPageFonts(page, {}))).toEqual(['Marquee Sans', 'Marquee Serif'])
    const arabic = await cutPageFonts({ ...page, sections: withWords(page, 'قهوة').sections }, {})
    expect(listFamilies(arabic)).toEqual(['Marquee Arabic', 'Marquee Sans', 'Marquee Serif'])
  })
})
