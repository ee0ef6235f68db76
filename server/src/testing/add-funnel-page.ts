import { createHash, randomUUID } from 'node:crypto'
import { createFunnelPage, updateFunnelPage } from '@marquee/contract/funnel-pages'
import { publishFunnelPage } from '@marquee/contract/funnel-publications'
import { listLeads } from '@marquee/contract/leads'
import { listPageFaults } from '@marquee/funnel-pages/list-page-faults'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import type { SectionOf } from '@marquee/funnel-pages/section'
import type { SignedInAgent } from './agent.ts'

/** The same id for the same words, and another one for other words. */
function toId(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** A form that is sent to us, with an address and a consent. Its ids follow from the mark. */
export function buildFormSection(mark: string): SectionOf<'form'> {
  return {
    id: toId(`${mark} form`),
    type: 'form',
    hidden: false,
    surface: 'page',
    headline: mark,
    text: '',
    fields: [
      { id: toId(`${mark} email`), kind: 'email', label: 'E-mail', required: true, choices: [] },
      {
        id: toId(`${mark} consent`),
        kind: 'consent',
        label: `${mark}: I agree to be written to`,
        required: true,
        choices: [],
      },
    ],
    target: { to: 'marquee' },
    button_label: '',
    thanks: `${mark} thanks you`,
    note: '',
    image: null,
  }
}

/** Who is responsible for a page, without which none is published. */
export function buildFooterSection(mark: string): SectionOf<'footer'> {
  const said = { company: mark, imprint: [], links: [], disclaimer: '' }
  return { id: toId(`${mark} footer`), type: 'footer', hidden: false, surface: 'dark', ...said }
}

/** Makes a page about a product, adds a form to it, and publishes it without the sections whose buttons would lead nowhere. */
export async function addFunnelPage(owner: SignedInAgent, productId: string, mark: string) {
  const made = await owner.call(createFunnelPage, {
    body: { idempotency_key: randomUUID(), template_id: 'magazine-story', product_id: productId, title: mark },
  })
  const { id, version } = made.body.data
  const page: FunnelPage = { ...made.body.data.page, title: mark }
  const others = page.sections.filter(({ type }) => type !== 'footer')
  const all = [...others, buildFormSection(mark), buildFooterSection(mark)]
  const faulty = new Set(listPageFaults({ ...page, sections: all }).map(({ section }) => section))
  const sections = all.filter((section) => !faulty.has(section.id))
  const saved = await owner.call(updateFunnelPage, { params: { id }, body: { page: { ...page, sections }, version } })
  const slug = `page-${randomUUID().slice(0, 8)}`
  const published = await owner.call(publishFunnelPage, {
    params: { id },
    body: { version: saved.body.data.version, slug },
  })
  if (published.status !== 200) {
    throw new Error(`The page was not published: ${published.error.message}`)
  }
  return { funnel_page_id: id, funnel_slug: slug }
}

/** Sends the form of a published page. @returns the id of its lead */
export async function sendFunnelForm(owner: SignedInAgent, slug: string, mark: string): Promise<string> {
  const { id: section } = buildFormSection(mark)
  const email = `${mark.replaceAll(/\W/g, '')}@mail.example`
  await owner.request({
    method: 'POST',
    url: `/pages/${slug}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ section, email, consent: 'yes' }).toString(),
  })
  return (await owner.call(listLeads, { query: {} })).body.data[0]?.id ?? ''
}
