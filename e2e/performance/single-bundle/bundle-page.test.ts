import { asBundlePage } from './bundle-page.ts'

const registry = {
  generation: 1,
  host: {
    name: 'host',
    release: '0123456789ab',
    kitVersion: '1.0.0',
    singletons: {},
    baseUrl: '/build/host/0123456789ab/',
    entry: { scripts: [], styles: [] },
    globalName: '',
    integrity: { 'main.js': `sha256-${'a'.repeat(43)}=` },
  },
  remotes: {},
  overrides: {},
}
const html = [
  '<head>',
  '<title>Marquee</title>',
  '<link rel="stylesheet" href="/build/host/a/main.css" integrity="x">',
  '<script defer src="/build/host/a/main.js" integrity="x"></script>',
  '<link rel="preload" as="script" href="/build/briefs/a/1.js" integrity="x" fetchpriority="low">',
  '</head>',
  `<script type="application/json" id="composition-registry">${JSON.stringify(registry)}</script>`,
].join('\n')
const bundle = {
  entry: { scripts: ['main.js'], styles: ['main.css'] },
  pages: { briefs: { scripts: ['7.js'], styles: ['7.css'] } },
}

test("a page runs the bundle's files alone and preloads those of its address", () => {
  const page = asBundlePage(html, bundle, '/briefs')
  expect(page.match(/(?:src|href)="[^"]+"/g)).toEqual([
    'href="/build/single-bundle/000000000000/main.css"',
    'src="/build/single-bundle/000000000000/main.js"',
    'href="/build/single-bundle/000000000000/7.js"',
    'href="/build/single-bundle/000000000000/7.css"',
  ])
  expect(page).toContain('<title>Marquee</title>')
})

test('a page of the host preloads nothing, and hashes of federated files are not carried along', () => {
  const page = asBundlePage(html, bundle, '/login')
  expect(page).not.toContain('preload')
  expect(page).not.toContain('sha256-')
})
