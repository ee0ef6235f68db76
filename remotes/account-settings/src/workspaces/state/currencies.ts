import { currency } from '@marquee/contract/workspace-settings'

/** The currencies by code and English name, in the order of the codes. */
export function listCurrencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return currency.options.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }))
}
