import type { Registry } from '@marquee/federation/registry'
import { useSyncExternalStore } from 'react'
import { pageRegistry } from '../remotes/page-registry.ts'
import { createPageTable, type PageTable } from './page-table.ts'

let known: { registry: Registry; table: PageTable } | null = null

/** The pages of this document according to its current registry; they change when it takes over a new generation. */
export function readPages(): PageTable {
  const registry = pageRegistry.read()
  if (known?.registry !== registry) {
    known = { registry, table: createPageTable(registry.remotes) }
  }
  return known.table
}

/** The same for a component, which renders again when the pages change. */
export function usePages(): PageTable {
  return useSyncExternalStore(pageRegistry.subscribe, readPages)
}

/** The name of the route at a path; `404` when no page has it. */
export function routeAt(pathname: string): string {
  return readPages().match(pathname)?.page.name ?? '404'
}
