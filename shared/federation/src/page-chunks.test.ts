import { findPageImports } from './page-chunks.ts'

describe('findPageImports', () => {
  test('finds the module of each page, under quoted and plain names', () => {
    const source = `
      import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
      export const manifest: RemoteManifest = {
        kitVersion: '1.0.0',
        pages: {
          explore: { load: () => import('./pages/explore-page.tsx'), prefetch: ({ url }) => start(url) },
          'swipe-file': { load: async () => { return import('./pages/swipe-file-page.tsx') } },
        },
      }`
    expect([...findPageImports(source)]).toEqual([
      ['explore', './pages/explore-page.tsx'],
      ['swipe-file', './pages/swipe-file-page.tsx'],
    ])
  })

  test('leaves out a page whose import cannot be read from the text', () => {
    expect([...findPageImports('export const manifest = { pages: { explore: { load: loadExplore } } }')]).toEqual([])
  })
})
