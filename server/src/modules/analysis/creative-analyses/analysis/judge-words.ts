import type { AdWords, Finding, TextLine } from '@marquee/contract/creative-analyses'
import { CLAIM_RULES } from './claim-rules.ts'
import { findCallToAction, findHookType, getReadingEase } from './read-copy.ts'

const FLESCH = { title: 'Flesch, “A new readability yardstick”, 1948', url: 'https://doi.org/10.1037/h0057532' }
const LENGTHS = { title: 'Meta ads guide: text recommendations', url: 'https://www.facebook.com/business/ads-guide' }
const OURS = { title: 'Our rule', url: null }
const PRIMARY_TEXT = 125
const HEADLINE = 40
const PLAIN_ENGLISH = 60

/** Judges the words on the creative, and the ad's text next to it. */
export function judgeWords(lines: readonly TextLine[], words: AdWords): Finding[] {
  const onCreative = lines.map(({ text }) => text)
  const all = [...onCreative, words.headline, words.body].filter((text) => text.trim() !== '')
  return [
    ...judgeHook(words.body.trim() === '' ? onCreative.join(' ') : words.body),
    ...judgeCall(lines, words),
    ...judgeEase(words.body.trim() === '' ? onCreative.join('. ') : words.body),
    ...judgeLengths(words),
    ...judgeClaims(all.join('\n'), lines),
  ]
}

function judgeHook(text: string): Finding[] {
  if (text.trim() === '') {
    return []
  }
  const hook = findHookType(text)
  return [
    {
      ...base('hook'),
      level: 'fact',
      title: hook === null ? 'The opening is a plain statement' : `Opens with: ${hook.label.toLowerCase()}`,
      value: hook?.label ?? 'Statement',
      rule: 'The first words decide whether somebody stops: a question, an offer, a number, proof, a problem, a story.',
      source: OURS,
      places: [],
    },
  ]
}

function judgeCall(lines: readonly TextLine[], words: AdWords): Finding[] {
  const rule = 'One short line says what to do next, with a verb.'
  if (words.call_to_action.trim() !== '') {
    return [
      {
        ...base('call-to-action'),
        level: 'good',
        title: 'The ad has a button',
        value: words.call_to_action,
        rule,
        source: OURS,
        places: [],
      },
    ]
  }
  const index = findCallToAction(lines.map(({ text }) => text))
  const line = index === null ? undefined : lines[index]
  return [
    line === undefined
      ? {
          ...base('call-to-action'),
          level: 'advice',
          title: 'No call to action was found',
          value: 'None',
          rule,
          source: OURS,
          places: [],
        }
      : {
          ...base('call-to-action'),
          level: 'good',
          title: 'The call to action is clear',
          value: line.text,
          rule,
          source: OURS,
          places: [line.place],
        },
  ]
}

function judgeEase(text: string): Finding[] {
  const ease = getReadingEase(text)
  if (ease === null) {
    return []
  }
  const isEasy = ease.score >= PLAIN_ENGLISH
  return [
    {
      ...base('reading-ease'),
      level: isEasy ? 'good' : 'advice',
      title: isEasy ? 'The text is easy to read' : 'The text is hard to read',
      value: `Reading ease ${ease.score}`,
      rule: `Plain English scores ${PLAIN_ENGLISH} and more. Counted over ${ease.words} words in ${ease.sentences} sentences; for English only.`,
      source: FLESCH,
      places: [],
    },
  ]
}

function judgeLengths({ headline, body }: AdWords): Finding[] {
  const checks = [
    { check: 'body-length', label: 'primary text', text: body.trim(), most: PRIMARY_TEXT },
    { check: 'headline-length', label: 'headline', text: headline.trim(), most: HEADLINE },
  ]
  return checks.flatMap(({ check, label, text, most }): Finding[] =>
    text === ''
      ? []
      : [
          {
            ...base(check),
            level: text.length <= most ? 'good' : 'advice',
            title: text.length <= most ? `The ${label} is shown whole` : `The ${label} is cut off in the feed`,
            value: `${text.length} characters`,
            rule: `About ${most} characters are shown before “See more”.`,
            source: LENGTHS,
            places: [],
          },
        ],
  )
}

function judgeClaims(text: string, lines: readonly TextLine[]): Finding[] {
  return CLAIM_RULES.flatMap(({ title, pattern, source }): Finding[] => {
    const match = text.match(pattern)
    return match === null
      ? []
      : [
          {
            ...base('claim'),
            level: 'problem',
            title,
            value: `“${match[0].trim().slice(0, 80)}”`,
            rule: 'Platforms refuse ads for claims like this one. Say what can be shown instead.',
            source,
            places: lines.filter((line) => pattern.test(line.text)).map(({ place }) => place),
          },
        ]
  })
}

function base(check: string): Pick<Finding, 'check' | 'group' | 'placement'> {
  return { check, group: 'words', placement: null }
}
