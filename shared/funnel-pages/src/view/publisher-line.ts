import type { ReactNode } from 'react'
import { fillLabel, getPageLabels } from '../labels/page-labels.ts'
import { h } from './elements.ts'

/** The path of the form that reports a published page, from the page. */
export const REPORT_PATH = 'report'

/** The last line of a page at an address of ours: who publishes it, and where to report it. It looks the same on all pages. */
export function PublisherLine({ language, publisher }: { language: string; publisher: string }): ReactNode {
  const labels = getPageLabels(language)
  return h(
    'p',
    { className: 'fp-publisher' },
    h('span', { dir: 'auto' }, fillLabel(labels.published_by, { name: publisher })),
    ' · ',
    h('a', { href: REPORT_PATH, rel: 'nofollow' }, labels.report),
  )
}
