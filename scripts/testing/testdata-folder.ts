import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Third-party files that no file of this repository is made from: real ads, recordings, descriptions that vendors publish. They are
 * located beside the checkout where CI runs, and usually nowhere else.
 */
export const testdataFolder = process.env['TESTDATA'] ?? join(import.meta.dirname, '../../../shared/testdata')

export const hasTestdata = existsSync(testdataFolder)
