import { routes } from '@marquee/remote-kit/routes'
import { SERVER_WORDS } from './page-rules.ts'

/**
 * Names that a new remote cannot have: those of packages, and the first words of the product's addresses, because its pages are below its
 * name.
 */
export function listTakenNames(remotes: readonly string[]): string[] {
  const words = Object.values(routes).map(({ path }) => path.split('/')[1] ?? '')
  const all = ['host', ...remotes, ...words, ...SERVER_WORDS]
  return [...new Set(all)].filter((word) => word !== '').toSorted()
}
