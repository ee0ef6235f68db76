import { type ProductInput, productInput } from '@marquee/contract/products'

/** First message by field, as in `benefits.0`. */
export type FieldMessages = Readonly<Record<string, string>>

/** Checks by the contract's own rules, so that the form and the server say the same. */
export function checkProduct(input: ProductInput): FieldMessages {
  const parsed = productInput.safeParse(input)
  if (parsed.success) {
    return {}
  }
  const messages: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    messages[issue.path.join('.')] ??= issue.message
  }
  return messages
}
