import type { CorpusProduct } from './corpus-product.ts'
import { listed } from './listed-product.ts'

/** A part of the English corpus: goods as shops list them, with sizes, colors, model numbers, trademarks and capitals in their titles. */
export const englishShopGoods: readonly CorpusProduct[] = [
  listed(
    'Brevelle™ PourMaster 8-Cup Drip Coffee Maker w/ Thermal Carafe, Matte Black (BPM-800)',
    'Coffee makers',
    [
      'Keeps coffee hot for 4 hours without a hot plate',
      'Brews 8 cups in 6 minutes',
      'Pull-out water tank',
      'SCA-certified brew temperature',
    ],
    { price: '$149.00', rating: '4.7 of 5', reviewCount: 2318 },
  ),
  listed(
    'KNOTTFIELD Chef Knife 8 Inch | German Steel | Full Tang | Gift Box',
    'Kitchen knives',
    [
      'Razor sharp out of the box',
      'Hand-polished 15° edge',
      'Balanced, so your wrist does less',
      'Lifetime sharpening included',
    ],
    { price: '$74', review: ['I finally threw out the old block.', 'Pete R.'] },
  ),
  listed(
    'Leakproof Bento Lunch Box for Kids – 5 Compartments – Dinosaur – BPA Free',
    'Lunch boxes',
    [
      'Little hands can open it',
      'Yogurt stays in its corner',
      'Dishwasher safe (top rack)',
      'Pull tab makes opening easy',
    ],
    { price: '$24.99' },
  ),
  listed(
    'Oakhollow Cast Iron Skillet, 12", Pre-Seasoned',
    'Cookware',
    [
      'Goes from stove to oven to campfire',
      'Gets better with every steak',
      'Pour spouts on both sides',
      'No nonstick coating to flake off',
    ],
    { offer: '15% off until Friday' },
  ),
  listed(
    'Sundew Mineral Sunscreen SPF 50 – Face – 50 ml / 1.7 fl. oz. – Unscented',
    'Skin care',
    ['No white cast', 'Non-nano zinc oxide, 22%', 'Reef-safe formula', 'Sits well under makeup'],
    { price: '$32.00', rating: '4.4 of 5' },
  ),
  listed(
    'HEMLOCK & RYE Beard Oil 2oz Cedarwood',
    'Grooming',
    ['Softens in a week', 'Jojoba, argan and nothing you can’t pronounce', 'Doesn’t leave your pillow greasy'],
    { price: '$19.00' },
  ),
  listed('Night Repair Retinal Serum 0.1% (30ml)', 'Skin care', [
    'Encapsulated retinal releases slowly',
    'Dermatologist tested',
    'Start with two nights a week',
    'Fragrance free',
  ]),
  listed(
    'Tansy Women’s High-Rise Leggings 7/8 – Squat Proof – Black/Olive – XS-3XL',
    'Activewear',
    ['Never slides down mid-run', 'Side pocket holds a phone', 'Squat proof, tested by 40 trainers', 'Sizes XS to 3XL'],
    { price: '$68.00', rating: '4.6 of 5', reviewCount: 901 },
  ),
  listed(
    'MERINO CREW SOCKS MEN 3-PACK CHARCOAL L',
    'Socks',
    ['WON’T SMELL AFTER TWO DAYS', 'ARCH SUPPORT', 'SEAMLESS TOE', 'Made in North Carolina'],
    { price: '$39.00' },
  ),
  listed('Foxglove Waterproof Toddler Rain Suit, One-Piece, Mustard, 2T', 'Kids clothing', [
    'Goes on in ten seconds',
    'Taped seams',
    'Machine washable at 40 degrees',
    'Reflective stripes for dark mornings',
  ]),
  listed(
    'Cormorant Men’s Waxed Jacket (Navy)',
    'Outerwear',
    ['Rewax it once a year and wear it for twenty', 'Two-way zip', 'Corduroy collar', 'Repairs free for life'],
    { price: '$289.00' },
  ),
  listed(
    'Vellamo Linen Duvet Cover Set Queen Size - Stone Washed - 3pcs - Oatmeal',
    'Bedding',
    [
      'Cool in summer and warm in winter',
      'Softer after every wash',
      'Corner ties keep the duvet in place',
      'OEKO-TEX® Standard 100',
    ],
    { price: '$219.00' },
  ),
  listed(
    'HÅLLFAST 3-Tier Shoe Rack, Bamboo, 68x26x55 cm, Natural',
    'Storage',
    ['Holds 12 pairs', 'No tools needed', 'Fits behind the door', 'Wipes clean'],
    { price: '$34.99' },
  ),
  listed(
    'LumaWeave Blackout Curtains 2 Panels 52x84 Inch, Grommet, Thermal, Dark Gray',
    'Curtains',
    ['Blocks 99% of light', 'Cuts heating bills', 'Muffles street noise', '2 panels per package'],
    { price: '$29.99' },
  ),
  listed('Self-Watering Planter "Aster" Ø 24 cm, terracotta look', 'Garden', [
    'Waters itself for 3 weeks',
    'Water level indicator',
    'Frost-proof down to -20 °C',
  ]),
  listed(
    'TorqueWorks TW-450B 18V Brushless Impact Driver – Tool Only',
    'Power tools',
    ['1,800 in-lbs of torque', '3-speed gearbox', 'Battery sold separately', 'Drives 200 screws on one charge'],
    { price: '$89.00', offer: 'Free battery with two tools' },
  ),
  listed('GripRight Adjustable Wrench Set, 3 pc., 6"/8"/10"', 'Hand tools', [
    'Jaws don’t slip under load',
    'Laser-etched scale',
    'Chrome vanadium steel',
  ]),
  listed(
    'PupPalace Orthopedic Dog Bed L (90 x 70 cm) – Removable Cover – Grey',
    'Dog beds',
    ['Memory foam takes the weight off old hips', 'Cover zips off for the wash', 'Non-slip bottom', 'Vet recommended'],
    { price: '$79.00', rating: '4.8 of 5', reviewCount: 5120 },
  ),
  listed('Clumping Tofu Cat Litter 6L x 3 (Green Tea)', 'Cat litter', [
    'Flushable in small amounts',
    'Clumps in 2 seconds',
    '99.9% dust free',
    'Lasts one cat 6 weeks',
  ]),
  listed(
    'Ridgeline Ultralight 2-Person Tent (3-Season) 1.6kg',
    'Camping',
    [
      'Pitches in 4 minutes',
      'Stands without pegs',
      'Two doors, so nobody climbs over anybody',
      'Packs to the size of a loaf of bread',
    ],
    { price: '$349.00' },
  ),
  listed(
    'Quokka Foldable Kids’ Scooter, 3 Wheels, Light-Up, Ages 3-8',
    'Toys',
    ['Folds in one move', 'Lean to steer', 'Grows with your child', 'Wheels light up without batteries'],
    { price: '$59.95' },
  ),
  listed(
    'Meadowbrook Wooden Train Set 84 Pcs',
    'Toys',
    ['Fits tracks of all major brands', 'Water-based paint', 'Storage box included', 'Beech from managed forests'],
    { price: '$64.00' },
  ),
  listed(
    'AeroFit Pro 2 True Wireless Earbuds ANC IPX5 Bluetooth 5.4 – White',
    'Audio',
    [
      '38 h battery with the case',
      'Hears the wind so you don’t',
      'Multipoint: laptop and phone at once',
      'Quick charge: 10 min = 3 h',
    ],
    { price: '$119.00', rating: '3.9 of 5', reviewCount: 640 },
  ),
  listed(
    'GaN Charger 65W USB-C, 3-Port, Foldable Plug, for MacBook, iPhone, Steam Deck',
    'Chargers',
    ['Charges three devices at once', 'Half the size of the original brick', 'Foldable plug', 'Stays cool under load'],
    { price: '$39.99' },
  ),
]
