import { readPages } from './live-pages.ts'

/** The name of the route at a path; `404` when no page has it. */
export function routeAt(pathname: string): string {
  return readPages().match(pathname)?.page.name ?? '404'
}
