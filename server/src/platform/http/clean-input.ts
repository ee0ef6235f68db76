import type { z } from 'zod'
import { invalid } from '../errors/domain-error.ts'

/** Laravel's exceptions from trimming: passwords are not trimmed. */
const VERBATIM_FIELDS: ReadonlySet<string> = new Set(['password', 'password_confirmation', 'current_password'])

/** Nesting deeper than in any body of the contract; the limit keeps a hostile body from exhausting the stack. */
const MAX_DEPTH = 32

type Path = readonly PropertyKey[]

export interface CleanedBody {
  value: unknown
  /** The joined paths at which an empty string became null. */
  emptied: ReadonlySet<string>
}

/**
 * Trims every string and turns empty ones into null. Lone surrogates become U+FFFD, because jsonb refuses them.
 * @throws DomainError 422 for a NUL character, which PostgreSQL cannot store
 */
export function cleanBody(body: unknown): CleanedBody {
  const emptied = new Set<string>()
  function cleanString(text: string, path: Path): string | null {
    const cleaned = storable(text, path)
    if (cleaned === '') {
      emptied.add(joined(path))
      return null
    }
    return cleaned
  }
  return { value: mapStrings(body, [], cleanString), emptied }
}

/** Trims every value of a query and leaves out the empty ones: `?q=` means no value. */
export function cleanQuery(query: unknown): unknown {
  const cleaned = mapStrings(query, [], (text, path) => storable(text, path))
  if (!isRecord(cleaned)) {
    return cleaned
  }
  return Object.fromEntries(Object.entries(cleaned).filter(([, value]) => value !== ''))
}

/** Restores the empty string where the schema refused the null that replaced it. */
export function restoreEmptyStrings(body: CleanedBody, issues: readonly z.core.$ZodIssue[]): unknown {
  const refused = new Set(issues.map((issue) => joined(issue.path)))
  return mapLeaves(body.value, [], (value, path) => {
    const key = joined(path)
    return value === null && body.emptied.has(key) && refused.has(key) ? '' : value
  })
}

function storable(text: string, path: Path): string {
  if (text.includes('\0')) {
    throw invalid({ [joined(path)]: ['This text holds a character that cannot be stored.'] })
  }
  return text.toWellFormed().trim()
}

function mapStrings(value: unknown, path: Path, change: (text: string, path: Path) => unknown): unknown {
  return mapLeaves(value, path, (leaf, leafPath) => {
    const isVerbatim = VERBATIM_FIELDS.has(String(leafPath.at(-1)))
    return typeof leaf === 'string' && !isVerbatim ? change(leaf, leafPath) : leaf
  })
}

function mapLeaves(value: unknown, path: Path, change: (leaf: unknown, path: Path) => unknown): unknown {
  if (path.length > MAX_DEPTH) {
    throw invalid({ [String(path[0])]: ['This is nested too deeply.'] })
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => mapLeaves(item, [...path, index], change))
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapLeaves(item, [...path, key], change)]),
    )
  }
  return change(value, path)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function joined(path: Path): string {
  return path.map(String).join('.')
}
