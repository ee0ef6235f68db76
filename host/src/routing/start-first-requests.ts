import { FIRST_REQUESTS_ATTRIBUTE, PAGE_FRAME_ELEMENT_ID } from '@marquee/federation/registry'
import type { QueryClient } from '@tanstack/react-query'
import { readPages } from '../navigation/live-pages.ts'
import { loadRemoteManifest } from '../remotes/remote-pages.ts'
import { getHostPage } from './host-pages.ts'

/** Whether the server has determined that the guard will allow the page for this account. */
export function mayStartFirstRequests(document: Document): boolean {
  return document.getElementById(PAGE_FRAME_ELEMENT_ID)?.hasAttribute(FIRST_REQUESTS_ATTRIBUTE) ?? false
}

/** Starts the first requests of a remote's page, which need not wait for the guard's requests. The visit finds the answers in the cache. */
export function startFirstRequests(url: URL, queryClient: QueryClient): void {
  const match = readPages().match(url.pathname)
  if (match === null || getHostPage(match.page) !== null) {
    return
  }
  const { page, params } = match
  const context = { queryClient, params, url, signal: new AbortController().signal }
  loadRemoteManifest(page.owner).then(
    ({ pages }) => pages[page.name]?.prefetch?.(context),
    // The visit encounters the same failure, handles it and reports it.
    () => {},
  )
}
