/** Leaves this page for another address of our origin, with a full load. */
export function loadAddress(address: string): void {
  window.location.replace(address)
}

/** Loads this page anew. */
export function reloadPage(): void {
  window.location.reload()
}
