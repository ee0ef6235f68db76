// `npm run new remote NAME` and `npm run new module DOMAIN/NAME`: write the files of a remote or of a server module, and wire them.
import { join } from 'node:path'
import { generate } from './generators/generate.ts'
import { addPackagesToLockfile } from './toolchain.mjs'

const root = join(import.meta.dirname, '..')
const [kind, name = '', ...others] = process.argv.slice(2)
try {
  if (others.length > 0) {
    throw new Error(
      `Unknown: ${others.join(' ')}. Say what to make: "npm run new module DOMAIN/NAME" or "npm run new remote NAME".`,
    )
  }
  if (kind !== 'module' && kind !== 'remote') {
    throw new Error('Say what to make: "npm run new module DOMAIN/NAME" or "npm run new remote NAME".')
  }
  const { changed, next } = generate(root, kind, name)
  if (kind === 'remote') {
    addPackagesToLockfile()
    changed.push('pnpm-lock.yaml')
  }
  console.log(`Written:\n  ${changed.join('\n  ')}\n${next}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
