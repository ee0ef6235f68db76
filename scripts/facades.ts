// `npm run make facades`: adds the imported names to the lists of the names that the host provides to remotes (host/src/remotes/facades).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { updateFacades } from './generators/facade-files.ts'
import { readSharedImports } from './generators/shared-imports.ts'

const root = join(import.meta.dirname, '..')
for (const [file, text] of updateFacades(root, readSharedImports(root))) {
  writeFileSync(join(root, file), text)
  console.log(`${file}: updated`)
}
