interface Offer {
  badge: string
  note: string
  sentence: string
}

/** What every niche says, by language. */
export interface Phrases {
  closers: readonly string[]
  /** Bodies around the niche's sentence of another language; `{line}` and `{detail}` are that sentence's two halves. */
  openers: readonly string[]
  offers: readonly Offer[]
  /** The same for what is not sent in a parcel. */
  serviceClosers: readonly string[]
  serviceOffers: readonly Offer[]
  seasons: readonly string[]
  captions: readonly string[]
  tags: readonly string[]
  ctas: Readonly<Record<string, string>>
  currency: (amount: number) => string
}
