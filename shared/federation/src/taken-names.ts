import { routes } from '@marquee/remote-kit/routes'
import { SERVER_WORDS } from './page-rules.ts'

/** What `npm run release` takes for a command and not for a package. */
const RELEASE_VERBS = ['check', 'list', 'diff', 'rollback', 'alarms', 'switch', 'retire', 'token']

/**
 * Names that a new remote cannot have: those of packages, the first words of the product's addresses, because its pages are below its name, and
 * the verbs of the release command.
 */
export function listTakenNames(remotes: readonly string[]): string[] {
  const words = Object.values(routes).map(({ path }) => path.split('/')[1] ?? '')
  const all = ['host', ...remotes, ...words, ...SERVER_WORDS, ...RELEASE_VERBS]
  return [...new Set(all)].filter((word) => word !== '').toSorted()
}
