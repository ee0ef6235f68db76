import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files of others that no file of ours is made from: real ads, recordings, the descriptions that vendors publish. They lie beside
 * the checkout where CI runs, and nowhere else as a rule.
 */
export const testdataFolder = process.env['TESTDATA'] ?? join(import.meta.dirname, '../../../shared/testdata')

export const hasTestdata = existsSync(testdataFolder)
