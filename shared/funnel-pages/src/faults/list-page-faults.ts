import type { FunnelPage } from '../funnel-page.ts'
import { fillLabel, getPageLabels } from '../labels/page-labels.ts'
import { getLinkedSection } from '../link.ts'
import { pageButton } from '../section-parts.ts'
import type { Section } from '../section.ts'
import { asksForSecret } from './asks-for-secret.ts'

/** Why a page cannot be published. */
export interface PageFault {
  /** What to do, as a sentence. */
  message: string
  /** The section that has to be changed; null for the page itself. */
  section: string | null
}

const isBlank = (text: string) => text.trim() === ''

/** Everything that keeps a page from being published, in the order of the page; nothing when it may be. Hidden sections do not count. */
export function listPageFaults(page: FunnelPage): PageFault[] {
  const sections = page.sections.filter(({ hidden }) => !hidden)
  const shown = new Set(sections.map(({ id }) => id))
  return [
    ...(isBlank(page.title) ? [{ message: 'Give the page a title.', section: null }] : []),
    ...findMissingHeading(sections),
    ...sections.flatMap((section) => [
      ...listFormFaults(section, page),
      ...listButtons(section).flatMap(({ label, href }) => {
        const linked = href === null ? null : getLinkedSection(href)
        const leadsNowhere = !isBlank(label) && (href === null || (linked !== null && !shown.has(linked)))
        return leadsNowhere ? [{ message: `Give the button “${label}” an address.`, section: section.id }] : []
      }),
    ]),
    ...findMissingOwner(sections),
  ]
}

function findMissingHeading(sections: readonly Section[]): PageFault[] {
  const titled = sections.filter((section) => 'headline' in section)
  return titled.some(({ headline }) => !isBlank(headline))
    ? []
    : [{ message: 'Give the page a heading.', section: titled[0]?.id ?? null }]
}

function findMissingOwner(sections: readonly Section[]): PageFault[] {
  const footer = sections.find((section) => section.type === 'footer')
  const isNamed =
    footer !== undefined && (!isBlank(footer.company) || footer.imprint.some(({ spans }) => spans.length > 0))
  return isNamed ? [] : [{ message: 'Say in a footer who is responsible for the page.', section: footer?.id ?? null }]
}

function listFormFaults(section: Section, { language }: FunnelPage): PageFault[] {
  if (section.type !== 'form') {
    return []
  }
  const unnamed = fillLabel(getPageLabels(language).consent, { brand: '' })
  return section.fields.flatMap(({ kind, label }) => {
    if (kind === 'consent') {
      return isBlank(label) || label.includes('{brand}') || label === unnamed
        ? [{ message: 'Say in the consent of the form who contacts the visitor.', section: section.id }]
        : []
    }
    if (isBlank(label)) {
      return [{ message: 'Give each field of the form a label.', section: section.id }]
    }
    return asksForSecret(label)
      ? [{ message: `Forms may not ask for passwords or codes: “${label}”.`, section: section.id }]
      : []
  })
}

/** The buttons of a section and of its items, and the links of a footer. */
function listButtons(value: unknown): { label: string; href: string | null }[] {
  const button = pageButton.safeParse(value)
  if (button.success) {
    return [button.data]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listButtons) : []
}
