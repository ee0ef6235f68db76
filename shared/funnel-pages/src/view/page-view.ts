import { Fragment, type ReactNode } from 'react'
import type { FunnelPage } from '../funnel-page.ts'
import { getPageLabels } from '../labels/page-labels.ts'
import type { Section } from '../section.ts'
import { h, toAnchor } from './elements.ts'
import { showSection } from './section-view.ts'
import type { PageResources, SectionPlace, ViewContext } from './view-context.ts'

interface PageViewProps {
  page: FunnelPage
  resources: PageResources
  /** Whether texts carry `data-path` with their place in their section, for an editor. */
  marked?: boolean
}

/**
 * The content of a page’s `body`: its sections without the hidden ones, each as semantic HTML. The same component is shown by the editor and
 * written to files. It has no state and makes no request.
 */
export function PageView({ page, resources, marked = false }: PageViewProps): ReactNode {
  const context: ViewContext = { page, resources, marked, labels: getPageLabels(page.language) }
  const sections = page.sections.filter(({ hidden }) => !hidden)
  const places = listPlaces(sections)
  const show = (section: Section, index: number) => {
    const shown = showSection(context, section, places[index] ?? { level: 2, number: 0 })
    return h(Fragment, { key: section.id }, shown)
  }
  const isFirst = (index: number) => index === 0 && sections[0]?.type === 'top_bar'
  const isLast = (index: number) => index === sections.length - 1 && sections.at(-1)?.type === 'footer'
  const main = sections.findIndex((_section, index) => !isFirst(index))
  const mainId = sections[main] === undefined ? 'main' : toAnchor(sections[main].id)
  return h(
    Fragment,
    null,
    h('a', { className: 'fp-skip', href: `#${mainId}` }, context.labels.skip),
    ...sections.map((section, index) => isFirst(index) && show(section, index)),
    h('main', null, ...sections.map((section, index) => !isFirst(index) && !isLast(index) && show(section, index))),
    ...sections.map((section, index) => isLast(index) && show(section, index)),
  )
}

/** Which section has the main heading, and the numbers of list items. */
function listPlaces(sections: readonly Section[]): SectionPlace[] {
  const main =
    sections.find((section) => section.type === 'hero' && section.headline.trim() !== '') ??
    sections.find((section) => 'headline' in section && section.headline.trim() !== '')
  let number = 0
  return sections.map((section) => {
    number += section.type === 'list_item' ? 1 : 0
    return { level: section === main ? 1 : 2, number }
  })
}
