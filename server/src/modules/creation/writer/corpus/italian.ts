import type { CorpusProduct } from './corpus-product.ts'

export const italian: readonly CorpusProduct[] = [
  {
    title: 'Caffettiera da viaggio BrezzaMini, 250 ml, grigia',
    category: 'Cucina',
    benefits: [
      ['Pronta in 2 minuti', 'quoted'],
      ['Senza amaro', 'negation'],
      ['Facile da pulire', 'quoted'],
      ['Entra nello zaino', 'quoted'],
    ],
    price: '39,95 €',
    rating: '4.7 of 5',
    reviewCount: 412,
    review: ['Non esce più dal mio zaino.', 'Ilaria, Bari'],
  },
  {
    title: 'Rugiada siero barriera 30 ml',
    category: 'Cura del viso',
    benefits: [
      ['Senza profumo', 'negation'],
      ['Testato da dermatologi', 'quoted'],
      ['Calma i rossori durante la notte', 'quoted'],
    ],
    price: '29,00 €',
  },
  {
    title: 'Scarponi da montagna Sentiero donna, impermeabili',
    category: 'Scarpe',
    benefits: [
      ['Asciugano in un’ora', 'quoted'],
      ['Resi gratuiti per 60 giorni', 'quoted'],
      ['Cuciti in Portogallo', 'quoted'],
    ],
    voice: 'calm',
  },
  {
    title: 'Contabile – contabilità per freelance',
    category: 'Software',
    benefits: [
      ['Invia l’IVA automaticamente', 'quoted'],
      ['Disdici quando vuoi', 'quoted'],
      ['Senza costi nascosti', 'negation'],
    ],
    price: '9,00 €',
  },
  {
    title: 'Assicurazione gatti Baffi',
    category: 'Assicurazioni',
    benefits: [
      ['Copre fino a 8.000 € di veterinario', 'quoted'],
      ['Nessun limite di età', 'negation'],
      ['Rimborso in 3 giorni', 'quoted'],
    ],
  },
  {
    title: 'Osteria dei Tigli',
    category: 'Ristorante',
    benefits: [
      ['Pane fatto in casa ogni mattina', 'quoted'],
      ['Aperto fino a mezzanotte', 'quoted'],
      ['Menu del giorno a 14 €', 'quoted'],
    ],
  },
  {
    title: 'Scuola di lingue Orizzonte',
    category: 'Formazione',
    benefits: [
      ['Gruppi di otto persone', 'quoted'],
      ['Lo spagnolo in 15 minuti al giorno', 'quoted'],
      ['Si comincia ogni lunedì', 'quoted'],
    ],
    audience: 'genitori con poco tempo',
  },
  {
    title: 'Notte jazz al porto: tre band',
    category: 'Eventi',
    benefits: [
      ['Tre band sul molo', 'quoted'],
      ['Apertura porte alle 19', 'quoted'],
    ],
    offer: 'Biglietti ridotti fino a venerdì',
    price: '18,00 €',
  },
  {
    title: 'Saldi estivi sui piatti artigianali',
    category: 'Casa',
    benefits: [
      ['Piatti artigianali', 'quoted'],
      ['Consegna in due giorni', 'quoted'],
    ],
    offer: '20% di sconto fino a domenica',
  },
  {
    title: 'Bici da città Rollo a cinghia',
    category: 'Biciclette',
    benefits: [
      ['90 km con una sola carica', 'quoted'],
      ['Nessuna catena da ungere', 'negation'],
      ['Arriva montata', 'quoted'],
    ],
    voice: 'bold',
  },
]
