import type { ManifestRoute, ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { type RouteName, routes as specifiedRoutes } from '@marquee/remote-kit/routes'

/** A package and what it brings. */
export interface ManifestOwner {
  name: string
  manifest: ReleaseManifest
}

/** First words of addresses for programs: an unknown one is never answered with a page. */
const PROGRAM_WORDS = [
  'api',
  'build',
  'growthbook',
  'media',
  'registry',
  'sanctum',
  'webhooks',
  '__test',
  'healthz',
  'readyz',
]

/**
 * First words of every address that the server answers itself, files and links of mails among them: no remote may bring a page
 * there. A test compares them with the routes that the server registers.
 */
const SERVER_WORDS: ReadonlySet<string> = new Set([
  ...PROGRAM_WORDS,
  'ad-imports',
  'analysis-files',
  'auth',
  'avatars',
  'brief-files',
  'creative-fonts',
  'credits',
  'email',
  'exports',
  'files',
  'image-files',
  'invoices',
  'result-imports',
  'shared-analysis-files',
  'shared-brief-files',
  'shared-files',
  'shared-image-files',
  'unsubscribe',
  'user',
  'workspace-exports',
])

/** Where a visitor may be shown a page that the specification does not name (docs/decisions/0035). */
const VISITOR_WORDS: readonly string[] = ['share', 'embed']

/** Pages below this word are for administrators, whatever a manifest says. */
const ADMIN_WORD = 'admin'

/**
 * Whether a visitor may open a page. Only the specification opens a page to visitors, or a path below `/share/` and `/embed/`; what
 * a manifest says can close pages and never open others.
 */
export function isForVisitors({ name, path, kind }: Pick<ManifestRoute, 'name' | 'path' | 'kind'>): boolean {
  if (kind !== 'public') {
    return false
  }
  const specified = specifiedRoute(name)
  return specified === null ? isVisitorPath(path) : specified.kind === 'public' && specified.path === path
}

/** Whether the path is one of those that a remote may open to visitors. */
function isVisitorPath(path: string): boolean {
  const [word = '', ...rest] = listWords(path)
  return VISITOR_WORDS.includes(word) && rest.length > 0
}

/** Whether only administrators may open the path. */
export function isAdminPath(path: string): boolean {
  return listWords(path)[0]?.toLowerCase() === ADMIN_WORD
}

/** Whether the path is below the addresses for programs. */
export function isProgramPath(path: string): boolean {
  return PROGRAM_WORDS.includes(listWords(path)[0] ?? '')
}

/** Whether the server answers the path itself, or may do so one day: no remote brings a page there. */
export function isServerPath(path: string): boolean {
  return SERVER_WORDS.has(listWords(path)[0]?.toLowerCase() ?? '')
}

/**
 * What is wrong with a manifest by itself: names and paths of the specification that belong to others or are used otherwise, paths
 * of the server, pages that visitors must not get, entries that lead nowhere.
 * @returns a sentence for each fault; nothing when there is none
 */
export function findManifestFaults({ name: owner, manifest }: ManifestOwner): string[] {
  return [
    ...manifest.routes.flatMap((route) => faultsOfRoute(owner, route)),
    ...pairsIn(manifest.routes).flatMap(([one, other]) => clashWithin(one, other)),
    ...faultsOfEntries(manifest),
  ]
}

/**
 * What two packages both claim: names of pages and of navigation entries, and paths that one address could match in both.
 * @returns a sentence for each; nothing when they can be live together
 */
export function findCollisions(left: ManifestOwner, right: ManifestOwner): string[] {
  const pages = left.manifest.routes.flatMap((one) =>
    right.manifest.routes.flatMap((other) => {
      if (one.name === other.name) {
        return [`The page name "${one.name}" is taken by ${right.name}.`]
      }
      return canMatchSame(one.path, other.path) ? [`The path ${one.path} overlaps ${other.path} of ${right.name}.`] : []
    }),
  )
  const names = new Set((right.manifest.sections ?? []).map(({ name }) => name))
  const sections = (left.manifest.sections ?? [])
    .filter(({ name }) => names.has(name))
    .map(({ name }) => `The navigation entry "${name}" is taken by ${right.name}.`)
  const keys = new Set(listKeys(right.manifest))
  const shortcuts = listKeys(left.manifest)
    .filter((key) => keys.has(key))
    .map((key) => `The shortcut "g ${key}" is taken by ${right.name}.`)
  return [...pages, ...sections, ...shortcuts]
}

/** The letters that open the package's pages after `g`. */
function listKeys({ sections = [] }: ReleaseManifest): string[] {
  return sections.flatMap(({ key }) => (key === undefined ? [] : [key]))
}

/**
 * Who links to pages of a package, of what runs beside it.
 * @param others each with the names of the pages that its code links to
 * @returns those that do, each with the pages
 */
export function findLinksTo(
  { name: owner, manifest }: ManifestOwner,
  others: ReadonlyArray<{ name: string; links?: readonly string[] }>,
): Array<{ package: string; pages: string[] }> {
  const own = new Set(manifest.routes.map(({ name }) => name))
  return others
    .filter(({ name }) => name !== owner)
    .map(({ name, links = [] }) => ({ package: name, pages: links.filter((link) => own.has(link)) }))
    .filter(({ pages }) => pages.length > 0)
}

/** Whether a package may bring this page; the browser asks it of each page before it becomes part of the router. */
export function mayBring(owner: string, route: ManifestRoute): boolean {
  return faultsOfRoute(owner, route).length === 0
}

function faultsOfRoute(owner: string, route: ManifestRoute): string[] {
  const { name, path, kind, access } = route
  const specified = specifiedRoute(name)
  if (specified !== null) {
    return faultsOfSpecified(owner, route, specified)
  }
  const others = Object.entries(specifiedRoutes).filter(
    ([, other]) => other.owner !== owner && canMatchSame(path, other.path),
  )
  return [
    ...others.map(([other]) => `The path ${path} belongs to the page "${other}".`),
    ...(isServerPath(path) ? [`The path ${path} belongs to the server.`] : []),
    ...(kind === 'public' && !isVisitorPath(path)
      ? [
          `The page "${name}" must not be public: only paths below ${VISITOR_WORDS.map((word) => `/${word}/`).join(' and ')} may.`,
        ]
      : []),
    ...(isAdminPath(path) && access?.isAdmin !== true
      ? [`The page "${name}" is below /${ADMIN_WORD}: its access must be for administrators.`]
      : []),
  ]
}

type Specified = (typeof specifiedRoutes)[RouteName]

function faultsOfSpecified(owner: string, { name, path, kind }: ManifestRoute, specified: Specified): string[] {
  if (specified.owner !== owner) {
    return [`The page "${name}" belongs to ${specified.owner}.`]
  }
  return path === specified.path && kind === specified.kind
    ? []
    : [`The page "${name}" must be ${specified.kind} at ${specified.path}, as specified.`]
}

/** Within one package a path of words may stand beside one with parameters, as `/product/create-product` beside `/product/:id`. */
function clashWithin(one: ManifestRoute, other: ManifestRoute): string[] {
  const isSame = toPattern(one.path) === toPattern(other.path)
  return [
    ...(one.name === other.name ? [`The page name "${one.name}" is used twice.`] : []),
    ...(isSame ? [`The pages "${one.name}" and "${other.name}" have the same path.`] : []),
  ]
}

function faultsOfEntries({ routes, sections = [], commands = [], slots = [] }: ReleaseManifest): string[] {
  const plainPages = new Set(routes.filter(({ path }) => !path.includes(':')).map(({ name }) => name))
  const actions = slots.filter((slot) => slot.place === 'ad-actions')
  const lost = [...sections, ...commands, ...actions].filter(({ route }) => !plainPages.has(route))
  return [
    ...lost.map(
      ({ label, route }) => `"${label}" opens "${route}", which is no page of this package without parameters.`,
    ),
    ...twiceIn(sections.map(({ name }) => name)).map((name) => `The navigation entry "${name}" is there twice.`),
    ...twiceIn(listKeys({ routes, sections })).map((key) => `The shortcut "g ${key}" is there twice.`),
    ...twiceIn(slots.map(({ name }) => name)).map((name) => `The slot "${name}" is there twice.`),
  ]
}

function specifiedRoute(name: string): Specified | null {
  return Object.hasOwn(specifiedRoutes, name) ? specifiedRoutes[name as RouteName] : null
}

function listWords(path: string): string[] {
  return path.split('/').filter((word) => word !== '')
}

/** Whether there is an address that both paths match. Routers pay no heed to upper case. */
function canMatchSame(left: string, right: string): boolean {
  const [one, other] = [listWords(left), listWords(right)]
  return (
    one.length === other.length &&
    one.every((word, index) => {
      const opposite = other[index] ?? ''
      return word.startsWith(':') || opposite.startsWith(':') || word.toLowerCase() === opposite.toLowerCase()
    })
  )
}

function toPattern(path: string): string {
  return listWords(path)
    .map((word) => (word.startsWith(':') ? ':' : word.toLowerCase()))
    .join('/')
}

function pairsIn<T>(items: readonly T[]): Array<[T, T]> {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]))
}

function twiceIn(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
