import { type AdImportField, adImportField } from '@marquee/contract/ad-imports'
import { rankOf, toFieldName } from './column-names.ts'

/** A column that holds the text of an ad when no other column does. */
export const DESCRIPTION = /^(?:ad[ _-]?)?description$/i

/**
 * Suggests the field of each column of a file by its name; when two columns name the same field, the one whose name is more certain
 * wins.
 */
export function suggestMapping(columns: readonly string[]): Map<string, AdImportField | null> {
  const taken = new Map<AdImportField, string>()
  for (const column of columns) {
    const field = adImportField.safeParse(toFieldName(column)).data
    const other = field === undefined ? undefined : taken.get(field)
    if (field !== undefined && (other === undefined || rankOf(column) < rankOf(other))) {
      taken.set(field, column)
    }
  }
  // Tools with one text per ad call it a description; a description is the link's description only when there is another text.
  const description = taken.get('link_description')
  if (!taken.has('body') && description !== undefined && DESCRIPTION.test(description.trim())) {
    taken.delete('link_description')
    taken.set('body', description)
  }
  const fields = new Map([...taken].map(([field, column]) => [column, field]))
  return new Map(columns.map((column) => [column, fields.get(column) ?? null]))
}
