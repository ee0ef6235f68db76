import anyAscii from 'any-ascii'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'

/**
 * The key that login attempts are counted under: lower-cased, transliterated address and network address (auth contract), so that
 * `Ünal@`, `unal@` and `ⓤⓝⓐⓛ@` share one counter.
 */
export function loginThrottleKey(email: string, ipAddress: string): string {
  return `login:${anyAscii(email.normalize('NFKC')).toLowerCase()}|${toNetworkKey(ipAddress)}`
}
