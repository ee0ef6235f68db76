import type { LineFinding, LineLanguage } from '@marquee/contract/line-checks'
import { findAll, toPlace, wholeWords } from './draft-finding.ts'
import { POLICY_WORDS, type PolicyWords } from './policy-words.ts'

export interface PolicyContext {
  /** The category of the product, such as `Skin care`. */
  category: string
  /** What the product and its offer state: urgency that stands here is true. */
  facts: readonly string[]
}

const META = 'https://transparency.meta.com/policies/ad-standards'
const SOURCES = {
  attributes: {
    title: 'Meta Advertising Standards: privacy violations and personal attributes',
    address: `${META}/objectionable-content/privacy-violations-personal-attributes/`,
  },
  health: {
    title: 'Meta Advertising Standards: personal health and appearance',
    address: `${META}/objectionable-content/personal-health-and-appearance/`,
  },
  discrimination: {
    title: 'Meta Advertising Standards: discriminatory practices',
    address: `${META}/unacceptable-content/discriminatory-practices/`,
  },
  misleading: {
    title: 'TikTok Advertising Policies: misleading and false content',
    address: 'https://ads.tiktok.com/help/article/tiktok-ads-policy-misleading-and-false-content',
  },
  weight: {
    title: 'TikTok Advertising Policies: weight management',
    address: 'https://ads.tiktok.com/help/article/tiktok-ads-policy-weight-management',
  },
  urgency: {
    title: 'Directive 2005/29/EC, annex I, number 7: false limits of time',
    address: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
  },
} as const

interface PolicyRule {
  rule: string
  source: keyof typeof SOURCES
  message: string
  /** @returns the expressions whose matches break the rule in this context */
  match: (words: PolicyWords, line: string, context: PolicyContext) => readonly RegExp[]
}

/** A word of the same sentence, up to three words away. */
const NEAR = "(?:[^\\p{L}\\p{N}.!?]+[\\p{L}\\p{N}’'-]+){0,3}[^\\p{L}\\p{N}.!?]+"

const RULES: readonly PolicyRule[] = [
  {
    rule: 'personal_attribute',
    source: 'attributes',
    message: 'Meta refuses ads that imply a personal attribute of the reader. Say what the product does instead.',
    match: ({ you, attribute, likeYou }) => [
      wholeWords(`(?:${you})${NEAR}(?:${attribute})`),
      wholeWords(`(?:${attribute})[^\\p{L}\\p{N}.!?]+(?:${likeYou})`),
    ],
  },
  {
    rule: 'before_after',
    source: 'health',
    message: 'Platforms refuse before-and-after comparisons about body and health.',
    match: ({ beforeAfter, body }, line, { category }) =>
      wholeWords(body).test(line) || wholeWords(body).test(category) ? [wholeWords(beforeAfter)] : [],
  },
  {
    rule: 'guaranteed_result',
    source: 'misleading',
    message: 'A promised result is refused as exaggerated. State what the product does, and what proves it.',
    match: ({ guaranteed }) => [wholeWords(guaranteed)],
  },
  {
    rule: 'cure',
    source: 'misleading',
    message: 'Claims of a cure are refused. State the use that the label of the product names.',
    match: ({ cure }) => [wholeWords(cure)],
  },
  {
    rule: 'weight_loss',
    source: 'weight',
    message: 'A promised change of weight is refused, and more so with a figure.',
    match: ({ weight }) => [wholeWords(weight)],
  },
  {
    rule: 'quick_money',
    source: 'misleading',
    message: 'Promises of income or of sure returns are refused.',
    match: ({ money }) => [wholeWords(money)],
  },
  {
    rule: 'absolute_term',
    source: 'misleading',
    message: 'TikTok refuses absolute terms about a product. Name what makes it good.',
    match: ({ absolute }) => [wholeWords(absolute)],
  },
  {
    rule: 'negative_self_perception',
    source: 'health',
    message: 'Ads must not make readers feel bad about their body. Show what is gained.',
    match: ({ shame }) => [wholeWords(shame)],
  },
  {
    rule: 'other_brand',
    source: 'misleading',
    message: 'TikTok refuses comparisons that put down other brands.',
    match: ({ rivals }) => [wholeWords(rivals)],
  },
  {
    rule: 'discrimination',
    source: 'discrimination',
    message: 'Ads must not exclude people by who they are.',
    match: ({ exclusion }) => [wholeWords(exclusion)],
  },
  {
    rule: 'urgency',
    source: 'urgency',
    message: 'A limit of time or of stock must be true. Add the offer with its end to the product, or leave it out.',
    match: ({ urgency }, _, { facts }) => {
      const isStated = facts.some((fact) => wholeWords(urgency).test(fact))
      return isStated ? [] : [wholeWords(urgency)]
    },
  },
]

/** Claims of a line that the policies of Meta or TikTok refuse. A finding is a warning: only the platform decides. */
export function findPolicyBreaks(line: string, language: LineLanguage, context: PolicyContext): LineFinding[] {
  return RULES.flatMap(({ rule, source, message, match }) =>
    match(POLICY_WORDS[language], line, context)
      .flatMap((expression) => findAll(line, expression))
      .map((found) => ({
        kind: 'policy' as const,
        rule,
        message,
        ...toPlace(found),
        suggestions: [],
        source: SOURCES[source],
      })),
  )
}
