// Measures the download of a returning visitor after a change of one line in one remote: all files that the browser does not have yet, and
// the page itself. The single bundle is built from the same changed sources, unsplit and with the same splitting.
import { readFileSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { composePage } from '../../server/src/modules/operations/pages/compose-page.ts'
import { compressPage } from '../../server/src/modules/operations/pages/compress-page.ts'
import { matchRoute } from '../../server/src/modules/operations/pages/match-route.ts'
import { themeTags } from '../../server/src/modules/operations/pages/page-theme.ts'
import { toRelease } from '../../shared/federation/src/input-hash.ts'
import { listRemotes } from '../../shared/federation/src/list-remotes.ts'
import { findPageImports } from '../../shared/federation/src/page-chunks.ts'
import type { Composition, ReleaseDescription } from '../../shared/federation/src/registry.ts'
import { toAssetAddress } from '../../shared/federation/src/release-address.ts'
import { createReleaseStore } from '../../shared/federation/src/release-store.ts'
import { type FrontPage, frontPages } from '../src/fixtures/front-pages.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { readBundle } from './single-bundle/bundle-description.ts'
import { asBundlePage } from './single-bundle/bundle-page.ts'
import { copySources } from './single-bundle/copy-sources.ts'
import { buildBundle, runBuild } from './single-bundle/run-build.ts'

/** The line is added to the module of the remote's front page. */
const CHANGED = runSize(frontPages, frontPages.slice(-1))
const VARIANTS = runSize(['whole', 'split'] as const, ['whole'] as const)
const ALLOWED_SHARE = 0.05
const root = join(import.meta.dirname, '../..')

/** Address → transferred bytes of every script and stylesheet. */
type Files = ReadonlyMap<string, number>

interface Bundle {
  variant: (typeof VARIANTS)[number]
  folder: string
  files: Files
}

interface Cost {
  addresses: string[]
  bytes: number
  /** Bytes of the HTML. */
  page: number
}

interface Built {
  releases: ReadonlyMap<string, ReleaseDescription>
  federated: Files
  bundles: readonly Bundle[]
}

const sources = await copySources()
const output = await mkdtemp(join(tmpdir(), 'marquee-update-'))
const store = createReleaseStore(join(output, 'releases'))
/**
 * Unchanged packages are not built again. Both builds of the others come from the copy: the names of files depend on the location of
 * packages.
 */
const builtBefore = createReleaseStore(join(root, '.build'))

async function build(label: string): Promise<Built> {
  const releases = new Map<string, ReleaseDescription>()
  for (const name of ['host', ...listRemotes(sources.root)]) {
    releases.set(name, await buildRelease(name))
  }
  const bundles: Bundle[] = []
  for (const variant of VARIANTS) {
    const folder = join(output, `${label}-${variant}`)
    await buildBundle(sources.root, folder, variant)
    bundles.push({ variant, folder, files: await filesOfFolder(folder) })
  }
  const federated = new Map((await Promise.all([...releases.values()].map(filesOfRelease))).flat())
  return { releases, federated, bundles }
}

function storeOf(name: string, release: string) {
  const isChanged = CHANGED.some(({ remote }) => remote === name)
  return !isChanged && builtBefore.isComplete(name, release) ? builtBefore : store
}

/** Builds a package; a package with unchanged sources is the same release, as with `npm run release`. */
async function buildRelease(name: string): Promise<ReleaseDescription> {
  const folder = name === 'host' ? 'host' : `remotes/${name}`
  const release = toRelease(sources.root, folder)
  if (!storeOf(name, release).isComplete(name, release)) {
    await mkdir(join(output, 'releases', name), { recursive: true })
    const script = join(sources.root, 'shared/federation/src/build-package.ts')
    await runBuild(script, [join(sources.root, folder), name, release, store.getFolder(name, release)])
  }
  return storeOf(name, release).describe(name, release)
}

async function filesOfRelease(release: ReleaseDescription): Promise<[string, number][]> {
  const folder = storeOf(release.name, release.release).getFolder(release.name, release.release)
  const sizes = Object.keys(release.integrity).map(async (file): Promise<[string, number]> => [
    toAssetAddress(release, file),
    await sentBytes(folder, file),
  ])
  return Promise.all(sizes)
}

async function filesOfFolder(folder: string): Promise<Files> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name))
  return new Map(
    await Promise.all(names.map(async (name): Promise<[string, number]> => [name, await sentBytes(folder, name)])),
  )
}

async function sentBytes(folder: string, file: string): Promise<number> {
  const compressed = await stat(join(folder, `${file}.br`)).catch(() => null)
  return (compressed ?? (await stat(join(folder, file)))).size
}

/** The page of a path as it is sent. After the change the registry also names the previous release. */
function composeHtml(built: Built, before: Built, path: string): string {
  const composition = toComposition(built, before)
  return composePage({ composition, route: matchRoute(path, composition), settings: {}, theme: themeTags({}) })
}

function toComposition({ releases }: Built, before: Built): Composition {
  const [host, ...remotes] = releases.values()
  if (host === undefined) {
    throw new Error('There is no host.')
  }
  const live = remotes.map((remote) => {
    const previous = before.releases.get(remote.name) ?? null
    const lastKnownGood = previous?.release === remote.release ? null : previous
    return [remote.name, { ...remote, enabled: true, lastKnownGood }] as const
  })
  return { generation: 2, host, remotes: Object.fromEntries(live), overrides: {} }
}

function matchedName(built: Built, path: string): string {
  return matchRoute(path, toComposition(built, built))?.name ?? 'none'
}

async function pageBytes(html: string): Promise<number> {
  return Buffer.byteLength((await compressPage(html, 'br')).body)
}

function changed(before: Files, after: Files): Omit<Cost, 'page'> {
  const files = [...after].filter(([address]) => !before.has(address))
  return { addresses: files.map(([address]) => address), bytes: files.reduce((sum, [, size]) => sum + size, 0) }
}

async function compare({ remote, path }: FrontPage, before: Built, after: Built): Promise<void> {
  const html = composeHtml(after, before, path)
  const federated = { ...changed(before.federated, after.federated), page: await pageBytes(html) }
  const bundles = await Promise.all(
    after.bundles.map(async ({ variant, folder, files }, index) => ({
      variant,
      ...changed(before.bundles[index]?.files ?? new Map(), files),
      page: await pageBytes(asBundlePage(html, await readBundle(folder), path)),
    })),
  )
  const owners = new Set(federated.addresses.map((address) => address.split('/')[2] ?? ''))
  checkPrecondition(
    `one line in ${remote}, by which ${federated.addresses.length} files of ${[...owners].join(', ')} and ${bundles.map(({ variant, addresses }) => `${addresses.length} of the ${variant} bundle`).join(', ')} differ; the page is ${matchedName(after, path)}`,
    [federated, ...bundles].every(({ bytes }) => bytes > 0) &&
      owners.has(remote) &&
      matchedName(after, path) !== 'none',
  )
  const cost = federated.bytes + federated.page
  console.log(`  federated: ${describeCost(federated)}`)
  for (const { variant, ...bundle } of bundles) {
    const share = cost / (bundle.bytes + bundle.page)
    console.log(`  ${variant} bundle: ${describeCost(bundle)}: federated costs ${(100 * share).toFixed(1)} % of it`)
    if (variant === 'whole' && share >= ALLOWED_SHARE && !isSmoke) {
      console.error(`  More than ${100 * ALLOWED_SHARE} % of what the single bundle costs.`)
      process.exitCode = 1
    }
  }
}

function describeCost({ addresses, bytes, page }: Cost): string {
  return `${kilobytes(bytes + page)} = ${addresses.length} files ${kilobytes(bytes)} + page ${kilobytes(page)}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** The module of a page, as the remote's entry imports it. */
function pageModule({ remote, name }: FrontPage): string {
  const entry = join(sources.root, 'remotes', remote, 'src/remote-entry.ts')
  const module = findPageImports(readFileSync(entry, 'utf8')).get(name)
  if (module === undefined) {
    throw new Error(`${entry} names no module of the page ${name}.`)
  }
  return join(dirname(entry), module)
}

try {
  let before = await build('before')
  for (const page of CHANGED) {
    await appendFile(pageModule(page), `\nconsole.debug('One more line in ${page.remote}')\n`)
    const after = await build(page.remote)
    await compare(page, before, after)
    await Promise.all(before.bundles.map(({ folder }) => rm(folder, { recursive: true })))
    before = after
  }
} finally {
  await sources.remove()
  await rm(output, { recursive: true, force: true })
}
