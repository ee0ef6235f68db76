// Builds one package of the workspace in a process of its own: `node build-package.ts <folder> <name> <release> <output folder>`.
import { join, resolve } from 'node:path'
import { buildPackage } from './package-build.ts'

const [folder = '', name = '', release = '', output = ''] = process.argv.slice(2)
try {
  await buildPackage({
    folder: resolve(folder),
    name,
    release,
    output: resolve(output),
    sharedFrom: join(import.meta.dirname, '../../../host'),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
