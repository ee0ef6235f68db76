import type { Environment } from '../platform/environment.ts'
import { parseKeyRing } from '../platform/secrets/secret-box.ts'

/** A key for credentials, in the format of the environment variable. */
const TEST_CREDENTIAL_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`

/** The settings of a server that reads ads from local servers. */
export function sourceSettings(urls: { meta?: string; tiktok?: string }): Pick<Environment, 'adSources'> {
  return {
    adSources: {
      // No server listens on this port.
      metaApiUrl: urls.meta ?? 'http://127.0.0.1:9',
      tiktokApiUrl: urls.tiktok ?? 'http://127.0.0.1:9',
      credentialKeys: parseKeyRing(TEST_CREDENTIAL_KEYS),
    },
  }
}
