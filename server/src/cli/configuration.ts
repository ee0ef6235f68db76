import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderConfiguration } from '../platform/configuration-document.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), renderConfiguration())
process.stdout.write('docs/configuration.md: written\n')
