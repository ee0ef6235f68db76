import type { Objection } from '../writer-language.ts'

/** What a benefit must say for it to answer an objection. Only words that leave no doubt are listed. */
const SIGNS: readonly (readonly [Objection, RegExp])[] = [
  [
    'risk',
    /\b(?:cancel|no (?:contract|commitment|minimum term)|free (?:trial|returns?)|money[- ]back|full refund|refunds? |free cancell?ation|try (?:it )?(?:free|at home|for)|send (?:it|them) back|return within|risk[- ]free)/i,
  ],
  [
    'cleaning',
    /\b(?:easy to (?:clean|wash|rinse)|easy[- ](?:clean|care)|dishwasher|machine[- ]?wash|washable|self[- ]cleaning|cleans itself|wipes? clean|rinses? clean|stain[- ]?(?:free|resistant|proof))/i,
  ],
  [
    'time',
    /\b(?:in (?:under |less than |just |only |about )?(?:\d+|one|two|three|five|ten|fifteen|thirty|a few) ?(?:-? ?second|sec\b|minute|min\b)s?(?! (?:walk|from))|same[- ]day|next[- ]day|instant(?:ly)?|in seconds|in minutes|(?:repl(?:y|ies)|answers?|delivered|responds?|ready) within (?:\d+|an|two|one) (?:hour|minute|second)s?|(?:dries|heats|charges|works|sets|ships|brews|cooks|boils) (?:fast|quick)|quick[- ]dry|fast[- ]charg)/i,
  ],
  [
    'effort',
    /\b(?:easy to (?:use|assemble|set|install|fit|follow|apply|carry|fold|put|book|build|mount|learn)|no (?:break-in|tools|assembly|drilling|setup|set-up|paperwork|forms|prep|ironing|experience|app)|automatic(?:ally)?|hands[- ]free|by itself|ready to (?:use|eat|go|cook|wear|hang)|effortless|set[s]? up in|one[- ]click|in one tap|without tools|needs no)/i,
  ],
  [
    'price',
    /\b(?:sav(?:e|es) (?:money|you money|up to [$€£]|[$€£]|on (?:bills|energy))|no (?:hidden |extra |monthly |booking |account |setup |annual |joining )?(?:fees?|costs|charges|subscription)|pays for itself|free for (?:up to|one|two|ever)|lower bills|costs less)/i,
  ],
  [
    'trust',
    /\b(?:tested by|dermatologist|clinically|certified|accredited|licensed|independently|third[- ]party|approved by|regulated|organic|audited|transparent|traceable|vetted|full ingredient)/i,
  ],
]

/** The usual objection that a benefit answers; null when no sign is found. */
export function findAnswered(benefit: string): Objection | null {
  return SIGNS.find(([, sign]) => sign.test(benefit))?.[0] ?? null
}
