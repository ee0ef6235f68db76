/** People paste "shop.example/cup": without a scheme it means https. Null for nothing. */
export function toWebAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '') {
    return null
  }
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
