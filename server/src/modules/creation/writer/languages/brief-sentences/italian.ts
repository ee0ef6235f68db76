import type { BriefSentences } from './brief-sentences.ts'

export const italian: BriefSentences = {
  newCustomers: 'Chi non lo conosce ancora',
  product: 'il prodotto',
  objectives: {
    product: '{audience}: primo acquisto di {name}.',
    food: '{audience}: primo assaggio di {name}.',
    software: '{audience}: registrazione a {name}.',
    service: '{audience}: prima richiesta a {name}.',
    place: '{audience}: prima visita da {name}.',
    course: '{audience}: iscrizione a {name}.',
    event: '{audience}: un biglietto per {name}.',
    sale: '{audience}: acquisto durante la promozione: {name}.',
    charity: '{audience}: prima donazione a {name}.',
  },
  unnamed: '{audience}: primo acquisto.',
  offer: 'L’offerta: {offer}.',
  quoted: 'Dalle recensioni: «{text}»',
  quotedBy: 'Dalle recensioni: «{text}» ({author})',
  rules: {
    show: 'Mostrare {name} nei primi tre secondi.',
    seen: 'Far vedere: {benefit}',
    say: 'Dire sempre: {phrase}',
    voice: 'Mantenere il tono: {text}',
    never: 'Non menzionare mai: {phrase}',
    reference: 'Non riprendere frasi, immagini, affermazioni, nomi o loghi dalle inserzioni di riferimento.',
    claims: 'Non affermare nulla che la pagina del prodotto non dica.',
  },
  visuals: {
    openingThing: 'Primo piano, in uso: {name}',
    opening: 'Primo piano di una persona: il momento di cui parla questa frase',
    problem: 'Si vede: {text}',
    shot: 'Un’inquadratura: {benefit}',
    closingThing: 'Inquadratura fissa con il nome: {name}',
    closing: 'Il nome e il logo, inquadratura fissa',
  },
}
