import { resolve } from 'node:path'
import { z } from 'zod'

/** The variables that make the server speak HTTPS itself. */
export const tlsVariables = {
  TLS_CERT_FILE: z.string().optional().meta({
    description:
      'The server’s certificate and its chain in PEM; with it the server speaks HTTPS, HTTP/2 and HTTP/1.1 on its port, and adopts a renewed certificate within a minute. Set with `TLS_KEY_FILE`.',
  }),
  TLS_KEY_FILE: z.string().optional().meta({ description: 'The private key to `TLS_CERT_FILE` in PEM.' }),
}

type Variables = z.output<z.ZodObject<typeof tlsVariables>>

/** Absolute paths of files in PEM form. */
export interface TlsFiles {
  /** The server's certificate, followed by the chain to one that browsers trust. */
  certFile: string
  keyFile: string
}

export function toTlsFiles({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Variables): TlsFiles | null {
  return certFile === undefined || keyFile === undefined
    ? null
    : { certFile: resolve(certFile), keyFile: resolve(keyFile) }
}
