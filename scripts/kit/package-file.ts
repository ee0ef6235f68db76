import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KitPackage } from './kit-packages.ts'

/** Where versions of dependencies come from. */
export interface Versions {
  /** The version of every package of the kit. */
  kit: string
  /** Package → the range in the workspace's catalog. */
  catalog: Readonly<Record<string, string>>
}

/**
 * The `package.json` of a packed package: what its compiled files import is a dependency, with real versions.
 * @param folder of the packed package, with the compiled files
 */
export function toPackageFile({ description, exports, bin, source }: KitPackage, versions: Versions, folder: string) {
  const texts = globSync('dist/**/*.{js,d.ts,mjs,cjs}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  const isUsed = (name: string) => texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text))
  const { dependencies, devDependencies, peerDependencies } = source
  const own = Object.keys({ ...devDependencies, ...dependencies }).filter(
    (name) => isUsed(name) && peerDependencies[name] === undefined,
  )
  const peers = Object.keys(peerDependencies).filter(isUsed)
  return {
    name: source.name,
    version: versions.kit,
    description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    files: ['dist', '.browserslistrc'],
    exports: Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, toTarget(file)])),
    ...(Object.keys(bin).length > 0 && {
      bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, toCompiled(file)])),
    }),
    dependencies: withVersions(own, versions),
    peerDependencies: withVersions(peers, versions),
  }
}

function toTarget(file: string) {
  const compiled = toCompiled(file)
  return compiled.endsWith('.js') ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : compiled
}

/** `./src/ad/ad-card.tsx` → `./dist/ad/ad-card.js`. */
function toCompiled(file: string): string {
  return file.replace('./src/', './dist/').replace(/\.tsx?$/, '.js')
}

/** @throws Error for a package without a version */
function withVersions(names: readonly string[], { kit, catalog }: Versions): Record<string, string> {
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const version = name.startsWith('@marquee/') ? kit : catalog[name]
      if (version === undefined) {
        throw new Error(`The catalog has no version of ${name}.`)
      }
      return [name, version]
    }),
  )
}
