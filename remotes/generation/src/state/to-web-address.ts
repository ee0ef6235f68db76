/** Users paste "shop.example/cup": an address without a scheme becomes https. Null for an empty text. */
export function toWebAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '') {
    return null
  }
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
