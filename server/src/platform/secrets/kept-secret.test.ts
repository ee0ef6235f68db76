import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCredentialKeys } from '../credential-keys.ts'
import { readEnvironment } from '../environment.ts'
import { StartError } from '../errors/start-error.ts'
import { readSessionSecrets } from '../session-secret.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kept-secret-'))
})

afterEach(() => rm(dataDir, { recursive: true }))

const environment = (variables: Record<string, string> = {}) => readEnvironment({ DATA_DIR: dataDir, ...variables })

test('a secret is made once, for our account only, also by two processes that start at once', async () => {
  const [[first], second] = await Promise.all([readSessionSecrets(environment()), readSessionSecrets(environment())])
  expect([first]).toEqual(second)
  expect(first.length).toBeGreaterThanOrEqual(32)
  const next = { SESSION_SECRET: 'n'.repeat(32), SESSION_SECRET_ACCEPTED: first }
  expect(await readSessionSecrets(environment())).toEqual([first])
  expect(await readSessionSecrets(environment(next))).toEqual(['n'.repeat(32), first])
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
})

test('keys for the credentials of ad sources are made and kept as the session secret is', async () => {
  const made = await readCredentialKeys(environment())
  expect([...(made?.values() ?? [])].map((key) => key.length)).toEqual([32])
  expect(await readCredentialKeys(environment())).toEqual(made)
  expect(await readFile(join(dataDir, 'credential-keys'), 'utf8')).toMatch(/^kept:/)
  const named = await readCredentialKeys(environment({ CREDENTIAL_KEYS: `own:${'A'.repeat(43)}=` }))
  expect([...(named?.keys() ?? [])]).toEqual(['own'])
})

test.each([
  ['session-secret', '', 'is empty'],
  ['session-secret', 'short', 'holds no session secret'],
  ['session-secret', '\n\n', 'is empty'],
  ['credential-keys', '', 'is empty'],
  ['credential-keys', 'kept:short', 'holds no keys'],
])('a file %s with %j is named with what to do, and left as it is', async (file, content, reason) => {
  await writeFile(join(dataDir, file), content)
  const reading = file === 'session-secret' ? readSessionSecrets(environment()) : readCredentialKeys(environment())
  const error: unknown = await reading.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  expect(String(error)).toContain(`${join(dataDir, file)} ${reason}`)
  expect(String(error)).toContain('or delete it and start again')
  expect(await readFile(join(dataDir, file), 'utf8')).toBe(content)
})

test('a folder in the place of the file is named, too', async () => {
  await mkdir(join(dataDir, 'session-secret'))
  await expect(readSessionSecrets(environment())).rejects.toThrow('cannot be read (EISDIR)')
})
