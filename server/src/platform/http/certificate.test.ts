import { rm, writeFile } from 'node:fs/promises'
import { createCertificateFiles } from '../../testing/certificate-files.ts'
import { makeCertificate } from '../../testing/make-certificate.ts'
import { readCertificate } from './certificate.ts'

type Made = Awaited<ReturnType<typeof createCertificateFiles>>

let made: Made
beforeEach(async () => {
  made = await createCertificateFiles()
})
afterEach(() => made.remove())

test('a certificate is read with its key', async () => {
  const { cert, key } = await readCertificate(made.files)
  expect(cert.toString()).toBe(made.certificate)
  expect(key.toString()).toContain('BEGIN PRIVATE KEY')
})

const spoil: [string, (made: Made) => Promise<void>, RegExp][] = [
  [
    'a missing certificate',
    ({ files }) => rm(files.certFile),
    /^TLS_CERT_FILE cannot be read \(ENOENT\): .*cert\.pem$/,
  ],
  ['a missing key', ({ files }) => rm(files.keyFile), /^TLS_KEY_FILE cannot be read \(ENOENT\): .*key\.pem$/],
  ['a text', ({ files }) => writeFile(files.certFile, 'hunter2'), /^TLS_CERT_FILE holds no certificate in PEM form: /],
  [
    'a text as key',
    ({ files }) => writeFile(files.keyFile, 'hunter2'),
    /^TLS_KEY_FILE holds no private key in PEM form/,
  ],
  [
    'the key of another certificate',
    ({ files }) => writeFile(files.keyFile, makeCertificate().key),
    /^TLS_KEY_FILE is not the key of the certificate in TLS_CERT_FILE: /,
  ],
]

test.each(spoil)(
  '%s is refused by the name of its variable, and nothing of the file is told',
  async (_, act, reason) => {
    await act(made)
    const refusal = await readCertificate(made.files).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'EnvironmentError', message: expect.stringMatching(reason) })
    expect(String(refusal)).not.toMatch(/hunter2|PEM routines|PRIVATE/)
  },
)
