import { isAllowed } from '@marquee/contract/account-access'
import type { AuthData } from '@marquee/contract/authentication'
import type { Section, SectionGroup } from '@marquee/federation/section-groups'
import type { AdAction } from '@marquee/remote-kit/host-services'
import type { DashboardSlot, SideBarSlot } from '@marquee/remote-kit/release-manifest'
import { toAddress } from '@marquee/remote-kit/routes'
import { getIcon } from './icons.ts'
import type { Command, PageTable, Slot } from './page-table.ts'

/** The side navigation with the entries that the account may open; empty groups are left out. */
export function listOpenGroups({ groups }: PageTable, authData: AuthData): SectionGroup[] {
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter((section) => isOpen(section, authData)) }))
    .filter(({ sections }) => sections.length > 0)
}

/** The commands of packages that the account may use. */
export function listOpenCommands({ commands }: PageTable, authData: AuthData): Command[] {
  return commands.filter((command) => isOpen(command, authData))
}

/** The parts of the side bar for the account. */
export function listSideBarSlots(pages: PageTable, authData: AuthData): Slot<SideBarSlot>[] {
  return listOpenSlots(pages, authData).filter((slot) => slot.place === 'side-bar')
}

/** The cards of remotes on the account's dashboard, in their order. */
export function listDashboardSlots(pages: PageTable, authData: AuthData): Slot<DashboardSlot>[] {
  return listOpenSlots(pages, authData)
    .filter((slot) => slot.place === 'dashboard')
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
}

function listOpenSlots({ slots }: PageTable, authData: AuthData): Slot[] {
  return slots.filter((slot) => isOpenSlot(slot, authData))
}

/** The actions on an ad that remotes offer and the account may use. */
export function listAdActions({ adActions }: PageTable, authData: AuthData): AdAction[] {
  return adActions
    .filter((action) => isOpenSlot(action, authData))
    .map(({ name, label, icon, address, adParameter }) => ({
      name,
      label,
      icon: getIcon(icon),
      getAddress: (adId) => toAddress(address, { query: { [adParameter]: adId } }),
    }))
}

function isOpenSlot(slot: Pick<Slot, 'access' | 'isForVerified'>, authData: AuthData): boolean {
  const isVerified = authData.user !== null && authData.user.email_verified_at !== null
  return isOpen(slot, authData) && (isVerified || slot.isForVerified !== true)
}

/** Whether the account may open the page at a path; a page without requirements is open to all users. */
export function isOpenPath(pages: PageTable, pathname: string, authData: AuthData): boolean {
  const page = pages.match(pathname)?.page
  const section = pages.groups.flatMap(({ sections }) => sections).find(({ name }) => name === page?.section)
  return [page, section].every((one) => one === undefined || isOpen(one, authData))
}

function isOpen({ access }: Pick<Section, 'access'>, authData: AuthData): boolean {
  return access === undefined || isAllowed(access, authData)
}

interface Home {
  route: string
  /** The label of the link for screen readers. */
  label: string
}

/** Possible home pages of accounts, in order of preference. */
const homes: readonly Home[] = [
  { route: 'explore', label: 'explore ads' },
  { route: 'dashboard', label: 'dashboard' },
  { route: 'ad-templates', label: 'ad templates' },
]

/** The target of the logo: the first home page that the account may open, or else the plans. */
export function getHome(pages: PageTable, authData: AuthData): { address: string; label: string } {
  const open = listOpenGroups(pages, authData).flatMap(({ sections }) => sections)
  const { route, label } = homes.find((home) => open.some((section) => section.route === home.route)) ?? {
    route: 'plans',
    label: 'plans',
  }
  return { address: pages.pages.get(route)?.path ?? '/', label }
}
