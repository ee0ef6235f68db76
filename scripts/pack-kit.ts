// `npm run make pack-kit`: packs the kit for remotes of other repositories, as archives (docs/outside-teams.md).
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packKit } from './kit/pack-kit.ts'

const root = join(import.meta.dirname, '..')

try {
  const { values, positionals } = parseArgs({
    options: { try: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder = join(root, '.build/kit'), ...others] = positionals
  if (others.length > 0) {
    throw new Error(`Unknown: ${others.join(' ')}`)
  }
  const { version, archives } = packKit(root, resolve(folder), values.try)
  console.log(`The kit ${version} is in ${resolve(folder)}:\n  ${archives.join('\n  ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
