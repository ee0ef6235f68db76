import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TlsFiles } from '../platform/tls-variables.ts'
import { makeCertificate } from './make-certificate.ts'

/** A certificate for this machine and its key, in their own folder. */
export async function createCertificateFiles(commonName?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-certificate-'))
  const files: TlsFiles = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }

  async function write(name?: string): Promise<string> {
    const { cert, key } = makeCertificate(name)
    await writeFile(files.keyFile, key, { mode: 0o600 })
    await writeFile(files.certFile, cert)
    return cert
  }

  return {
    files,
    certificate: await write(commonName),
    /** Replaces the certificate with another one, and resolves with it. */
    renew: write,
    remove: () => rm(folder, { recursive: true }),
  }
}
