import type { Logger } from 'pino'
import { MINUTE_MS } from '../clock.ts'
import type { TlsFiles } from '../tls-variables.ts'
import { type Certificate, readCertificate } from './certificate.ts'

interface Parts {
  files: TlsFiles
  /** What the server uses now. */
  used: Certificate
  /** Puts another one in its place, for connections that come later. */
  use: (certificate: Certificate) => void
  log: Pick<Logger, 'info' | 'warn'>
  everyMs?: number
}

/**
 * Takes a renewed certificate over without a restart. The contents of both files are compared: links that are put elsewhere,
 * as certbot and Kubernetes do it, raise no events that could be relied on. A certificate whose key is not there yet is left
 * for the next look.
 * @returns ends it
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
