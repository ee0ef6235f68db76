/** The sources of a new remote with two pages and an entry in the side navigation. Path within the remote's folder → content. */
export function remoteSources(name: string, title: string): Map<string, string> {
  return new Map([
    ['webpack.config.ts', webpackConfig(name)],
    ['src/manifest.ts', manifest(name, title)],
    ['src/href.ts', links()],
    ['src/remote-entry.ts', remoteEntry(name)],
    ['src/standalone.tsx', standalone()],
    [`src/pages/${name}-page.tsx`, page(name, title)],
    [`src/pages/${name}-details-page.tsx`, detailsPage(name, title)],
    [`src/pages/${name}-page.test.tsx`, pageTest(name, title)],
  ])
}

/** `saved-insights` → `Saved insights`. */
export function toTitle(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
}

function webpackConfig(name: string): string {
  return `import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: '${name}', context: import.meta.dirname })
`
}

function manifest(name: string, title: string): string {
  return `import type { ReleaseManifest } from '@marquee/remote-kit/release-manifest'

/** What this remote brings: the host shows it before it loads any of the code. */
export const manifest = {
  routes: [
    { name: '${name}', path: '/${name}', kind: 'app', title: '${title}', section: '${name}' },
    { name: '${name}.details', path: '/${name}/:id', kind: 'app', title: '${title}', section: '${name}' },
  ],
  sections: [
    { name: '${name}', label: '${title}', icon: 'Layers', route: '${name}', group: 'Make', order: 100 },
  ],
} as const satisfies ReleaseManifest
`
}

function links(): string {
  return `import { createHref } from '@marquee/remote-kit/release-manifest'
import { manifest } from './manifest.ts'

/** The addresses of this remote's own pages. */
export const href = createHref(manifest)
`
}

function remoteEntry(name: string): string {
  return `import type { RemoteEntry } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import type { manifest as declared } from './manifest.ts'

export const manifest: RemoteEntry<typeof declared> = {
  kitVersion: KIT_VERSION,
  pages: {
    '${name}': { load: () => import('./pages/${name}-page.tsx') },
    '${name}.details': { load: () => import('./pages/${name}-details-page.tsx') },
  },
}
`
}

function standalone(): string {
  return `import { runStandalone } from '@marquee/remote-kit/development-host'
import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { manifest } from './manifest.ts'
import { manifest as entry } from './remote-entry.ts'

runStandalone(manifest, entry, (app) => <ThemeProvider mode="light">{app}</ThemeProvider>)
`
}

function page(name: string, title: string): string {
  return `import { usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { Link } from 'react-router'
import { href } from '../href.ts'

export function Page() {
  usePageTitle('${title}')
  const { id, display_name: name } = useUser()
  return (
    <>
      <PageHeader title="${title}" description={\`Hello, \${name}.\`} />
      <Link to={href('${name}.details', { params: { id } })}>Open the details</Link>
    </>
  )
}
`
}

function detailsPage(name: string, title: string): string {
  return `import { usePageTitle } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { Link, useParams } from 'react-router'
import { href } from '../href.ts'

export function Page() {
  usePageTitle('${title} details')
  const { id } = useParams()
  return <PageHeader title="Details" description={id} before={<Link to={href('${name}')}>${title}</Link>} />
}
`
}

function pageTest(name: string, title: string): string {
  return `import { renderPage } from '@marquee/testing/render-page'
import { screen } from '@testing-library/react'
import { manifest as declared } from '../manifest.ts'
import { manifest } from '../remote-entry.ts'
import { Page } from './${name}-page.tsx'

test('the remote offers every page that it declares', async () => {
  for (const { name } of declared.routes) {
    await expect(manifest.pages[name].load()).resolves.toMatchObject({ Page: expect.any(Function) })
  }
})

test('the page leads on to the details', async () => {
  renderPage(<Page />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}')
  expect(screen.getByRole('link', { name: 'Open the details' })).toHaveAttribute('href', expect.stringMatching(/^\\/${name}\\/./))
})
`
}
