import type { Logger } from 'pino'
import { MINUTE_MS } from '../clock.ts'
import type { TlsFiles } from '../tls-variables.ts'
import { type Certificate, readCertificate } from './certificate.ts'

interface Parts {
  files: TlsFiles
  /** The certificate that the server uses now. */
  used: Certificate
  /** Replaces the certificate, for later connections. */
  use: (certificate: Certificate) => void
  log: Pick<Logger, 'info' | 'warn'>
  everyMs?: number
}

/**
 * Applies a renewed certificate without a restart. The contents of both files are compared, because links that are replaced, as
 * certbot and Kubernetes do, raise no reliable events. A certificate whose key is not there yet is left for the next check.
 * @returns a function that stops the checks
 */
export function renewCertificate({ files, used, use, log, everyMs = MINUTE_MS }: Parts): () => void {
  let current = used
  let lastFailure: string | null = null

  async function look(): Promise<void> {
    try {
      const found = await readCertificate(files)
      lastFailure = null
      if (!found.cert.equals(current.cert) || !found.key.equals(current.key)) {
        use(found)
        current = found
        log.info({ file: files.certFile }, 'A renewed certificate is used')
      }
    } catch (error) {
      const failure = String(error)
      if (failure !== lastFailure) {
        log.warn({ err: error }, 'The certificate cannot be renewed; the one from before is used')
      }
      lastFailure = failure
    }
  }

  const timer = setInterval(() => void look(), everyMs).unref()
  return () => clearInterval(timer)
}
