/** Quantities, sizes and times: a number before one of these is no price. */
const UNIT_WORDS = [
  'm[lL]|c[lL]|d[lL]|[lL]|ltr|lt|lit(?:re|er|ro)s?|litri',
  'kg|g|gr|gms?|mg|mcg|µg|oz|lbs?|pounds?|ounces?|gram(?:s|m|mes)?|grammes?|кг|г|гр|мл|л',
  'mm|cm|m|km|ft|feet|foot|inch(?:es)?|in|"|yards?|yd|m2|m3|qm|см|мм|м|°',
  'pcs?|pieces?|packs?|count|ct|szt|st(?:ü|u)ck|stk|pi[eè]ces?|unidades|uds?|шт|ks|db|個|本|枚|件|ea|each|units?|sets?|pairs?|rolls?',
  '[xX×](?! ?[$€£])|in-?1|[kmgt]b|gig|mp|mah|k?wh?|watts?|v|volts?|hz|ghz|mhz|rpm|hp|ps|dpi|ppi|bit|core',
  'days?|weeks?|months?|years?|yrs?|hours?|hrs?|min(?:ute)?s?|sec(?:ond)?s?|tage?|wochen?|monate?n?|jahre?n?|stunden?|jours?|mois|ans?|d[ií]as?|mes(?:es)?|años?|days?|дн(?:ей|я)?|мес|лет|年|月|日|時間',
  'people|persons?|reviews?|ratings?|stars?|sold|left|in stock|items?|customers|buyers|servings?|tablets?|capsules?|caps|tabs|ply|seats?|doors?|bewertungen|avis|votes?|points?|pts|pages?|colou?rs?|sizes?|bids?|gebote?|payments?|installments?|instalments?|cuotas?|parcelas?|raten|rate[ns]?|mensualit[ée]s?',
  'free|get|for|für|pour|por|per|за|い?(?:点|%)',
]
export const UNIT = new RegExp(String.raw`^[ -]?(?:${UNIT_WORDS.join('|')})(?![\p{L}\d])`, 'iu')
export const PERCENT = /^ ?(?:%|percent|per cent|prozent|pct|pour ?cent|por ?ciento|por ?cento|процент\p{L}*)/iu
export const PERCENT_BEFORE = /(?<!\d ?)%\s?$/

/** Words of a price that no longer applies, or that somebody else asks. */
export const OLD_PRICE =
  /(?:\bwas|\bwere|\breg(?:ular)?\.?|\brrp|\bmsrp|\bmrp|\bsrp|\blist|\boriginal(?:ly)?|\bold|\bbefore|\binstead of|\bcompare at|\bvalued? at|\bworth|\bretail|\bstatt|\buvp|\bbisher|\bvorher|\balter|\behemals|\bavant|\bau lieu de|\bbarré|\bconseillé|\bantes|\banterior|\bpvpr|\bprima|\binvece di|\boriginale|\bconsigliato|\blistino|^de|\bförr|\btidigare|\bord(?:inarie)?\.?(?: pris)?|\bföre|\bfør|\bnormalpris|\bvejl\.?|\badviesprijs|^van|\bbyło|\bpoprzednia|\bstará|\bpůvodní|старая|вместо|\beski|定価|通常|参考価格|原价|原價|市場價|정가)(?:[ :-]*(?:price|preis|prix|precio|prezzo|preço|pris|cena|цена|fiyat|価格))?[ :-]*$/iu
/** Words of a price that applies now. */
export const NEW_PRICE =
  /(?:\bnow|\bsale|\btoday|\bonly|\bspecial|\bour|\bdeal|\bjetzt|\bnur|\bheute|\baktions?|\bangebots?|\bneu(?:er)?|\bmaintenant|\bsoldes?|\bpromo(?:tion)?|\bahora|\boferta|\bora|\badesso|\bofferta|\bpor|\bagora|\bnu|\bnå|\bteraz|\bnyní|\bakce|сейчас|\bindirimli|特価|セール|现价|現在|促销|할인)(?:[ :-]*(?:price|preis|prix|precio|prezzo|preço|pris|cena|цена|fiyat|価格|for|für|at))?[ :-]*$/iu
/** Words before an amount that is saved, and not paid. */
export const SAVED_BEFORE =
  /(?:\bsave|\bsaving|\bsavings|\bspare|\bsparen|\bersparnis|\béconomisez|\bahorr\p{L}*|\brisparm\p{L}*|\beconomi[zs]\p{L}*|\boszczędzasz|\bspar|(?<!% ?)\bdiscount(?: of)?|(?<!% ?)\brabatt|скидка|выгода|экономия|立减|立減|省|\bcoupon|\bcashback)[ :-]*(?:up to |bis zu |jusqu'à |hasta )?-?$/iu
/** Words behind an amount that is saved. */
export const SAVED_AFTER =
  /^ ?(?:off(?!er)|discount|rabatt|de réduction|de descuento|de desconto|di sconto|скидк\p{L}*|indirim|korting|割引|オフ|할인|cashback|gespart|savings?\b|coupon|gift ?card)(?!\p{L}{3})/iu
/** An amount from which sending is free, or that sending costs. */
export const FREE_FROM =
  /(?:free|gratis|kostenlos\p{L}*|gratuite?s?|бесплатн\p{L}*|versandkostenfrei)[^.!|]{0,40}(?:\bover|\babove|\bfrom|\bab|\bdès|\bà partir de|\bdesde|\bda|\bod|\büber|от|свыше)[ :]*$/iu
export const SHIPPING_BEFORE =
  /(?:shipping|delivery|versand|livraison|envío|spedizione|доставка|frakt|postage|p&p)[^\d]{0,12}$/iu
export const SHIPPING_AFTER = /^ ?(?:shipping|delivery|versand|livraison|envío|spedizione|доставка|frakt|postage|p&p)/iu

/** A price for each unit, behind the amount or before it. */
export const PER_UNIT_AFTER =
  /^ ?(?:\/|per |pro |je |par |por |al |a ) ?(?:\d+ ?)?(?:k?g|m?l|cl|lb|oz|m|m2|km|cm|liter|litre|100|1000|unit|piece|stück|st|count|ct|each)(?!\p{L})/iu
export const PER_UNIT_BEFORE = /\b(?:\d+ ?(?:k?g|m?l|cl|lb|oz|m|m2|stk|st|stück) ?= ?|grundpreis:? ?|unit price:? ?)$/iu

/** Words of an amount with tax, which consumers pay, and of one without. */
export const TAXED = /税込み?(?:価格)?[ :]*$/u
export const TAXED_AFTER =
  /^ ?\(?(?:税込み?\)|inkl\.? (?:\d+ ?% )?(?:mwst|ust)|inc(?:l|luding|\.)?\.? (?:vat|tax|gst|btw)|ttc(?!\p{L})|iva incl)/iu
export const UNTAXED = /(?:税抜き?|税別|本体)(?:価格)?[ :]*$/u
export const UNTAXED_AFTER =
  /^ ?\(?(?:税抜き?\)|税別\)|zzgl\.? (?:\d+ ?% )?(?:mwst|ust)|ex(?:cl|cluding|\.)?\.? (?:vat|tax|gst|btw)|(?:\+|plus) (?:vat|tax|gst|iva)|ht(?!\p{L}))/iu

/** What a text says instead of a price when nothing is to be paid. */
export const FREE =
  /^[^\p{L}\d]*(?:(?:for|it's|totally|100% )?\s?free(?:bie)?(?: (?:of charge|download|now|today|forever|plan|app|game))?|gratis|kostenlos|umsonst|gratuite?|gratuito|gratuita|grátis|бесплатно|безкоштовно|darmowy|za darmo|zdarma|zadarmo|ingyenes|ilmainen|ücretsiz|bedava|無料|免费|免費|무료|مجاني|مجانا|رایگان|חינם|δωρεάν|miễn phí)[^\p{L}\d]*$/iu

/** Words that multiply the number before them. Short ones count only directly behind a number that a currency precedes. */
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:million(?:s|en)?|mio\.?|mill?\.|mln\.?|млн\.?|milhões|millones|juta|jt)(?!\p{L})/iu, 1_000_000],
  [/^ ?(?:billion|mrd\.?|млрд\.?|miliar)(?!\p{L})/iu, 1_000_000_000],
  [/^ ?(?:thousand|тыс\.?|тис\.?|tys\.?|tis\.?|ribu|rb|mil|tsd\.?)(?!\p{L})/iu, 1000],
  [/^ ?(?:lakhs?|lacs?)(?!\p{L})/iu, 100_000],
  [/^ ?(?:crores?)(?!\p{L})/iu, 10_000_000],
  [/^ ?[万萬만]/u, 10_000],
  [/^ ?[億亿억]/u, 100_000_000],
]
const SHORT_MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^[kK](?![\p{L}\d])/u, 1000],
  [/^[mM](?![\p{L}\d])/u, 1_000_000],
  [/^(?:bn|B)(?![\p{L}\d])/u, 1_000_000_000],
]

/** The factor that stands directly behind a number, with its length in letters; a factor of 1 when there is none. */
export function readMultiplier(behind: string, hasCurrencyBefore: boolean): { factor: number; length: number } {
  const all = hasCurrencyBefore ? [...SHORT_MULTIPLIERS, ...MULTIPLIERS] : MULTIPLIERS
  for (const [pattern, factor] of all) {
    const [written] = pattern.exec(behind) ?? []
    if (written !== undefined) {
      return { factor, length: written.length }
    }
  }
  return { factor: 1, length: 0 }
}

/** Hundredths of the main unit, with their currencies: `99¢`, `75p`. */
export const MINOR_UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^ ?(?:¢|cents?(?!\p{L}))/iu, ['USD', 'CAD', 'AUD', 'NZD', 'EUR', 'SGD', 'HKD']],
  [/^(?:p| ?pence)(?![\p{L}\d.])/u, ['GBP']],
  [/^ ?(?:коп\.?)(?!\p{L})/u, ['RUB', 'UAH', 'BYN']],
  [/^ ?(?:ct|Ct)(?!\p{L})/u, ['EUR']],
]
