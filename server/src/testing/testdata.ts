import { join } from 'node:path'

/**
 * The full path of a file of third-party test data. For files named `*.testdata.test.ts`, which run only where the folder exists:
 * jest.config.mjs defines its location, and leaves their project out elsewhere.
 * @param path as in `testdata('stripe', 'fixtures.json')`
 */
export function testdata(...path: readonly string[]): string {
  const folder = process.env['TESTDATA']
  if (folder === undefined) {
    throw new Error('Only tests of the project "testdata" have a folder of test data.')
  }
  return join(folder, ...path)
}
