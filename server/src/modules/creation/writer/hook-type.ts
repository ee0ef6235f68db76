import type { HookType } from '@marquee/contract/image-words'

const COMMANDS =
  /^(?:get|stop|start|try|meet|say|take|make|find|discover|choose|save|shop|join|see|learn|build|turn|keep|forget|skip|upgrade|switch|enjoy|give|treat|grab|claim|protect|cut|ditch|imagine)\b/i
const OFFER = /\d+\s?%|\b(?:off|sale|free shipping|deal|discount|buy one|two for one|save (?:up to )?[$€£]?\d)/i
const TESTIMONIAL = /^["“„«]|\b(?:i (?:was|love|never|tried)|my (?:skin|dog|husband|wife|kids)|changed my)\b/i

/** The type of an ad's opening sentence. A sentence that matches two types counts as the rarer one. */
export function readHookType(text: string): HookType {
  const sentence = text.trim()
  if (TESTIMONIAL.test(sentence)) {
    return 'testimonial'
  }
  if (/^how (?:to|we|i|you)\b/i.test(sentence)) {
    return 'how_to'
  }
  if (/\?/.test(sentence)) {
    return 'question'
  }
  if (OFFER.test(sentence)) {
    return 'offer'
  }
  if (/^\d+\s+\p{L}/u.test(sentence)) {
    return 'number'
  }
  return COMMANDS.test(sentence) ? 'command' : 'statement'
}
