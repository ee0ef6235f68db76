import { remoteSources } from '../../shared/create-remote/src/remote-sources.ts'

/** The files of a new remote of this workspace. Path → content. */
export function remoteFiles(name: string, title: string): Map<string, string> {
  const folder = `remotes/${name}`
  const sources = [...remoteSources(name, title)].map(([file, content]) => [`${folder}/${file}`, content] as const)
  return new Map([[`${folder}/package.json`, packageJson(name)], ...sources])
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
      ...workspace(['federation', 'testing']),
      ...catalog(['@types/react', '@types/react-dom', ...singletons].sort()),
    },
    peerDependencies: { ...workspace(['remote-kit']), ...catalog(singletons) },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
