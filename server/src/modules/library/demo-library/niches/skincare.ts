import type { Niche } from '../niche.ts'

export const skincare: Niche = {
  slug: 'skincare',
  category: 'Skincare',
  market: 'b2c',
  brands: [
    {
      name: 'Velmora',
      products: { 'Night Ferment Serum': 'dropper', 'Oat Barrier Cream': 'jar', 'Mineral Veil SPF 40': 'tube' },
      description: 'Barrier-first skincare in three steps.',
    },
    {
      name: 'Oatlight',
      products: { 'Calm Cleanser': 'bottle', 'Cloud Lotion': 'bottle', 'Redness Drops': 'dropper' },
      description: 'Gentle formulas for skin that reacts to everything.',
    },
    {
      name: 'Thessaly Rue',
      products: { 'Retinal Oil': 'dropper', 'Eye Concentrate': 'tube', 'Rose Clay Mask': 'jar' },
      description: 'Slow beauty from a small laboratory by the sea.',
    },
  ],
  backdrops: ['studio', 'podium', 'arch', 'window', 'tiles'],
  hasScreen: false,
  prices: [18, 64],
  audience: { ageMin: 22, ageMax: 54, gender: 'female' },
  ctas: ['shop_now', 'learn_more', 'get_offer'],
  hooks: [
    'Your skin is not difficult. Your shelf is.',
    'I threw out eleven bottles last month and kept one.',
    'Dermatologists keep saying the same boring thing: fix the barrier first.',
    {
      of: ['Calm Cleanser', 'Oat Barrier Cream', 'Cloud Lotion'],
      say: 'If your face feels tight after washing, read this.',
    },
    'Nobody tells you that most "glow" is just hydration.',
    {
      of: ['Night Ferment Serum', 'Retinal Oil', 'Oat Barrier Cream', 'Eye Concentrate', 'Redness Drops'],
      say: 'The 10-second habit I do before bed, even after a late shift.',
    },
    'Stop exfoliating every day. Please.',
  ],
  details: [
    '{product} puts ceramides, oat and glycerin back where harsh washing took them away.',
    'We left out perfume, colour and anything that only looks good on a label.',
    {
      of: ['Cloud Lotion'],
      say: 'One pump of {product} covers face and neck and sinks in before you find your pyjamas.',
    },
    {
      of: ['Cloud Lotion', 'Calm Cleanser', 'Night Ferment Serum', 'Redness Drops', 'Retinal Oil'],
      say: 'Every batch is made fresh in runs of 900, with the date on the bottom of the bottle.',
    },
    'It was tested for eight weeks on people who wrote "sensitive" on the form twice.',
    'Refill pouches use 70% less plastic and cost a third less.',
  ],
  headlines: [
    'Fewer steps. Calmer skin.',
    { of: ['Night Ferment Serum'], say: 'The serum that replaced four' },
    'Made for skin that reacts to everything',
    {
      of: ['Night Ferment Serum', 'Retinal Oil', 'Oat Barrier Cream', 'Eye Concentrate', 'Redness Drops'],
      say: 'Sleep. Repair. Glow. In that order.',
    },
    'Your barrier called. It wants a break.',
    'Soft skin, short list of ingredients',
    'Quiet skincare for loud days',
  ],
  points: [
    'No perfume, ever',
    {
      of: [
        'Night Ferment Serum',
        'Oat Barrier Cream',
        'Mineral Veil SPF 40',
        'Cloud Lotion',
        'Redness Drops',
        'Retinal Oil',
        'Eye Concentrate',
      ],
      say: 'Sinks in within a minute',
    },
    'Tested on sensitive skin',
    'Refills save 70% plastic',
    'Made fresh in small runs',
  ],
  quotes: [
    'Two weeks in, my redness stopped being the first thing I see in the mirror.',
    'I am 46 and have never been asked about my skin so often.',
    'Finally something that does not sting. I nearly cried, in a good way.',
    'My teenage son stole it. That is my review.',
  ],
  stats: [
    ['91%', 'felt calmer skin after fourteen days'],
    ['4 → 1', 'products on the average shelf after three months'],
  ],

  foreign: {
    de: ['Weniger Schritte, ruhigere Haut.', 'Ohne Parfum, ohne Umwege, für empfindliche Haut entwickelt.'],
    fr: ["Moins d'étapes, une peau apaisée.", 'Sans parfum, pensé pour les peaux qui réagissent à tout.'],
    es: ['Menos pasos, piel más tranquila.', 'Sin perfume y pensado para las pieles más sensibles.'],
    pt: ['Menos passos, pele mais calma.', 'Sem perfume, feito para peles que reagem a tudo.'],
  },
}
