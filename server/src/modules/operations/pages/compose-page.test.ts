import type { Feature } from '@marquee/contract/features'
import type { Composition, ReleaseDescription } from '@marquee/federation/registry'
import { specified } from '@marquee/remote-kit/routes'
import { composePage } from './compose-page.ts'
import { matchRoute } from './match-route.ts'
import { themeTags } from './page-theme.ts'
import type { Visitor } from './read-visitor.ts'

function toHash(letter: string): string {
  return `sha256-${letter.repeat(43)}=`
}

/** Where a file with the hash of a letter is fetched from. */
function toAddress(name: string, letter: string, file: string): string {
  return `/build/${name}/${letter.repeat(20)}/${file}`
}

function release(name: string, changes: Partial<ReleaseDescription> = {}): ReleaseDescription {
  return {
    name,
    release: '0123456789ab',
    kitVersion: '1.0.0',
    singletons: {},
    baseUrl: `/build/${name}/0123456789ab/`,
    entry: { scripts: ['remote-entry.js'], styles: [], consumes: ['react'] },
    globalName: `${name}_0123456789ab`,
    integrity: { 'remote-entry.js': toHash('a') },
    pages: {},
    provides: {},
    manifest: { routes: [] },
    ...changes,
  }
}

const composition: Composition = {
  generation: 7,
  host: release('host', {
    entry: { scripts: ['core.js', 'main.js'], styles: ['main.css'], consumes: [] },
    integrity: { 'core.js': toHash('b'), 'main.js': toHash('c'), 'main.css': toHash('d'), 'table.js': toHash('e') },
    provides: {
      react: { scripts: [], styles: [] },
      'antd/es/table': { scripts: ['core.js', 'table.js'], styles: [] },
      'antd/es/tree': { scripts: ['tree.js'], styles: [] },
    },
  }),
  remotes: {
    'ad-library': {
      ...release('ad-library', {
        integrity: { 'remote-entry.js': toHash('a'), '1.js': toHash('f'), '1.css': toHash('g') },
        manifest: { routes: [{ ...specified('explore'), title: 'Explore & save' }] },
        pages: { explore: { scripts: ['1.js'], styles: ['1.css'], consumes: ['antd/es/table'] } },
      }),
      enabled: true,
      lastKnownGood: null,
    },
    briefs: {
      ...release('briefs', { manifest: { routes: [{ ...specified('briefs'), title: 'Briefs' }] } }),
      enabled: false,
      lastKnownGood: null,
    },
  },
  overrides: {},
}

function renderPage(path: string, settings: Record<string, string> = {}): string {
  return composePage({ composition, route: matchRoute(path, composition), settings, theme: themeTags({}) })
}

function listPreloads(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="(?:script|style)" href="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  )
}

function toRegistry(html: string): unknown {
  const [, json = ''] = /<script type="application\/json" id="composition-registry">(.*)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

test('has the title that the manifest gives to its page', () => {
  expect(renderPage('/explore')).toContain('<title>Explore &amp; save · Marquee</title>')
  expect(renderPage('/nowhere')).toContain('<title>Marquee</title>')
})

test("starts the host's files with their integrity, scripts after the document is read", () => {
  const html = renderPage('/explore')
  expect(html).toContain(
    `<script defer src="${toAddress('host', 'c', 'main.js')}" integrity="${toHash('c')}"></script>`,
  )
  expect(html).toContain(
    `<link rel="stylesheet" href="${toAddress('host', 'd', 'main.css')}" integrity="${toHash('d')}">`,
  )
})

test('[P-92] uses the whole screen of a phone with a notch; styles keep what is shown inside', () => {
  expect(renderPage('/explore')).toContain(
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  )
})

test("preloads the container, the page's own files and the shared files that it takes, at low priority", () => {
  const html = renderPage('/explore')
  expect(listPreloads(html)).toEqual([
    toAddress('ad-library', 'a', 'remote-entry.js'),
    toAddress('ad-library', 'f', '1.js'),
    toAddress('ad-library', 'g', '1.css'),
    toAddress('host', 'e', 'table.js'),
  ])
  expect(html).toContain(`integrity="${toHash('f')}" fetchpriority="low"`)
})

test('[P-83] preloads the face of the texts at low priority, without credentials as a browser fetches it', () => {
  const host = { ...composition.host, fonts: ['inter.woff2'] }
  const html = composePage({ composition: { ...composition, host }, route: null, settings: {}, theme: [] })
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/build/host/0123456789ab/inter.woff2" crossorigin fetchpriority="low">',
  )
  expect(renderPage('/explore')).not.toContain('as="font"')
})

test.each([
  ['a page of the host', '/login'],
  ['an unknown address', '/nowhere'],
  ['a remote that is switched off', '/briefs'],
])('preloads nothing for %s', (_, path) => {
  expect(listPreloads(renderPage(path))).toEqual([])
})

test.each(['/explore', '/login', '/nowhere'])(
  '[G-01] %s asks who is signed in while its scripts are on the way',
  (path) => {
    expect(renderPage(path)).toContain(
      '<link rel="preload" as="fetch" href="/api/authcheck?with_plan=1" crossorigin="use-credentials">',
    )
  },
)

test('[P-83] who may need onboarding asks for it at once, and nobody else', () => {
  const preload = '<link rel="preload" as="fetch" href="/api/onboarding/user-data" crossorigin="use-credentials">'
  const standing = { plan: 'active', features: new Set<Feature>() } as const
  const visitor: Visitor = { rights: { isAdmin: false, role: 'owner', standing }, isVerified: true }
  const page = { composition, route: matchRoute('/explore', composition), settings: {}, theme: [] }
  expect(composePage({ ...page, visitor })).toContain(preload)
  expect(composePage({ ...page, visitor: { ...visitor, isVerified: false } })).not.toContain(preload)
  const member: Visitor = { ...visitor, rights: { isAdmin: false, role: 'member', standing } }
  expect(composePage({ ...page, visitor: member })).not.toContain(preload)
  expect(composePage(page)).not.toContain(preload)
})

test('[P-83] the frame stands where the app will be, before the message that no script has come', () => {
  expect(renderPage('/explore')).toMatch(/<div id="root"><div id="page-frame"[^>]*><style>[^]*<div class="unstarted"/)
})

test('carries the registry without what only the server needs', () => {
  expect(toRegistry(renderPage('/explore'))).toMatchObject({
    generation: 7,
    remotes: { 'ad-library': { enabled: true, entry: { scripts: ['remote-entry.js'] } }, briefs: { enabled: false } },
  })
  expect(renderPage('/explore')).not.toContain('provides')
})

test('nothing in the data can end its element or become markup', () => {
  const evil = '</script><script>alert(1)</script>'
  const html = composePage({
    composition: { ...composition, host: { ...composition.host, kitVersion: evil } },
    route: null,
    settings: { 'growthbook-key': evil },
    theme: [],
  })
  expect(html).not.toContain('<script>alert')
  expect(toRegistry(html)).toMatchObject({ host: { kitVersion: evil } })
})

test('gives the browser its settings in hidden elements, and leaves empty ones out', () => {
  const html = renderPage('/explore', { 'growthbook-key': 'sdk-1', 'mixpanel-token': '' })
  expect(html).toContain('<div id="growthbook-key" hidden>sdk-1</div>')
  expect(html).not.toContain('mixpanel-token')
})

test('the page comes in the chosen theme, and in that of the system without a choice', () => {
  expect(themeTags({ marquee_theme: 'dark' }).join('')).toContain('<meta name="color-scheme" content="dark">')
  expect(themeTags({ marquee_theme: '"><script>' }).join('')).toContain(
    '<meta name="color-scheme" content="light dark">',
  )
})
