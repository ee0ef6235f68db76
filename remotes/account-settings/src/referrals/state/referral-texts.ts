interface ReferralText {
  /** Where it fits. */
  place: string
  text: string
}

/** Texts to recommend the product with, the link in them. */
export function listReferralTexts(url: string): ReferralText[] {
  return [
    {
      place: 'Short post',
      text: `The ads that have been running for months are the ones that work. Marquee shows me which, and turns what I learn into briefs. 14 days free: ${url}`,
    },
    {
      place: 'Message to a colleague',
      text: `You asked how I find ideas for new ads. I use Marquee: I search what competitors run, save the good ones to boards, and write the brief beside them. Try it for 14 days, no card needed: ${url}`,
    },
    {
      place: 'Newsletter',
      text: `Tool of the week: Marquee\nAn ad library that shows how long an ad has been live and why it scores well, with boards, brand timelines and briefs in one place. The first 14 days are free.\n${url}`,
    },
  ]
}
