// What a visitor who was here before downloads after a change of one line in one remote: everything that the browser does not
// have yet, and the page itself. The single bundle is built from the same changed sources, unsplit and with the same splitting.
import { appendFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composePage } from '../../server/src/modules/pages/compose-page.ts'
import { compressPage } from '../../server/src/modules/pages/compress-page.ts'
import { matchRoute } from '../../server/src/modules/pages/match-route.ts'
import { themeTags } from '../../server/src/modules/pages/page-theme.ts'
import { toRelease } from '../../shared/federation/src/input-hash.ts'
import type { Composition, ReleaseDescription } from '../../shared/federation/src/registry.ts'
import { toAssetAddress } from '../../shared/federation/src/release-address.ts'
import { createReleaseStore } from '../../shared/federation/src/release-store.ts'
import { readBundle } from './single-bundle/bundle-description.ts'
import { asBundlePage } from './single-bundle/bundle-page.ts'
import { copySources } from './single-bundle/copy-sources.ts'
import { runBuild } from './single-bundle/run-build.ts'

/** The line is added to the module of the remote's first page. */
const CHANGES = [
  { remote: 'ad-library', page: 'src/pages/explore-page.tsx', path: '/explore' },
  { remote: 'generation', page: 'src/pages/products-page.tsx', path: '/products' },
  { remote: 'briefs', page: 'src/pages/briefs-page.tsx', path: '/briefs' },
  { remote: 'account-settings', page: 'src/pages/basics-page.tsx', path: '/account-settings/basics' },
]
const ALLOWED_SHARE = 0.05
const PACKAGES = ['host', ...CHANGES.map(({ remote }) => remote)]

/** Address → bytes as they are sent, of every script and stylesheet. */
type Files = ReadonlyMap<string, number>

interface Built {
  releases: ReadonlyMap<string, ReleaseDescription>
  federated: Files
  split: Files
  whole: Files
  splitFolder: string
  wholeFolder: string
}

const sources = await copySources()
const output = await mkdtemp(join(tmpdir(), 'marquee-update-'))
const store = createReleaseStore(join(output, 'releases'))

async function build(label: string): Promise<Built> {
  const releases = new Map<string, ReleaseDescription>()
  for (const name of PACKAGES) {
    releases.set(name, await buildRelease(name))
  }
  const [splitFolder, wholeFolder] = [join(output, `${label}-split`), join(output, `${label}-whole`)]
  const script = join(sources.root, 'e2e/performance/single-bundle/build-bundle.ts')
  await runBuild(script, [sources.root, splitFolder])
  await runBuild(script, [sources.root, wholeFolder, '--whole'])
  return {
    releases,
    federated: new Map((await Promise.all([...releases.values()].map(filesOfRelease))).flat()),
    split: await filesOfFolder(splitFolder),
    whole: await filesOfFolder(wholeFolder),
    splitFolder,
    wholeFolder,
  }
}

/** Builds a package; one whose sources did not change is the same release, as with `npm run release`. */
async function buildRelease(name: string): Promise<ReleaseDescription> {
  const folder = name === 'host' ? 'host' : `remotes/${name}`
  const release = toRelease(sources.root, folder)
  if (!store.isComplete(name, release)) {
    await mkdir(join(output, 'releases', name), { recursive: true })
    const script = join(sources.root, 'shared/federation/src/build-package.ts')
    await runBuild(script, [join(sources.root, folder), name, release, store.getFolder(name, release)])
  }
  return store.describe(name, release)
}

async function filesOfRelease(release: ReleaseDescription): Promise<[string, number][]> {
  const folder = store.getFolder(release.name, release.release)
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

/** The page of a path as it is sent. After the change the registry names the release before as well. */
function composeHtml({ releases }: Built, before: Built, path: string): string {
  const [host, ...remotes] = releases.values()
  if (host === undefined) {
    throw new Error('There is no host.')
  }
  const live = remotes.map((remote) => {
    const previous = before.releases.get(remote.name) ?? null
    const lastKnownGood = previous?.release === remote.release ? null : previous
    return [remote.name, { ...remote, enabled: true, lastKnownGood }] as const
  })
  const composition: Composition = { generation: 2, host, remotes: Object.fromEntries(live), overrides: {} }
  return composePage({ composition, route: matchRoute(path, composition), settings: {}, theme: themeTags({}) })
}

async function pageBytes(html: string): Promise<number> {
  return Buffer.byteLength((await compressPage(html, 'br')).body)
}

function changed(before: Files, after: Files): { files: number; bytes: number } {
  const sizes = [...after].filter(([address]) => !before.has(address)).map(([, size]) => size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function compare(remote: string, path: string, before: Built, after: Built): Promise<void> {
  const html = composeHtml(after, before, path)
  const [split, whole] = [await readBundle(after.splitFolder), await readBundle(after.wholeFolder)]
  const rows = {
    federated: { ...changed(before.federated, after.federated), page: await pageBytes(html) },
    'single bundle': {
      ...changed(before.whole, after.whole),
      page: await pageBytes(asBundlePage(html, whole, path)),
    },
    'the same, split by page like the remotes': {
      ...changed(before.split, after.split),
      page: await pageBytes(asBundlePage(html, split, path)),
    },
  }
  console.log(`\nOne line in ${remote}, then ${path}:`)
  const cost = rows.federated.bytes + rows.federated.page
  for (const [name, { files, bytes, page }] of Object.entries(rows)) {
    const share = name === 'federated' ? '' : `: federated costs ${((100 * cost) / (bytes + page)).toFixed(1)} % of it`
    console.log(
      `  ${name}: ${kilobytes(bytes + page)} = ${files} files ${kilobytes(bytes)} + page ${kilobytes(page)}${share}`,
    )
  }
  const single = rows['single bundle']
  if (cost >= ALLOWED_SHARE * (single.bytes + single.page)) {
    console.error(`  More than ${100 * ALLOWED_SHARE} % of what the single bundle costs.`)
    process.exitCode = 1
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

try {
  let before = await build('before')
  for (const { remote, page, path } of CHANGES) {
    await appendFile(join(sources.root, 'remotes', remote, page), `\nconsole.debug('One more line in ${remote}')\n`)
    const after = await build(remote)
    await compare(remote, path, before, after)
    await Promise.all([before.splitFolder, before.wholeFolder].map((folder) => rm(folder, { recursive: true })))
    before = after
  }
} finally {
  await sources.remove()
  await rm(output, { recursive: true, force: true })
}
