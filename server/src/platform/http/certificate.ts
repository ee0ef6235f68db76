import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import { EnvironmentError } from '../environment.ts'
import { errorCode } from '../errors/error-code.ts'
import type { TlsFiles } from '../tls-variables.ts'

export interface Certificate {
  cert: Buffer
  key: Buffer
}

/**
 * Reads a certificate and its key as they currently are on the disk.
 * @throws EnvironmentError that names the variable when a file cannot be read or used
 */
export async function readCertificate({ certFile, keyFile }: TlsFiles): Promise<Certificate> {
  const cert = await readNamed('TLS_CERT_FILE', certFile)
  const key = await readNamed('TLS_KEY_FILE', keyFile)
  check(`TLS_CERT_FILE holds no certificate in PEM form: ${certFile}`, () => createSecureContext({ cert }))
  check(`TLS_KEY_FILE holds no private key in PEM form, or one with a passphrase: ${keyFile}`, () =>
    createPrivateKey(key),
  )
  check(`TLS_KEY_FILE is not the key of the certificate in TLS_CERT_FILE: ${keyFile}`, () =>
    createSecureContext({ cert, key }),
  )
  return { cert, key }
}

async function readNamed(variable: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new EnvironmentError(`${variable} cannot be read (${errorCode(error)}): ${file}`, { cause: error })
  }
}

/** The OpenSSL message about a file does not help, and may quote the file. */
function check(reason: string, use: () => unknown): void {
  try {
    use()
  } catch {
    throw new EnvironmentError(reason)
  }
}
