import type { Shell } from '../shell/shell.ts'

/**
 * The link of the verification mail opens this address with `verified=1`: shows a toast once, and removes the parameter from the address.
 */
export function announceVerifiedEmail(shell: Pick<Shell, 'toasts'>): void {
  const url = new URL(window.location.href)
  if (url.searchParams.get('verified') !== '1') {
    return
  }
  url.searchParams.delete('verified')
  window.history.replaceState(window.history.state, '', url)
  shell.toasts.show({ severity: 'success', summary: 'Your e-mail address is verified', life: 6000 })
}
