import type { ProductToWrite } from './to-writing-brief.ts'

/** Made-up products in the shapes of real shops', by which writers are read and measured. */
export const PRODUCTS_TO_WRITE: readonly ProductToWrite[] = [
  {
    language: 'en',
    idea: 'A boxing course for office workers who have never boxed: three classes a week, gloves included, no sparring, first class free',
    product: {},
  },
  {
    language: 'en',
    product: {
      name: 'Harrow & Finch Waxed Canvas Weekender – 38L, Olive',
      category: 'Bags',
      benefits: [
        '✓ Waxed canvas that keeps out the rain',
        'Fits under an airplane seat',
        'Brass zippers, guaranteed for life',
        '38 L | 1.4 kg',
        'Shoe compartment: separate, washable lining',
        'Free shipping over $75',
      ],
      price: '$189.00',
      currency: 'USD',
      rating: '4.8 of 5',
      reviewCount: 1240,
      reviews: [{ text: 'Three years of trains and it only looks better.', author: 'Dana R.' }],
      description:
        'The bag we wanted for two nights away. Waxed by hand in a small mill, it softens with every trip. One strap, two handles, no logos.',
    },
  },
  {
    language: 'en',
    product: {
      name: 'Tidewater Tax – self-employed tax returns',
      category: 'Accounting software',
      benefits: [
        'Files your return in 20 minutes',
        'Reads receipts from your camera roll',
        'No monthly fee',
        'Checked by a real accountant',
      ],
      offer: 'First return free until April 15',
      price: '$49.00',
    },
  },
  {
    language: 'en',
    product: {
      name: 'Emberfall: Pocket Dungeon',
      category: 'Mobile game',
      benefits: [
        'No ads',
        'Plays offline',
        'A new dungeon every morning',
        'One-thumb controls',
        'Saves sync across devices',
      ],
      rating: '4.6 of 5',
      reviewCount: 8312,
      reviews: [{ text: 'The only game on my phone I haven’t deleted.', author: 'tobi_k' }],
    },
  },
  {
    language: 'en',
    product: {
      name: 'Northfold Merino Hiking Socks (2-pack)',
      category: 'Socks',
      benefits: [
        'Don’t smell after three days',
        'No seams at the toes',
        '71% merino wool',
        'Knitted in Portugal',
        'Lifetime guarantee: we replace holes',
        'Machine washable',
      ],
      price: '$29.00',
      offer: 'Buy two packs, get one free',
      reviews: [{ text: 'Walked the whole West Highland Way. Zero blisters!', author: 'Morag' }],
    },
    audience: 'People who hike for several days',
    today: 'Cotton socks',
  },
  {
    language: 'en',
    product: {
      name: 'Corner Table Dental',
      category: 'Dentist',
      benefits: ['Open Saturdays', 'Same-day emergency appointments', 'We tell you the price before we start'],
    },
    voice: 'Calm and friendly',
  },
  {
    language: 'de',
    idea: 'Ein Boxkurs für Büroleute, die noch nie geboxt haben: drei Einheiten pro Woche, Handschuhe inklusive, kein Sparring, erste Stunde gratis',
    product: {},
  },
  {
    language: 'de',
    product: {
      name: 'KLINGENTAL Akku-Heckenschere AHS 20-55 | 20 V | ohne Akku | 55 cm',
      category: 'Gartengeräte',
      benefits: [
        'Schneidet Äste bis 18 mm',
        'Nur 2,6 kg leicht',
        'Ohne Kabel',
        'Messer aus deutschem Stahl',
        'Lieferung in 2 Werktagen',
      ],
      price: '89,00 €',
      currency: 'EUR',
      rating: '4.7 of 5',
      reviewCount: 318,
      reviews: [{ text: 'Endlich eine, die meine Frau auch halten kann.', author: 'Jürgen W.' }],
    },
  },
  {
    language: 'de',
    product: {
      name: 'Haftpflichtversicherung „Rundum Familie“',
      category: 'Versicherung',
      benefits: [
        'Deckt Schäden bis 50 Mio. €',
        'Täglich kündbar',
        'Mietsachschäden inklusive',
        'Gilt für alle im Haushalt',
      ],
      price: '5,90 €',
    },
  },
  {
    language: 'de',
    product: {
      name: 'Rösterei Kappel – Hausmischung Nr. 4, 1 kg ganze Bohnen',
      category: 'Kaffeebohnen',
      benefits: [
        'Schmeckt nach Kakao und Haselnuss',
        'Langsam geröstet',
        'Wenig Säure',
        'Bio-zertifiziert',
        'Frisch aus der Trommel: geröstet am Tag des Versands',
      ],
      offer: '15 % Rabatt auf die erste Bestellung',
      price: '24,90 €',
    },
  },
  {
    language: 'fr',
    idea: 'Un cours de boxe pour employés de bureau qui n’ont jamais boxé : trois séances par semaine, gants fournis, pas de sparring, première séance gratuite',
    product: {},
  },
  {
    language: 'fr',
    product: {
      name: 'École de voile Les Embruns – stage d’été',
      category: 'École de voile',
      benefits: [
        'Six élèves par bateau',
        'Dès 7 ans',
        'Annulation gratuite jusqu’à 48 h avant',
        'Gilets et combinaisons prêtés',
      ],
      price: '210,00 €',
    },
  },
  {
    language: 'es',
    product: {
      name: 'Colchón viscoelástico DUNAVIA 150x190 cm – Firmeza media',
      category: 'Colchones',
      benefits: [
        '100 noches de prueba',
        'Funda lavable',
        'Sin muelles',
        'No se hunde por los bordes',
        'Llega enrollado en una caja',
      ],
      offer: '20 % de descuento hasta el domingo',
      price: '349,00 €',
    },
  },
  {
    language: 'es',
    product: {
      name: 'Taberna La Almazara',
      category: 'Restaurante',
      benefits: [
        'Cocina abierta hasta medianoche',
        'Pescado de la lonja de esta mañana',
        'Terraza con sombra',
        'Se admiten perros',
      ],
      reviews: [{ text: 'El mejor rodaballo de la ciudad.', author: 'Irene' }],
    },
  },
  {
    language: 'it',
    product: {
      name: 'Moka elettrica BORGHESE 6 tazze, acciaio inox',
      category: 'Caffettiere',
      benefits: ['Pronta in 4 minuti', 'Si spegne da sola', 'Tiene caldo il caffè per 30 minuti', 'Acciaio inox'],
      price: '59,90 €',
      reviews: [{ text: 'La imposto la sera e mi sveglio con il profumo.', author: 'Carlo' }],
    },
  },
  {
    language: 'it',
    product: {
      name: 'Agriturismo Le Querce',
      category: 'Agriturismo',
      benefits: [
        'A 20 minuti dal mare',
        'Colazione con i prodotti dell’orto',
        'Piscina aperta fino a settembre',
        'Cani benvenuti',
      ],
      offer: 'Terza notte gratis a giugno',
    },
  },
  {
    language: 'pt',
    product: {
      name: 'Sandália Maré em borracha natural',
      category: 'Calçados',
      benefits: ['Não escorrega no molhado', 'Seca em minutos', 'Borracha da Amazônia', 'Frete grátis acima de R$ 199'],
      price: 'R$ 149,00',
      currency: 'BRL',
    },
  },
  {
    language: 'nl',
    product: {
      name: 'Fietstas Waterlander 20L (set van 2)',
      category: 'Fietstassen',
      benefits: [
        'Blijft droog in stortregen',
        'Klikt in één seconde vast',
        'Gemaakt van oude vrachtwagenzeilen',
        '5 jaar garantie',
        'Weegt 780 g per tas',
      ],
      price: '€ 119,00',
      reviews: [{ text: 'Elke dag door de polder, nooit een natte laptop.', author: 'Sanne' }],
    },
  },
  { language: 'en', product: { name: 'Kettle descaler', category: 'Cleaning', benefits: ['Citric acid'] } },
]
