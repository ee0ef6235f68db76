import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageFile = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** A package of the kit, as it is in the workspace. */
export interface KitPackage {
  /** Its folder in `shared/`. */
  folder: string
  description: string
  /** Import path → source file. */
  exports: Readonly<Record<string, string>>
  /** Command → source file. */
  bin: Readonly<Record<string, string>>
  source: z.infer<typeof packageFile>
}

/** The packages that another repository gets. Only the part of `federation` that builds and releases a remote is among them. */
const chosen: readonly (Pick<KitPackage, 'folder' | 'description'> & {
  only?: string[]
  bin?: Record<string, string>
})[] = [
  { folder: 'contract', description: 'Every API call of Marquee: path, schemas, rights, errors.' },
  { folder: 'creative', description: 'The documents of creatives, which the contract describes.' },
  { folder: 'funnel-pages', description: 'The documents of funnel pages, which the contract describes.' },
  { folder: 'api-client', description: 'Calls the API of Marquee.' },
  { folder: 'remote-kit', description: 'What the host of Marquee and its remotes give each other.' },
  { folder: 'ui', description: 'The design system of Marquee, on antd.' },
  { folder: 'testing', description: 'Renders pages of a remote in Jest as the host does.' },
  {
    folder: 'federation',
    description: 'Builds, runs and releases a remote of Marquee.',
    only: ['./remote-config'],
    bin: { 'marquee-remote': './src/remote-repository/command.ts' },
  },
  {
    folder: 'create-remote',
    description: 'Writes a repository with a remote of Marquee.',
    only: [],
    bin: { 'create-remote': './src/main.ts' },
  },
]

/** @param root folder of the repository */
export function readKitPackages(root: string): KitPackage[] {
  return chosen.map(({ folder, description, only, bin = {} }) => {
    const source = packageFile.parse(JSON.parse(readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8')))
    const exports = Object.entries(source.exports).filter(([path]) => only === undefined || only.includes(path))
    return { folder, description, source, exports: Object.fromEntries(exports), bin }
  })
}
