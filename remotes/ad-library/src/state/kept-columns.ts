import { columnsSchema } from './list-view.ts'

const KEY = 'marquee.ad-columns'

/** The value of `columns` that was chosen last in this browser; null for the usual columns. */
export function readKeptColumns(): string | null {
  try {
    const kept = localStorage.getItem(KEY)
    return columnsSchema.safeParse(kept).success ? kept : null
  } catch {
    // A browser without storage begins with the usual columns.
    return null
  }
}

export function keepColumns(value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(KEY)
    } else {
      localStorage.setItem(KEY, value)
    }
  } catch {
    // See above.
  }
}
