import { collectPages, type KnownPage, listPageSources } from '@marquee/federation/known-pages'
import { isForVisitors } from '@marquee/federation/page-rules'
import { type Composition, FIRST_REQUESTS_ATTRIBUTE, PAGE_FRAME_ELEMENT_ID } from '@marquee/federation/registry'
import { listSectionGroups, type SectionGroup } from '@marquee/federation/section-groups'
import type { RouteName } from '@marquee/remote-kit/routes'
import { escapeHtml } from './escape-html.ts'
import type { MatchedRoute } from './match-route.ts'
import { FRAME_STYLES } from './page-frame-styles.ts'
import { mayStartRequests, seesEntry, seesSlot, type Visitor } from './read-visitor.ts'

/** `auth` is the layout of the sign-in pages; `none` leaves the window empty. */
type FrameKind = keyof typeof FRAME_STYLES

/** Pages for visitors and signed-in users alike, so that no reader is redirected away from them. */
const LEGAL_PAGES: ReadonlySet<string> = new Set<RouteName>(['terms-and-conditions', 'privacy-policy'])

/** The group of navigation entries whose pages are lists of ads; pages of the other groups show rows. */
const CARD_AREA = 'Find'

const LOGO =
  '<span class="logo"><svg viewBox="0 0 32 32" width="30" height="30"><rect x="1.5" y="4" width="29" height="22" rx="7"/>' +
  '<path d="M8.5 20.5v-10l7.5 6.4 7.5-6.4v10"/>' +
  '<g><circle cx="8" cy="29.2" r="1.7"/><circle cx="16" cy="29.2" r="1.7"/><circle cx="24" cy="29.2" r="1.7"/></g></svg><span>Marquee</span></span>'

/**
 * The frame of a page, which is painted before any script has run: brand, navigation, title and a skeleton. The host keeps it until
 * the page itself is ready. It is visual only: a screen reader gets the page only when it can be used.
 * @param visitor decides which frame is shown, as the guard will decide, with the entries that the account's role and plan permit
 */
export function pageFrame(composition: Composition, route: MatchedRoute | null, visitor: Visitor): string {
  const sources = listPageSources(composition.host.manifest, Object.values(composition.remotes))
  const pages = collectPages(sources)
  const asked = route === null ? undefined : pages.get(route.name)
  const kind = toFrameKind(asked, visitor.rights !== null)
  const groups = listSectionGroups(sources, pages)
  const section = groups.flatMap(({ sections }) => sections).find(({ name }) => name === asked?.section)
  const firstRequests = mayStartRequests(asked, section, visitor) ? ` ${FIRST_REQUESTS_ATTRIBUTE}` : ''
  // The styles are part of the frame: the host moves the frame out of the element that React empties, and keeps it while it waits.
  return `<div id="${PAGE_FRAME_ELEMENT_ID}" class="frame" aria-hidden="true"${firstRequests}><style>${FRAME_STYLES[kind]}</style>${getContent(kind)}</div>`

  function getContent(wanted: FrameKind): string {
    switch (wanted) {
      case 'app':
        // A signed-in user who opens a page for visitors is redirected to Explore.
        return appFrame(
          groups.map((group) => ({
            ...group,
            sections: group.sections.filter((entry) => seesEntry(entry, visitor)),
          })),
          countSlotRows(composition, visitor),
          asked?.kind === 'app' ? asked : pages.get('explore'),
        )
      case 'auth':
        return AUTH_FRAME
      case 'bare':
        return `<div class="header">${LOGO}</div><div class="content"><i></i><i></i></div>`
      case 'none':
        return ''
    }
  }
}

function toFrameKind(page: KnownPage | undefined, isSignedIn: boolean): FrameKind {
  if (page === undefined || LEGAL_PAGES.has(page.name)) {
    return 'bare'
  }
  // Shared pages and embedded ads get frames from their remotes.
  if (page.owner !== 'host' && isForVisitors(page)) {
    return 'none'
  }
  if (!isSignedIn) {
    return 'auth'
  }
  return page.kind === 'bare' ? 'bare' : 'app'
}

/** The number of rows that remotes fill below each navigation entry, by its name; accounts may have further rows. */
function countSlotRows({ remotes }: Composition, visitor: Visitor): ReadonlyMap<string, number> {
  const slots = Object.values(remotes)
    .flatMap(({ enabled, manifest }) => (enabled ? (manifest.slots ?? []) : []))
    .filter((slot) => slot.place === 'side-bar')
    .filter((slot) => seesSlot(slot, visitor))
  return new Map(slots.map(({ section, rows }) => [section, rows]))
}

function appFrame(
  groups: readonly SectionGroup[],
  slotRows: ReadonlyMap<string, number>,
  page: KnownPage | undefined,
): string {
  const area = groups.find(({ sections }) => sections.some(({ name }) => name === page?.section))?.label ?? null
  const areaWord = area === null ? '' : `<span class="area">${escapeHtml(area)}</span>`
  const body = area === CARD_AREA ? blocks('bars', 3) + blocks('cards', 8) : blocks('bars', 1) + blocks('rows', 6)
  return (
    `<div class="side">${LOGO}<div class="groups">${groups.map((group) => toGroup(group, slotRows, page?.section)).join('')}</div></div>` +
    `<div class="header"><i class="menu"></i><p class="title">${areaWord}${escapeHtml(page?.title ?? '')}</p>` +
    '<div class="tools"><i></i><i></i><i></i></div></div>' +
    `<div class="main"><div class="content">${body}</div></div>`
  )
}

function toGroup(
  { label, sections }: SectionGroup,
  slotRows: ReadonlyMap<string, number>,
  current: string | null | undefined,
): string {
  const links = sections.map(({ name, label: words }) => {
    const state = name === current ? ' current' : ''
    const slot = '<div class="slot"></div>'.repeat(slotRows.get(name) ?? 0)
    return `<div class="link${state}"><i></i>${escapeHtml(words)}</div>${slot}`
  })
  const heading = label === null ? '' : `<div class="label">${escapeHtml(label)}</div>`
  return links.length === 0 ? '' : `<div>${heading}${links.join('')}</div>`
}

function blocks(className: string, count: number): string {
  return `<div class="${className}">${'<i></i>'.repeat(count)}</div>`
}

const AUTH_FRAME =
  `<div class="page">${LOGO}<div class="form">${'<i></i>'.repeat(7)}</div>` +
  '<div class="legal"><span>Terms</span><span>Privacy</span></div></div>' +
  '<div class="about"><p class="statement">Find the ads that work. <em>Put yours up in lights.</em></p>' +
  '<svg class="sign" viewBox="0 0 560 500"></svg>' +
  '<p class="promise">Search real ads, keep the good ones, watch what competitors launch, and turn what you learnt into your next brief.</p></div>'
