import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import resolve from 'enhanced-resolve'
import type { ReleaseDescription } from './registry.ts'

/** A module that the host provides; all remotes use the host's only copy. */
export interface SharedModule {
  /** The import specifier, as `antd/es/table`. */
  key: string
  version: string
  /** The file that the specifier resolves to. */
  file: string
}

/** Packages with state or identity: two copies would break React, the router, the caches or the theme. */
const packageModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
  '@reduxjs/toolkit',
  'react-redux',
  '@ant-design/cssinjs',
  'zod',
]

/**
 * Our own packages that hold the host's services and settings. All their exported modules are shared, except those that only development
 * uses.
 */
const workspacePackages = ['@marquee/remote-kit', '@marquee/api-client']
const developmentOnly = new Set(['@marquee/remote-kit/development-host'])

const RUNTIME_CORE = '@module-federation/runtime-core'

const resolveFile = resolve.create.sync({
  conditionNames: ['webpack', 'browser', 'module', 'import', 'default'],
  mainFields: ['browser', 'module', 'main'],
  extensions: ['.js', '.ts', '.tsx'],
})

/**
 * The only list of shared modules. antd is shared component by component (`antd/es/table`), so that a page loads only the components that
 * it uses.
 * @param context folder of the package whose dependencies determine which packages exist and in which version: the host's, or that of a
 * remote in another repository
 */
export function listSharedModules(context: string): SharedModule[] {
  const keys = [
    ...packageModules,
    ...workspacePackages.flatMap((name) => exportedModules(context, name)),
    ...antdComponents(context),
  ]
  return keys.map((key) => sharedModule(context, key))
}

/** Package → the version in the context's dependencies. Our own packages are left out, because the kit's version covers them. */
export function providedSingletons(context: string): Record<string, string> {
  const packages = listSharedModules(context).filter(({ key }) => !isWorkspaceModule(key))
  return Object.fromEntries(
    [...packages, runtimeCore()].map(({ key, version }) => [toPackageName(key), version] as const),
  )
}

/** Package → the range of versions that a remote's build takes from the host: the runtime's core, and the packages that it uses. */
export function wantedSingletons(
  { entry, pages }: Pick<ReleaseDescription, 'entry' | 'pages'>,
  context: string,
): Record<string, string> {
  const provided = providedSingletons(context)
  const consumed = [entry, ...Object.values(pages)].flatMap(({ consumes }) => consumes)
  const used = [...consumed, RUNTIME_CORE].map(toPackageName)
  return Object.fromEntries(
    [...new Set(used)]
      .toSorted()
      .flatMap((name) => (provided[name] === undefined ? [] : [[name, `^${provided[name]}`] as const])),
  )
}

/** The runtime's core is not a shared module, because it provides them. Every container is built to run with the host's copy. */
function runtimeCore(): SharedModule {
  const file = resolveFile(import.meta.dirname, RUNTIME_CORE)
  if (typeof file !== 'string') {
    throw new Error(`"${RUNTIME_CORE}" has no file.`)
  }
  return { key: RUNTIME_CORE, file, version: toVersion(file, RUNTIME_CORE) }
}

function isWorkspaceModule(key: string): boolean {
  return workspacePackages.includes(toPackageName(key))
}

/** `antd/es/table` → `antd`, `@tanstack/react-query/x` → `@tanstack/react-query`. */
function toPackageName(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/')
}

function sharedModule(context: string, key: string): SharedModule {
  const file = resolveModule(context, key)
  return { key, file, version: toVersion(file, key) }
}

function resolveModule(context: string, request: string): string {
  const file = resolveFile(context, request)
  if (typeof file !== 'string') {
    throw new Error(`The shared module "${request}" has no file.`)
  }
  return file
}

function exportedModules(context: string, packageName: string): string[] {
  const file = findPackageJSON(packageName, pathToFileURL(join(context, 'package.json')))
  const { exports = {} } = file === undefined ? {} : (toPackage(file) ?? {})
  return Object.keys(exports)
    .map((path) => packageName + path.slice(1))
    .filter((key) => !developmentOnly.has(key) && !key.endsWith('.json'))
}

/** The names that `import { … } from 'antd'` can import. */
function antdComponents(context: string): string[] {
  const index = readFileSync(resolveModule(context, 'antd/es/index.js'), 'utf8')
  const folders = [...index.matchAll(/export \{ default as \w+ \} from '\.\/([\w-]+)'/g)].map(([, folder]) => folder)
  return [...new Set(folders), 'locale/en_US'].map((folder) => `antd/es/${folder}`)
}

function toVersion(file: string, key: string): string {
  const name = toPackageName(key)
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const found = toPackage(join(folder, 'package.json'))
    if (found?.name === name && found.version !== undefined) {
      return found.version
    }
  }
  throw new Error(`The package of the shared module "${key}" has no version.`)
}

function toPackage(file: string): { name?: string; version?: string; exports?: Record<string, unknown> } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
