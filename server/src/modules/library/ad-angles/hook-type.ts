import type { HookType } from '@marquee/contract/image-words'

/** The languages whose words are judged. */
export type JudgedLanguage = 'en' | 'de'

interface HookWords {
  command: RegExp
  offer: RegExp
  testimonial: RegExp
  howTo: RegExp
}

const WORDS: Readonly<Record<JudgedLanguage, HookWords>> = {
  en: {
    command:
      /^(?:get|stop|start|try|meet|say|take|make|find|discover|choose|save|shop|join|see|learn|build|turn|keep|forget|skip|upgrade|switch|enjoy|give|treat|grab|claim|protect|cut|ditch|imagine)\b/i,
    offer: /\d+\s?%|\b(?:off|sale|free shipping|deals?|discounts?|buy one|two for one|save (?:up to )?[$€£]?\d+)\b/i,
    testimonial: /^["“„«]|\b(?:i (?:was|love|never|tried)|my (?:skin|dog|husband|wife|kids)|changed my)\b/i,
    howTo: /^how (?:to|we|i|you)\b/i,
  },
  de: {
    command:
      /^(?:hol|holt|holen sie|probier|probiere|entdeck|entdecke|entdeckt|entdecken sie|spar|spare|spart|sichere?|sichert|sichern sie|bestell|bestelle|kauf|kaufe|finde|findet|finden sie|teste|lern|lerne|mach|macht|machen sie|schau|schaut|nutze|nutzt|wähl|wähle|wählt|komm|kommt|lass|lasst|vergiss|gönn|gönne|starte|teile|teilt|klick|klicke|besuch|besuche|besuchen sie)(?![\p{L}\p{N}])/iu,
    offer:
      /\d+\s?%\s*(?:rabatt|reduziert|auf|sparen|günstiger)|(?<!\p{L})(?:rabatt|rabattcode|gutschein|angebot der woche|sonderangebot|versandkostenfrei|gratis|sale)(?![\p{L}\p{N}])/iu,
    testimonial:
      /^["“„«]|(?<!\p{L})(?:ich (?:war|liebe|habe noch nie)|meine? (?:haut|hund|mann|frau|kinder))(?!\p{L})/iu,
    howTo: /^(?:wie (?:du|sie|man|ihr|wir|ich)|so (?:geht|gelingt|machst|kannst))(?!\p{L})/iu,
  },
}

/** The type of an ad's opening sentence. A sentence that matches two types counts as the rarer one. */
export function readHookType(text: string, language: JudgedLanguage = 'en'): HookType {
  const sentence = text.trim()
  const words = WORDS[language]
  if (words.testimonial.test(sentence)) {
    return 'testimonial'
  }
  if (words.howTo.test(sentence)) {
    return 'how_to'
  }
  if (/\?/.test(sentence)) {
    return 'question'
  }
  if (words.offer.test(sentence)) {
    return 'offer'
  }
  if (/^\d+\s+\p{L}/u.test(sentence)) {
    return 'number'
  }
  return words.command.test(sentence) ? 'command' : 'statement'
}
