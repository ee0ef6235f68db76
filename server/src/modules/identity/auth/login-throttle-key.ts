import anyAscii from 'any-ascii'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'

/**
 * The key under which login attempts are counted: the lower-cased, transliterated e-mail address and the network address (auth
 * contract), so that `Ünal@`, `unal@` and `ⓤⓝⓐⓛ@` share one counter.
 */
export function loginThrottleKey(email: string, ipAddress: string): string {
  return `login:${anyAscii(email.normalize('NFKC')).toLowerCase()}|${toNetworkKey(ipAddress)}`
}
