import type { ManifestRoute, ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { type RouteName, routes as specifiedRoutes } from '@marquee/remote-kit/routes'

/** A package and its manifest. */
export interface ManifestOwner {
  name: string
  manifest: ReleaseManifest
}

/** First path segments of addresses for programs: an unknown address below them is never answered with a page. */
const PROGRAM_WORDS = [
  '.well-known',
  'api',
  'build',
  'growthbook',
  'mcp',
  'media',
  'registry',
  'sanctum',
  'webhooks',
  '__test',
  'healthz',
  'readyz',
]

/**
 * First path segments of every address that the server answers itself, including files and links in mails: no remote may bring a page
 * there. A test compares them with the routes that the server registers.
 */
export const SERVER_WORDS: ReadonlySet<string> = new Set([
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
  'extension-files',
  'files',
  'funnel-page-files',
  'image-files',
  'invoices',
  'lead-files',
  'pages',
  'result-imports',
  'shared-analysis-files',
  'shared-brief-files',
  'shared-files',
  'shared-image-files',
  'shared-pages',
  'unsubscribe',
  'user',
  'video-cuts',
  'video-files',
  'workspace-exports',
])

/** First path segments below which visitors may open pages that the specification does not name (docs/decisions/0035). */
const VISITOR_WORDS: readonly string[] = ['share', 'embed']

/** Pages below this path segment are for administrators, whatever a manifest declares. */
const ADMIN_WORD = 'admin'

/**
 * Whether a visitor may open a page. Visitors may open only public pages of the specification and paths below `/share/` and `/embed/`; a
 * manifest can close pages but never open others.
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

/** Whether the server answers the path itself, or may do so in a later version: no remote may bring a page there. */
export function isServerPath(path: string): boolean {
  return SERVER_WORDS.has(listWords(path)[0]?.toLowerCase() ?? '')
}

/**
 * Finds the faults of a single manifest: names and paths of the specification that belong to other packages or are used differently, paths
 * of the server, pages that must not be public, entries that open no page.
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
 * Finds the names of pages and of navigation entries that two packages both use, their common shortcuts, and paths that can match the same
 * address.
 * @returns a sentence for each conflict; nothing when both packages can be live together
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
 * Finds the packages that link to pages of a package, among the packages that run beside it.
 * @param others each with the names of the pages that its code links to
 * @returns the packages that link to it, each with the linked pages
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

/** Whether a package may bring this page; the browser checks each page before it adds it to the router. */
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

/** Within one package a path without parameters may overlap one with parameters, as `/product/create-product` and `/product/:id`. */
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

/** Whether an address exists that both paths match. Routers ignore the case of letters. */
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
