import type { WriterLanguage } from './writer-language.ts'

export const dutch: WriterLanguage = {
  code: 'nl',
  locale: 'nl-NL',
  words:
    'gratis verzending retour garantie wasbaar opvouwbaar waterdicht weegt past houdt warm koud vouwt plat weinig handgemaakt hout staal katoen leer glas uur minuten dagen weken maanden jaar persoon vanaf minder twee drie vier vijf eerste inbegrepen nooit altijd makkelijk dag nacht huis tas klaar gemaakt iedere elk opzegbaar zelf vaatwasser eenvoudig bestelling thuis direct snel licht',
  quotes: ['“', '”'],
  exclamation: '!',
  rating: {
    short: '{rating} van {scale}',
    alone: 'Beoordeling: {rating}',
    counted: 'Beoordeling: {rating} ({count} reviews)',
  },
  titleTail: /\s+(?:met|voor|zonder|incl\.?)\s+.*$/iu,
  usual:
    /geschikt voor|verzending|bezorg|retour|garantie|cadeau(?:doos|verpakking)|wasbaar|vaatwasser|makkelijk schoon|mat(?:en)?(?!\p{L})|kleuren?(?!\p{L})|inbegrepen|inclusief|in de doos|batterijen|veilig betalen|klantenservice|materiaal|^vanaf \d+ jaar/iu,
  empty:
    /^(?:je (?:zult|gaat) (?:er )?(?:het |ze )?(?:van houden|geweldig vinden)|(?:heel )?(?:goed|mooi|top|perfect)|(?:hoge|beste|top) kwaliteit|topkwaliteit|een musthave|voor iedereen)[.!]*$|niet inbegrepen[.]?$/iu,
  offer:
    /(?:(?:tot )?\d{1,2}\s?% korting(?: (?:tot|op|t\/m) [^.,;]+)?|gratis verzending|twee halen,? één betalen|voor de halve prijs)/iu,
  free: /(?<!\p{L})(?:gratis|kosteloos|cadeau)(?!\p{L})/iu,
  negation: /(?<!\p{L})(?:geen|zonder|nooit|niet)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:gecertificeerde?|geteste?|bekroonde?|gepatenteerde?|biologische?|aanbevolen door|sinds (?:18|19|20)\d\d|keurmerk)(?!\p{L})/iu,
  request:
    /^(?:een\s+)?(?:afbeelding|advertentie|banner|video)\s+(?:voor|van|over)\s+|^(?:wij|we) (?:verkopen|bieden|maken|hebben)\s+|^(?:ik (?:verkoop|bied|maak|heb)|dit is|het is)\s+/iu,
  article: /^(?:een)\s/iu,
  determiner: /^(?:een|de|het|onze|ons|mijn)\s/iu,
  and: /^(?:en)\s/iu,
  audience: /\s+voor\s+/iu,
  purpose: /(?!)/u,
  pronoun: /^(?:wij|we|ik|je|jij|het|dit)(?!\p{L})/iu,
  relative: /^(?:die|dat|wie|waar\p{L}*|of|maar|met)\s/iu,
  contractions: [],
  calls: {
    product: { act: 'Bestel nu', look: 'Bekijk het product', learn: 'Meer weten' },
    software: { act: 'Begin nu', look: 'Zo werkt het', learn: 'Meer weten' },
    app: { act: 'Download de app', look: 'Zo werkt het', learn: 'Meer weten' },
    game: { act: 'Speel nu', look: 'Bekijk het spel', learn: 'Meer weten' },
    service: { act: 'Neem contact op', look: 'Zo werkt het', learn: 'Meer weten' },
    food: { act: 'Bestel nu', look: 'Bekijk het product', learn: 'Meer weten' },
    place: { act: 'Reserveer nu', look: 'Plan een bezoek', learn: 'Meer weten' },
    course: { act: 'Schrijf je in', look: 'Bekijk de cursus', learn: 'Meer weten' },
    event: { act: 'Koop tickets', look: 'Bekijk het programma', learn: 'Meer weten' },
    sale: { act: 'Bekijk de sale', look: 'Bekijk de acties', learn: 'Meer weten' },
    charity: { act: 'Doneer nu', look: 'Bekijk de projecten', learn: 'Meer weten' },
  },
  brief: {
    objectives: {
      product: 'Eerste aankoop: {name}.',
      software: 'Aanmelding: {name}.',
      app: 'Installatie: {name}.',
      game: 'Eerste spel: {name}.',
      service: 'Eerste aanvraag: {name}.',
      food: 'Eerste bestelling: {name}.',
      place: 'Eerste bezoek: {name}.',
      course: 'Inschrijving: {name}.',
      event: 'Kaartje: {name}.',
      sale: 'Aankoop tijdens de actie: {name}.',
      charity: 'Eerste gift: {name}.',
    },
    offer: 'Het aanbod: {text}.',
    quoted: 'Een klant: “{text}”',
    quotedBy: 'Een klant: “{text}” ({author})',
    rules: {
      show: 'In de eerste drie seconden laten zien: {name}',
      say: 'Zeg altijd: {text}',
      voice: 'Houd de toon vast: {text}',
      never: 'Noem nooit: {text}',
      reference: 'Neem geen zin, beeld, bewering, naam of logo over uit de referentieadvertenties.',
      claims: 'Beweer niets wat de feiten niet zeggen.',
    },
    visuals: {
      photo: 'Foto {number} van het product',
      shot: 'Nog te filmen: {text}',
      words: 'De woorden, groot in beeld',
      end: 'De naam en het logo, met de oproep tot actie',
    },
  },
}
