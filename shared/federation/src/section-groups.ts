import type { ManifestSection } from '@marquee/remote-kit/release-manifest'
import type { KnownPage, PageSource } from './known-pages.ts'

/** An entry of the side navigation, with the address that it leads to. */
export interface Section extends ManifestSection {
  address: string
}

export interface SectionGroup {
  /** Null: the group stands without a heading. */
  label: string | null
  sections: readonly Section[]
}

/** Headings in their order, a marketer's way from finding ads to making them. What remotes add comes before the last one. */
const GROUPS = ['', 'Find', 'Watch', 'Make']
const LAST_GROUP = 'Account'

/** The side navigation that the packages make together, for an account that may open everything. */
export function listSectionGroups(
  sources: readonly PageSource[],
  pages: ReadonlyMap<string, KnownPage>,
): SectionGroup[] {
  const sections = sources.flatMap(({ manifest }) => manifest.sections ?? [])
  return groupSections(uniqueByName(withAddress(sections, pages)))
}

/** What leads to a page that is not there is left out, and so is what would need a parameter. */
export function withAddress<T extends { route: string }>(
  entries: readonly T[],
  pages: ReadonlyMap<string, KnownPage>,
): Array<T & { address: string }> {
  return entries.flatMap((entry) => {
    const path = pages.get(entry.route)?.path
    return path === undefined || path.includes(':') ? [] : [{ ...entry, address: path }]
  })
}

function uniqueByName(sections: readonly Section[]): Section[] {
  return [...new Map(sections.toReversed().map((section) => [section.name, section])).values()]
}

function groupSections(sections: readonly Section[]): SectionGroup[] {
  const added = sections.map(({ group }) => group).filter((group) => !GROUPS.includes(group) && group !== LAST_GROUP)
  return [...GROUPS, ...new Set(added.toSorted()), LAST_GROUP]
    .map((group) => ({
      label: group === '' ? null : group,
      sections: sections
        .filter((section) => section.group === group)
        .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name)),
    }))
    .filter(({ sections: inGroup }) => inGroup.length > 0)
}
