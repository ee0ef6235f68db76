import type { WriterLanguage } from './writer-language.ts'

export const italian: WriterLanguage = {
  code: 'it',
  locale: 'it-IT',
  words:
    'dei degli nel nella sul sulla ti spedizione gratuita gratis garanzia reso resi lavabile pieghevole impermeabile pesa tiene mantiene caldo freddo dura si piega fatto fatta mano legno acciaio cotone pelle cuoio vetro ore minuti giorni settimane mesi anni persona da meno due tre quattro cinque prima primo incluso inclusa inclusi mai sempre facile giorno notte casa borsa pronto pronta fino quando vuoi ideale adatta adatto nessun nessuna entro',
  quotes: ['«', '»'],
  exclamation: '!',
  rating: {
    short: '{rating} su {scale}',
    alone: 'Valutazione: {rating}',
    counted: 'Valutazione: {rating} ({count} recensioni)',
  },
  titleTail: /\s+(?:con|senza)\s+.*$/iu,
  usual:
    /adatt[oa] a|per ogni tipo|spedizion|resi?(?!\p{L})|garanzia|confezione regalo|lavabile|lavastoviglie|facile da pulire|tagli[ae](?!\p{L})|color[ei](?!\p{L})|inclus|contenuto della confezione|batterie|pagamento sicuro|assistenza clienti|materiale|^(?:dai|da) \d+ anni/iu,
  empty:
    /^(?:(?:lo|la|li|le) amerai|ti piacerà|(?:molto )?(?:bello|buono|ottimo|perfetto)|(?:alta|massima|ottima) qualità|qualità premium|un must|per tutti)[.!]*$|non inclus[oaie][.]?$/iu,
  offer:
    /(?:(?:fino al )?\d{1,2}\s?% di sconto(?: (?:fino|su) [^.,;]+)?|spedizione gratuita|due al prezzo di uno|a metà prezzo)/iu,
  free: /(?<!\p{L})(?:gratis|gratuit[oaie]|in omaggio|in regalo)(?!\p{L})/iu,
  negation: /^(?:senza|niente|zero|nessun[ao]?|non|mai)\s/iu,
  proof:
    /(?<!\p{L})(?:certificat[oaie]|testat[oaie]|premiat[oaie]|brevettat[oaie]|biologic[oaie]|bio|dop|igp|consigliat[oaie] da|dal (?:18|19|20)\d\d)(?!\p{L})/iu,
  request:
    /^(?:una?[’']?\s*)?(?:immagine|annuncio|banner|video)\s+(?:per|di|su)\s+|^(?:vendiamo|offriamo|facciamo|vendo|offro|faccio|è)\s+/iu,
  article: /^(?:un[ao]?|un[’'])\s/iu,
  determiner: /^(?:un[ao]?|un[’']|il|la|lo|i|gli|le|l[’']|i nostri|il nostro|la nostra)\s/iu,
  and: /^(?:e|ed)\s/iu,
  audience: /\s+per\s+/iu,
  purpose: /^\p{L}+(?:are|ere|ire)(?!\p{L})/iu,
  pronoun: /^(?:noi|io|tu|insegniamo|aiutiamo|è)(?!\p{L})/iu,
  relative: /^(?:che|chi|cui|dove|o|ma|con)\s/iu,
  contractions: [],
  calls: {
    product: { act: 'Acquista ora', look: 'Vedi il prodotto', learn: 'Scopri di più' },
    software: { act: 'Inizia ora', look: 'Guarda come funziona', learn: 'Scopri di più' },
    app: { act: 'Installa l’app', look: 'Guarda come funziona', learn: 'Scopri di più' },
    game: { act: 'Gioca ora', look: 'Vedi il gioco', learn: 'Scopri di più' },
    service: { act: 'Contattaci', look: 'Vedi i dettagli', learn: 'Scopri di più' },
    food: { act: 'Ordina ora', look: 'Vedi il prodotto', learn: 'Scopri di più' },
    place: { act: 'Prenota', look: 'Organizza la visita', learn: 'Scopri di più' },
    course: { act: 'Iscriviti', look: 'Vedi il corso', learn: 'Scopri di più' },
    event: { act: 'Prendi i biglietti', look: 'Vedi il programma', learn: 'Scopri di più' },
    sale: { act: 'Vedi i saldi', look: 'Vedi le offerte', learn: 'Scopri di più' },
    charity: { act: 'Dona ora', look: 'Vedi i progetti', learn: 'Scopri di più' },
  },
  brief: {
    objectives: {
      product: 'Primo acquisto: {name}.',
      software: 'Registrazione: {name}.',
      app: 'Installazione: {name}.',
      game: 'Prima partita: {name}.',
      service: 'Prima richiesta: {name}.',
      food: 'Primo ordine: {name}.',
      place: 'Prima visita: {name}.',
      course: 'Iscrizione: {name}.',
      event: 'Biglietto: {name}.',
      sale: 'Acquisto durante la promozione: {name}.',
      charity: 'Prima donazione: {name}.',
    },
    offer: 'L’offerta: {text}.',
    quoted: 'Dalle recensioni: «{text}»',
    quotedBy: 'Dalle recensioni: «{text}» ({author})',
    rules: {
      show: 'Mostrare nei primi tre secondi: {name}',
      say: 'Dire sempre: {text}',
      voice: 'Mantenere il tono: {text}',
      never: 'Non menzionare mai: {text}',
      reference: 'Non riprendere frasi, immagini, affermazioni, nomi o loghi dalle inserzioni di riferimento.',
      claims: 'Non affermare nulla che i fatti non dicano.',
    },
    visuals: {
      photo: 'Foto {number} del prodotto',
      shot: 'Da girare: {text}',
      words: 'Le parole, grandi sullo schermo',
      end: 'Il nome e il logo, con l’invito all’azione',
    },
  },
}
