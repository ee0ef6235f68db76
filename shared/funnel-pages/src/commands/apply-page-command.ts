import { type FunnelPage, funnelPage } from '../funnel-page.ts'
import { MOST_SECTIONS, type Section, section as sectionSchema } from '../section.ts'
import { type PageCommand, RefusedPageCommand } from './page-command.ts'

/**
 * Changes a page. The page that is given stays as it is; sections that do not change are the same objects in the new one.
 * @returns the new page, and the command that leads back to exactly the given one; the given page itself when nothing changes
 * @throws RefusedPageCommand with a sentence when the command cannot be done
 */
export function applyPageCommand(page: FunnelPage, command: PageCommand): { page: FunnelPage; inverse: PageCommand } {
  const changed = command.kind === 'restore' ? { ...page, ...command.parts } : change(page, command)
  const keys = Object.keys(page) as (keyof FunnelPage)[]
  const parts = keys.flatMap((key) => (changed[key] === page[key] ? [] : [[key, page[key]] as const]))
  return {
    page: parts.length === 0 ? page : changed,
    inverse: { kind: 'restore', parts: Object.fromEntries(parts) },
  }
}

function change(page: FunnelPage, command: Exclude<PageCommand, { kind: 'restore' }>): FunnelPage {
  switch (command.kind) {
    case 'add_section':
      return insert(page, command.index, checkSection(command.section))
    case 'remove_section':
      findSection(page, command.section_id)
      return { ...page, sections: page.sections.filter(({ id }) => id !== command.section_id) }
    case 'move_section':
      return move(page, command.section_id, command.index)
    case 'hide_section':
      return replace(page, { ...findSection(page, command.section_id), hidden: command.hidden })
    case 'duplicate_section': {
      const original = findSection(page, command.section_id)
      return insert(page, page.sections.indexOf(original) + 1, { ...original, id: command.new_section_id })
    }
    case 'edit_section':
      return replace(page, checkSection(command.section))
    case 'edit_page':
      return checkPage({ ...page, ...command.change })
  }
}

function findSection(page: FunnelPage, sectionId: string): Section {
  const section = page.sections.find(({ id }) => id === sectionId)
  if (section === undefined) {
    throw new RefusedPageCommand('This section is not there any more.')
  }
  return section
}

function insert(page: FunnelPage, index: number, section: Section): FunnelPage {
  if (page.sections.length >= MOST_SECTIONS) {
    throw new RefusedPageCommand(`A page has at most ${MOST_SECTIONS} sections.`)
  }
  if (page.sections.some(({ id }) => id === section.id)) {
    throw new RefusedPageCommand('A section with this id is on the page already.')
  }
  return { ...page, sections: page.sections.toSpliced(toPlace(index, page.sections.length), 0, section) }
}

function move(page: FunnelPage, sectionId: string, index: number): FunnelPage {
  const section = findSection(page, sectionId)
  const others = page.sections.filter(({ id }) => id !== sectionId)
  const sections = others.toSpliced(toPlace(index, others.length), 0, section)
  return sections.every((one, place) => one === page.sections[place]) ? page : { ...page, sections }
}

function replace(page: FunnelPage, section: Section): FunnelPage {
  const before = findSection(page, section.id)
  if (before.type !== section.type) {
    throw new RefusedPageCommand('A section keeps its type.')
  }
  return JSON.stringify(before) === JSON.stringify(section)
    ? page
    : { ...page, sections: page.sections.map((one) => (one.id === section.id ? section : one)) }
}

const toPlace = (index: number, last: number) => Math.max(0, Math.min(Math.trunc(index), last))

function checkSection(section: Section): Section {
  const checked = sectionSchema.safeParse(section)
  if (!checked.success) {
    throw new RefusedPageCommand(checked.error.issues[0]?.message ?? 'This section is not complete.')
  }
  return section
}

function checkPage(page: FunnelPage): FunnelPage {
  const checked = funnelPage.safeParse(page)
  if (!checked.success) {
    throw new RefusedPageCommand(checked.error.issues[0]?.message ?? 'This change is not possible.')
  }
  return page
}
