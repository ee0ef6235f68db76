import { join } from 'node:path'
import { listRemotes } from '../../shared/federation/src/list-remotes.ts'
import { findCollisions, findManifestFaults } from '../../shared/federation/src/page-rules.ts'
import { releaseManifest } from '../../shared/federation/src/release-manifest.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['host', ...listRemotes(root).map((name) => `remotes/${name}`)]

async function readManifest(file: string) {
  const module = (await import(join(root, file))) as Record<string, unknown>
  return releaseManifest.parse(module['manifest'])
}

const packages = await Promise.all(
  folders.map(async (folder) => ({
    name: folder.replace('remotes/', ''),
    manifest: await readManifest(`${folder}/src/manifest.ts`),
  })),
)
const routes = packages.flatMap(({ manifest }) => manifest.routes)
const getSection = new Map(routes.map(({ name, section }) => [name, section]))

test.each(packages)('the manifest of $name is without faults', (one) => {
  expect(findManifestFaults(one)).toEqual([])
})

test('all packages of this repository can be live together', () => {
  const pairs = packages.flatMap((one, index) => packages.slice(index + 1).map((other) => [one, other] as const))
  expect(pairs.flatMap(([one, other]) => findCollisions(one, other))).toEqual([])
})

test('[R-20] every page of the app layout belongs to a section', () => {
  expect(routes.filter(({ kind, section }) => kind === 'app' && section === undefined)).toEqual([])
})

test.each([
  ['staff-picks', 'staff-picks'],
  ['products', 'products'],
  ['create-product', 'products'],
  ['ad-templates', 'ad-templates'],
  ['ai-videos', 'ai-videos'],
  ['create-ai-video', 'ai-videos'],
  ['funnel-templates', 'funnel-templates'],
  ['my-staff-picks', 'my-staff-picks'],
  ['swipe-file', 'swipe-file'],
  ['swipe-file-brands', 'swipe-file'],
  ['board', 'swipe-file'],
  ['explore', 'explore'],
  ['explore-brands', 'explore'],
  ['brand-spy', 'brand-spy'],
  ['brand-spy-details', 'brand-spy'],
  ['briefs', 'briefs'],
  ['brand-profiles', 'briefs'],
  ['brief-details', 'briefs'],
  ['plans', 'plans'],
  ['dashboard', 'dashboard'],
  ['creative-analyzer', 'creative-analyzer'],
  ['api-access', 'api-access'],
  ['image-generation', 'image-generation'],
  ['image-generation-details', 'image-generation'],
  ['image-generation-create', 'image-generation'],
  ['account-settings.basics', 'account-settings'],
  ['account-settings.workspaces', 'account-settings'],
  ['account-settings.subscription', 'account-settings'],
  ['account-settings.change-log', 'account-settings'],
  ['account-settings.integrations', 'account-settings'],
  ['account-settings.credits', 'account-settings'],
])('[R-20] the route %s belongs to the section %s', (route, expected) => {
  expect(getSection.get(route)).toBe(expected)
})
