import { type FunnelPage, FUNNEL_PAGE_VERSION } from '../funnel-page.ts'
import type { Section } from '../section.ts'

/** A UUID for a number, the same each time. */
export const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A section with words, of the type that most tests need. */
export function buildBand(number: number, headline = `Headline ${number}`): Section {
  return {
    id: toId(number),
    type: 'button_band',
    hidden: false,
    surface: 'page',
    headline,
    text: '',
    button: { label: 'Order', href: 'https://brand.example/shop' },
    note: '',
  }
}

/** A page with three sections. */
export function buildPage(changes: Partial<FunnelPage> = {}): FunnelPage {
  return {
    version: FUNNEL_PAGE_VERSION,
    kind: 'product',
    look: 'editorial',
    language: 'en',
    title: 'Trail bottle',
    description: 'A bottle that keeps coffee hot.',
    share_image: null,
    theme: {
      brand_name: 'Northpeak',
      palette: { paper: '#ffffff', ink: '#1d2320', accent: '#1f7a5c', soft: '#e7f2ee', deep: '#123c2f' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    sections: [buildBand(1), buildBand(2), buildBand(3)],
    ...changes,
  }
}

/** Ids for what is built, the same in each test. */
export function createIds(): () => string {
  let last = 100_000
  return () => toId((last += 1))
}

/** The template with an id. @throws Error when there is none */
export function getTemplate<Template extends { id: string }>(templates: readonly Template[], id: string): Template {
  const template = templates.find((one) => one.id === id)
  if (template === undefined) {
    throw new Error(`There is no template ${id}.`)
  }
  return template
}
