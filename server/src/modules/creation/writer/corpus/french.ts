import type { CorpusProduct } from './corpus-product.ts'

export const french: readonly CorpusProduct[] = [
  {
    title: 'CaféNomade Mini cafetière de voyage, 250 ml, gris',
    category: 'Cuisine',
    benefits: [
      ['Prêt en 2 minutes', 'quoted'],
      ['Sans amertume', 'negation'],
      ['Facile à nettoyer', 'quoted'],
      ['Tient dans un sac à dos', 'quoted'],
    ],
    price: '39,95 €',
    rating: '4.7 of 5',
    reviewCount: 412,
    review: ['Elle ne quitte plus mon sac.', 'Léa, Nantes'],
  },
  {
    title: 'Rosée Sérum barrière 30 ml',
    category: 'Soin du visage',
    benefits: [
      ['Sans parfum', 'negation'],
      ['Testé par des dermatologues', 'quoted'],
      ['Apaise les rougeurs pendant la nuit', 'quoted'],
    ],
    price: '29,00 €',
  },
  {
    title: 'Chaussures de randonnée Sentier femme, imperméables',
    category: 'Chaussures',
    benefits: [
      ['Sèchent en une heure', 'quoted'],
      ['Retours gratuits pendant 60 jours', 'quoted'],
      ['Cousues au Portugal', 'quoted'],
    ],
    voice: 'calme',
  },
  {
    title: 'Comptalis – la comptabilité des indépendants',
    category: 'Logiciel',
    benefits: [
      ['Déclare la TVA automatiquement', 'quoted'],
      ['Sans engagement', 'negation'],
      ['Aucuns frais cachés', 'quoted'],
    ],
    price: '9,00 €',
  },
  {
    title: 'Assurance chat Moustache',
    category: 'Assurance',
    benefits: [
      ['Rembourse jusqu’à 8 000 € de soins', 'quoted'],
      ['Pas de limite d’âge', 'negation'],
      ['Remboursement en 3 jours', 'quoted'],
    ],
  },
  {
    title: 'Bistrot des Tilleuls',
    category: 'Restaurant',
    benefits: [
      ['Pain maison tous les matins', 'quoted'],
      ['Ouvert jusqu’à minuit', 'quoted'],
      ['Menu du midi à 16 €', 'quoted'],
    ],
  },
  {
    title: 'École de langues Horizon',
    category: 'Formation',
    benefits: [
      ['Des groupes de huit personnes', 'quoted'],
      ['L’espagnol en 15 minutes par jour', 'quoted'],
      ['Une rentrée chaque lundi', 'quoted'],
    ],
    audience: 'les parents pressés',
  },
  {
    title: 'Nuit du jazz au port : trois groupes',
    category: 'Événements',
    benefits: [
      ['Trois groupes sur le quai', 'quoted'],
      ['Ouverture des portes à 19 h', 'quoted'],
    ],
    offer: 'Tarif réduit jusqu’à vendredi',
    price: '18,00 €',
  },
  {
    title: 'Soldes d’été sur les assiettes artisanales',
    category: 'Maison',
    benefits: [
      ['Assiettes artisanales', 'quoted'],
      ['Livraison en deux jours', 'quoted'],
    ],
    offer: '-20 % jusqu’à dimanche',
  },
  {
    title: 'Vélo de ville Rollo à courroie',
    category: 'Vélos',
    benefits: [
      ['90 km avec une seule charge', 'quoted'],
      ['Pas de chaîne à graisser', 'negation'],
      ['Livré monté', 'quoted'],
    ],
    voice: 'joyeux, playful',
  },
]
