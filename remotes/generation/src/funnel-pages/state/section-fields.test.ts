import { section, sectionTypes } from '@marquee/funnel-pages/section'
import { createSection } from './new-section.ts'
import type { FieldPlan, ListPlan } from './field-plan.ts'
import { SECTION_FIELDS } from './section-fields.ts'
import { readPath, writePath } from './value-path.ts'

/** The lists among the fields, with the lists of their items. */
function listLists(fields: readonly FieldPlan[]): ListPlan[] {
  return fields.flatMap((field) => (field.kind === 'list' ? [field, ...listLists(field.fields)] : []))
}

test.each(sectionTypes)('[P-47] each field of a section “%s” leads to a part that the section has', (type) => {
  const made = createSection(type)
  for (const { path } of SECTION_FIELDS[type]) {
    expect([path, readPath(made, path) !== undefined]).toEqual([path, true])
  }
  for (const { fields, empty } of listLists(SECTION_FIELDS[type])) {
    for (const { path } of fields) {
      expect([path, readPath(empty(), path) !== undefined]).toEqual([path, true])
    }
  }
})

test.each(sectionTypes)('[P-47] a section “%s” is valid with a new item in each of its lists', (type) => {
  const filled = SECTION_FIELDS[type].reduce<unknown>(
    (one, field) => (field.kind === 'list' ? writePath(one, field.path, [field.empty()]) : one),
    createSection(type),
  )
  expect(section.safeParse(filled).error?.issues ?? []).toEqual([])
})

test.each(sectionTypes)('[P-47] every part of a section “%s” can be edited', (type) => {
  const own = new Set(SECTION_FIELDS[type].map(({ path }) => path.split('.')[0]))
  const parts = Object.keys(createSection(type)).filter((key) => !['id', 'type', 'hidden', 'surface'].includes(key))
  expect(parts.filter((part) => !own.has(part))).toEqual([])
})
