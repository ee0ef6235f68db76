/** The files of a new remote with one page. Path → content. */
export function remoteFiles(name: string, title: string): Map<string, string> {
  const folder = `remotes/${name}`
  return new Map([
    [`${folder}/package.json`, packageJson(name)],
    [`${folder}/webpack.config.ts`, webpackConfig(name)],
    [`${folder}/src/remote-entry.ts`, remoteEntry(name)],
    [`${folder}/src/standalone.tsx`, standalone()],
    [`${folder}/src/pages/${name}-page.tsx`, page(title)],
    [`${folder}/src/pages/${name}-page.test.tsx`, pageTest(name, title)],
  ])
}

function packageJson(name: string): string {
  const workspace = (names: string[]) => Object.fromEntries(names.map((other) => [`@marquee/${other}`, 'workspace:*']))
  const catalog = (names: string[]) => Object.fromEntries(names.map((other) => [other, 'catalog:']))
  const singletons = ['@tanstack/react-query', 'antd', 'react', 'react-dom', 'react-router']
  const content = {
    name: `@marquee/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: { ...workspace(['remote-kit', 'ui']) },
    devDependencies: {
      ...workspace(['federation']),
      ...catalog(['@types/react', '@types/react-dom', ...singletons].sort()),
    },
    peerDependencies: { ...workspace(['remote-kit']), ...catalog(singletons) },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function webpackConfig(name: string): string {
  return `import { createRemoteConfig } from '@marquee/federation/remote-config'

export default createRemoteConfig({ name: '${name}', context: import.meta.dirname })
`
}

function remoteEntry(name: string): string {
  return `import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { KIT_VERSION } from '@marquee/remote-kit/version'

export const manifest: RemoteManifest = {
  kitVersion: KIT_VERSION,
  pages: {
    '${name}': { load: () => import('./pages/${name}-page.tsx') },
  },
}
`
}

function standalone(): string {
  return `import { runStandalone } from '@marquee/remote-kit/development-host'
import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { manifest } from './remote-entry.ts'

runStandalone(manifest, (app) => <ThemeProvider mode="light">{app}</ThemeProvider>)
`
}

function page(title: string): string {
  return `import { usePageTitle, useUser } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'

export function Page() {
  usePageTitle('${title}')
  const { display_name: name } = useUser()
  return <PageHeader title="${title}" description={\`Hello, \${name}.\`} />
}
`
}

function pageTest(name: string, title: string): string {
  return `import { manifest } from '../remote-entry.ts'

test('the remote offers its page "${title}"', async () => {
  const definition = manifest.pages['${name}']
  await expect(definition?.load()).resolves.toMatchObject({ Page: expect.any(Function) })
})
`
}
