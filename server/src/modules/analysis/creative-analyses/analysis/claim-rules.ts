interface ClaimRule {
  /** The platforms' objection to the claim, in a few words. */
  title: string
  pattern: RegExp
  source: { title: string; url: string }
}

const UNREALISTIC = {
  title: 'Meta: advertising standards, unrealistic outcomes',
  url: 'https://transparency.meta.com/policies/ad-standards/deceptive-content/unacceptable-business-practices/',
}
const PERSONAL = {
  title: 'Meta: advertising standards, privacy violations and personal attributes',
  url: 'https://transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes/',
}
const HEALTH = {
  title: 'Meta: advertising standards, health and wellness',
  url: 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness/',
}
const MISLEADING = {
  title: 'TikTok: advertising policies, misleading and false content',
  url: 'https://ads.tiktok.com/help/article/tiktok-advertising-policies-ad-creatives-landing-page-misleading-false-content',
}

/** Claims for which platforms refuse ads. A match is a reason to check, not a verdict: reviewers judge ads by their context. */
export const CLAIM_RULES: readonly ClaimRule[] = [
  {
    title: 'Promises a certain result',
    pattern: /\b(?:100 ?% )?guaranteed? (?:results?|success|income|approval|weight loss)\b|\bresults? guaranteed\b/i,
    source: MISLEADING,
  },
  {
    title: 'Promises money without risk',
    pattern:
      /\b(?:risk[- ]free (?:profit|income|investment|returns?)|get rich|double your money|passive income|make \$?\d[\d,.]* (?:a|per) (?:day|week|month))\b/i,
    source: UNREALISTIC,
  },
  {
    title: 'Promises weight loss by number or time',
    pattern: /\blose (?:up to )?\d+ ?(?:kg|kilos?|lbs?|pounds?)\b|\bmelts? (?:away )?fat\b/i,
    source: HEALTH,
  },
  { title: 'Shows before and after', pattern: /\bbefore (?:and|&|\/) after\b/i, source: HEALTH },
  {
    title: 'Claims to cure',
    pattern:
      /\b(?:cures?|heals?|eliminates?|reverses?) (?:your |the )?(?:\w+ )?(?:diabetes|cancer|anxiety|depression|arthritis|acne|pain|disease|insomnia)\b|\bmiracle (?:cure|pill|remedy)\b/i,
    source: HEALTH,
  },
  {
    title: 'Speaks of a personal attribute',
    pattern:
      /\bare you (?:overweight|fat|obese|depressed|bankrupt|in debt|broke|disabled|gay|diabetic|single|a (?:christian|muslim|jew|felon))\b|\byour (?:depression|diabetes|criminal record|debt|obesity)\b/i,
    source: PERSONAL,
  },
  {
    title: 'Calls itself the best without proof',
    pattern: /(?:^|\s)#1\b|\bnumber one (?:in|for)\b|\bworld['’]s best\b|\bthe best \w+ in the world\b/i,
    source: MISLEADING,
  },
  {
    title: 'Says that experts or doctors do not want it known',
    pattern: /\b(?:doctors|experts|they) (?:hate|don['’]t want you to know)\b|\bone weird trick\b/i,
    source: MISLEADING,
  },
  {
    title: 'Pretends to be part of the interface',
    pattern:
      /\b(?:click|tap) (?:the )?(?:play|x|close) (?:button|to)\b|\byou have \(?\d+\)? (?:new )?(?:messages?|notifications?)\b/i,
    source: MISLEADING,
  },
]
