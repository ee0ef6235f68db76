import { randomUUID } from 'node:crypto'
import { createFunnelPage, updateFunnelPage } from '@marquee/contract/funnel-pages'
import { publishFunnelPage } from '@marquee/contract/funnel-publications'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import type { SectionOf } from '@marquee/funnel-pages/section'
import type { SignedInAgent } from './agent.ts'

const EMAIL_ID = '00000000-0000-4000-8000-000000000011'
const CONSENT_ID = '00000000-0000-4000-8000-000000000012'

/** A form that is sent to us, with an address and a consent. */
export function buildFormSection(mark: string): SectionOf<'form'> {
  return {
    id: '00000000-0000-4000-8000-000000000010',
    type: 'form',
    hidden: false,
    surface: 'page',
    headline: mark,
    text: '',
    fields: [
      { id: EMAIL_ID, kind: 'email', label: 'E-mail', required: true, choices: [] },
      { id: CONSENT_ID, kind: 'consent', label: `${mark}: I agree to be written to`, required: true, choices: [] },
    ],
    target: { to: 'marquee' },
    button_label: '',
    thanks: `${mark} thanks you`,
    note: '',
    image: null,
  }
}

/** Makes a page about a product, adds a form to it, publishes it, and sends the form as a visitor. */
export async function addFunnelPage(owner: SignedInAgent, productId: string, mark: string) {
  const made = await owner.call(createFunnelPage, {
    body: { idempotency_key: randomUUID(), template_id: 'magazine-story', product_id: productId, title: mark },
  })
  const { id, version } = made.body.data
  const page: FunnelPage = { ...made.body.data.page, title: mark }
  const sections = [...page.sections, buildFormSection(mark)]
  const saved = await owner.call(updateFunnelPage, { params: { id }, body: { page: { ...page, sections }, version } })
  const slug = `page-${randomUUID().slice(0, 8)}`
  await owner.call(publishFunnelPage, { params: { id }, body: { version: saved.body.data.version, slug } })
  return { funnel_page_id: id, funnel_slug: slug }
}
