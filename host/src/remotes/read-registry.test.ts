import { REGISTRY_ELEMENT_ID } from '@marquee/federation/registry'
import { readRegistry } from './read-registry.ts'

const release = {
  name: 'briefs',
  release: '0123456789ab',
  kitVersion: '1.0.0',
  singletons: {},
  baseUrl: '/build/briefs/0123456789ab/',
  entry: { scripts: ['remote-entry.js'], styles: [] },
  globalName: 'briefs_0123456789ab',
  integrity: {},
}
const remote = { ...release, manifest: { routes: [] }, enabled: true, lastKnownGood: null }

function pageWith(registry: object): Document {
  const page = document.implementation.createHTMLDocument()
  const element = page.createElement('script')
  element.id = REGISTRY_ELEMENT_ID
  element.textContent = JSON.stringify({ generation: 1, host: release, overrides: {}, remotes: {}, ...registry })
  page.body.append(element)
  return page
}

test.each([undefined, '<!doctype html>', {}, { ...remote, integrity: { 'remote-entry.js': 'none' } }])(
  '[A-04] an entry that cannot be read, as %j, costs its own remote and no other',
  (broken) => {
    const { remotes } = readRegistry(pageWith({ remotes: { generation: broken, briefs: remote } }))
    expect(remotes).toEqual({ briefs: remote })
  },
)

test('a page without a host is none of our server', () => {
  expect(() => readRegistry(pageWith({ host: {} }))).toThrow('kitVersion')
  expect(() => readRegistry(document.implementation.createHTMLDocument())).toThrow('carries no composition registry')
})
