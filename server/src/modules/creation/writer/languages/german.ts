import type { WriterLanguage } from './writer-language.ts'

export const german: WriterLanguage = {
  code: 'de',
  locale: 'de-DE',
  words:
    'haftet jeder jede jedes leicht schnell hält passt wiegt ohne kein keine jetzt bis ab inklusive inkl kostenlos gratis versand rückgabe lieferung spülmaschine waschbar wasserdicht faltbar handgemacht aus deutschland holz stahl baumwolle leder glas stunden minuten tage tagen wochen monate jahre pro person unter zwei drei vier fünf erste ersten geeignet für beim im am vom zum trägt schneidet klappt lädt reinigt schützt gefertigt hergestellt nach wahl kündbar täglich jederzeit weniger lang groß klein neu',
  quotes: ['„', '“'],
  exclamation: '!',
  rating: {
    short: '{rating} von {scale}',
    alone: 'Bewertet mit {rating}',
    counted: 'Bewertet mit {rating} bei {count} Bewertungen',
  },
  titleTail: /\s+(?:mit|für|aus|ohne|inkl\.?|inklusive)\s+.*$/iu,
  usual:
    /geeignet|für jede|versand|lieferung|rückgabe|rücksendung|garantie|geschenk(?:box|verpackung)|waschbar|spülmaschine|pflegeleicht|größen?\b|farben?\b|inklusive|im lieferumfang|batterien|sichere zahlung|kundenservice|material|^ab \d+ jahren/i,
  empty:
    /^(?:du wirst (?:es|sie|ihn) lieben|(?:sehr )?(?:gut|toll|super|schön|perfekt)|(?:höchste|beste|top|hohe) qualität|ein muss|premium[- ]qualität|für alle)[.!]*$|nicht (?:enthalten|im lieferumfang)[.]?$/i,
  offer:
    /(?:(?:bis zu )?\d{1,2}\s?% (?:rabatt|günstiger|reduziert)(?: (?:bis|auf|nur|für) [^.,;]+)?|gratis ?versand|kostenloser versand|zwei zum preis von einem|(?:zum )?halben? preis)/iu,
  free: /(?<!\p{L})(?:gratis|kostenlos|kostenfrei|geschenkt)(?!\p{L})/iu,
  negation: /(?<!\p{L})(?:kein|keine|keinen|ohne|nie|nicht)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:zertifiziert|geprüft|getestet|ausgezeichnet|patentiert|bio|aus kontrolliert\p{L}*|empfohlen von|seit (?:18|19|20)\d\d|meisterbetrieb)(?!\p{L})/iu,
  request:
    /^(?:bitte\s+)?(?:ein(?:e|en)?\s+)?(?:bild|anzeige|banner|werbung|video)\s+(?:für|von|über|zu)\s+|^(?:wir (?:verkaufen|bieten|machen|haben)|ich (?:verkaufe|biete|mache|habe)|das ist|es ist)\s+/iu,
  article: /^(?:eine?n?)\s/iu,
  determiner: /^(?:eine?n?|der|die|das|unsere?|meine?)\s/iu,
  and: /^(?:und)\s/iu,
  audience: /\s+für\s+/iu,
  purpose: /(?!)/u,
  pronoun: /^(?:wir|ich|du|ihr|sie|es|das)(?!\p{L})/iu,
  relative: /^(?:der|die|das|den|dem|deren|dessen|welche[rs]?|oder|aber|mit)\s/iu,
  contractions: [],
  calls: {
    product: { act: 'Jetzt kaufen', look: 'Jetzt ansehen', learn: 'Mehr erfahren' },
    software: { act: 'Jetzt starten', look: 'So funktioniert es', learn: 'Mehr erfahren' },
    app: { act: 'App laden', look: 'So funktioniert es', learn: 'Mehr erfahren' },
    game: { act: 'Jetzt spielen', look: 'Zum Spiel', learn: 'Mehr erfahren' },
    service: { act: 'Jetzt anfragen', look: 'So funktioniert es', learn: 'Mehr erfahren' },
    food: { act: 'Jetzt bestellen', look: 'Jetzt ansehen', learn: 'Mehr erfahren' },
    place: { act: 'Jetzt buchen', look: 'Besuch planen', learn: 'Mehr erfahren' },
    course: { act: 'Jetzt anmelden', look: 'Zum Kurs', learn: 'Mehr erfahren' },
    event: { act: 'Tickets sichern', look: 'Zum Programm', learn: 'Mehr erfahren' },
    sale: { act: 'Zum Sale', look: 'Angebote ansehen', learn: 'Mehr erfahren' },
    charity: { act: 'Jetzt spenden', look: 'So kommt Hilfe an', learn: 'Mehr erfahren' },
  },
  brief: {
    objectives: {
      product: 'Erster Kauf: {name}.',
      software: 'Registrierung: {name}.',
      app: 'Installation: {name}.',
      game: 'Erstes Spiel: {name}.',
      service: 'Erste Anfrage: {name}.',
      food: 'Erste Bestellung: {name}.',
      place: 'Erster Besuch: {name}.',
      course: 'Anmeldung: {name}.',
      event: 'Ticketkauf: {name}.',
      sale: 'Einkauf während der Aktion: {name}.',
      charity: 'Erste Spende: {name}.',
    },
    offer: 'Das Angebot: {text}.',
    quoted: 'Eine Kundenstimme: „{text}“',
    quotedBy: 'Eine Kundenstimme: „{text}“ ({author})',
    rules: {
      show: 'In den ersten drei Sekunden zeigen: {name}',
      say: 'Immer sagen: {text}',
      voice: 'Tonalität halten: {text}',
      never: 'Nie erwähnen: {text}',
      reference:
        'Keinen Satz, kein Bild, keine Aussage, keinen Namen und kein Logo aus den Referenzanzeigen übernehmen.',
      claims: 'Nichts behaupten, was die Fakten nicht sagen.',
    },
    visuals: {
      photo: 'Foto {number} des Produkts',
      shot: 'Noch zu drehen: {text}',
      words: 'Die Worte, groß im Bild',
      end: 'Name und Logo mit der Handlungsaufforderung',
    },
  },
}
