import { type AdImportField, adImportField } from '@marquee/contract/ad-imports'
import { toFieldName } from './column-names.ts'

/** What each column of a file seems to hold, by its name; of two that name the same field the one with its own name wins. */
export function suggestMapping(columns: readonly string[]): Map<string, AdImportField | null> {
  const taken = new Map<AdImportField, string>()
  for (const column of columns) {
    const field = adImportField.safeParse(toFieldName(column)).data
    if (field !== undefined && (!taken.has(field) || column === field)) {
      taken.set(field, column)
    }
  }
  // A tool that has one text for an ad calls it a description; a link's description is one only beside a text.
  const description = taken.get('link_description')
  if (!taken.has('body') && description !== undefined && /^description$/i.test(description.trim())) {
    taken.delete('link_description')
    taken.set('body', description)
  }
  const fields = new Map([...taken].map(([field, column]) => [column, field]))
  return new Map(columns.map((column) => [column, fields.get(column) ?? null]))
}
