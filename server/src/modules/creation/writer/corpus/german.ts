import type { CorpusProduct } from './corpus-product.ts'

export const german: readonly CorpusProduct[] = [
  {
    title: 'BrühMax Mini Kaffeebereiter für unterwegs, 250 ml, grau',
    category: 'Küche',
    benefits: [
      ['In 2 Minuten fertig', 'quoted'],
      ['Keine Bitterkeit', 'negation'],
      ['Leicht zu reinigen', 'quoted'],
      ['Passt in jeden Rucksack', 'quoted'],
    ],
    price: '39,95 €',
    rating: '4.7 of 5',
    reviewCount: 412,
    review: ['Steht seit März neben meinem Bett.', 'Jana, Kiel'],
  },
  {
    title: 'Tauwerk Barriere-Serum 30 ml – parfümfrei',
    category: 'Hautpflege',
    benefits: [
      ['Ohne Parfüm', 'negation'],
      ['Dermatologisch getestet', 'quoted'],
      ['Zieht sofort ein', 'quoted'],
    ],
    price: '29,00 €',
  },
  {
    title: 'Wegwart Wanderschuhe Damen, wasserdicht, braun',
    category: 'Schuhe',
    benefits: [
      ['Trocken auch nach Stunden im Regen', 'quoted'],
      ['Kostenlose Rückgabe innerhalb von 60 Tagen', 'quoted'],
      ['In Portugal genäht', 'quoted'],
    ],
    voice: 'ruhig und ehrlich',
  },
  {
    title: 'Belegt – Buchhaltung für Selbstständige',
    category: 'Software',
    benefits: [
      ['Meldet die Umsatzsteuer automatisch', 'quoted'],
      ['Jederzeit kündbar', 'quoted'],
      ['Keine versteckten Gebühren', 'negation'],
    ],
    price: '9,00 €',
  },
  {
    title: 'Samtpfote Katzenversicherung',
    category: 'Versicherung',
    benefits: [
      ['Übernimmt Tierarztkosten bis 8.000 €', 'quoted'],
      ['Keine Altersgrenze', 'negation'],
      ['Erstattung in 3 Tagen', 'quoted'],
    ],
  },
  {
    title: 'Gasthaus Lindenhof',
    category: 'Restaurant',
    benefits: [
      ['Jeden Morgen frisch gebackenes Brot', 'quoted'],
      ['Bis Mitternacht geöffnet', 'quoted'],
      ['Kinder essen sonntags kostenlos', 'quoted'],
    ],
  },
  {
    title: 'Sprachschule Nordlicht',
    category: 'Bildung',
    benefits: [
      ['Kleine Gruppen mit acht Personen', 'quoted'],
      ['Spanisch lernen in 15 Minuten am Tag', 'quoted'],
      ['Start jeden Montag', 'quoted'],
    ],
    audience: 'Eltern mit wenig Zeit',
  },
  {
    title: 'Hafenjazz: drei Bands, ein Abend',
    category: 'Veranstaltungen',
    benefits: [
      ['Drei Bands an einem Abend', 'quoted'],
      ['Einlass ab 19 Uhr', 'quoted'],
    ],
    offer: 'Frühbucherpreis bis Freitag',
    price: '18,00 €',
  },
  {
    title: 'Sommerschlussverkauf für handgemachte Teller',
    category: 'Wohnen',
    benefits: [
      ['Handgemachte Teller', 'quoted'],
      ['Versand innerhalb von zwei Tagen', 'quoted'],
    ],
    offer: '20 % Rabatt bis Sonntag',
  },
  {
    title: 'Rollo Stadtfahrrad mit Riemenantrieb',
    category: 'Fahrräder',
    benefits: [
      ['90 km mit einer Ladung', 'quoted'],
      ['Keine Kette, die man ölen muss', 'negation'],
      ['Kommt fertig montiert', 'quoted'],
    ],
    voice: 'mutig, direct',
  },
]
