import { isAllowed } from '@marquee/contract/account-access'
import type { AuthData } from '@marquee/contract/authentication'
import type { RouteName } from '@marquee/remote-kit/routes'
import { routeAt } from '../routing/route-at.ts'
import { sectionOf } from './pages.ts'
import { type Section, type SectionGroup, sectionGroups } from './sections.ts'

const allSections: readonly Section[] = sectionGroups.flatMap(({ sections }) => sections)

/** The side navigation with what the account may open; a group without any is left out. */
export function listOpenGroups(authData: AuthData): SectionGroup[] {
  return sectionGroups
    .map((group) => ({ ...group, sections: group.sections.filter(({ access }) => isAllowed(access, authData)) }))
    .filter(({ sections }) => sections.length > 0)
}

/** Whether the account may open the page at a path; a page outside of all sections is open to everybody. */
export function isOpenPath(pathname: string, authData: AuthData): boolean {
  const name = sectionOf(routeAt(pathname), new URLSearchParams())
  const section = allSections.find((known) => known.name === name)
  return section === undefined || isAllowed(section.access, authData)
}

interface Home {
  route: Extract<RouteName, Section['route']>
  /** What the link there says to a screen reader. */
  label: string
}

/** Where accounts are at home, the best place first. */
const homes: readonly Home[] = [
  { route: 'explore', label: 'explore ads' },
  { route: 'dashboard', label: 'dashboard' },
  { route: 'ad-templates', label: 'ad templates' },
]

/** Where the logo leads: the first home that the account may open, or else the plans. */
export function getHome(authData: AuthData): Home {
  const open = new Set(listOpenGroups(authData).flatMap(({ sections }) => sections.map(({ route }) => route)))
  return homes.find(({ route }) => open.has(route)) ?? { route: 'plans', label: 'plans' }
}
