import type { ManifestSection } from '@marquee/remote-kit/release-manifest'
import type { KnownPage, PageSource } from './known-pages.ts'

/** An entry of the side navigation, with the address that it opens. */
export interface Section extends ManifestSection {
  address: string
}

export interface SectionGroup {
  /** Null: the group has no heading. */
  label: string | null
  sections: readonly Section[]
}

/**
 * Headings in their order, which follows a marketer's work from finding ads to making them. Groups that remotes add come before the last
 * one.
 */
const GROUPS = ['', 'Find', 'Watch', 'Make']
const LAST_GROUP = 'Account'

/** The side navigation of all packages together, for an account that may open every page. */
export function listSectionGroups(
  sources: readonly PageSource[],
  pages: ReadonlyMap<string, KnownPage>,
): SectionGroup[] {
  const sections = sources.flatMap(({ manifest }) => manifest.sections ?? [])
  return groupSections(uniqueByName(withAddress(sections, pages)))
}

/** Leaves out the entries whose page does not exist or needs a parameter. */
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
