import type { CorpusProduct } from './corpus-product.ts'
import { listed } from './listed-product.ts'

/** A part of the English corpus: food, medical goods, second-hand, trade supplies and odd titles. */
export const englishShopMixed: readonly CorpusProduct[] = [
  listed(
    'Wildrush Granola – Maple Pecan – 350g (Pack of 6)',
    'Breakfast',
    ['8 g of protein per bowl', 'Less sugar than cornflakes', 'Baked in small batches in Vermont', 'Resealable bag'],
    { price: '$41.94' },
  ),
  listed('Smoky Chipotle Hot Sauce, 5 fl oz, Medium Heat', 'Sauces', [
    'Peppers smoked over mesquite for 9 hours',
    'Medium heat',
    'No xanthan gum',
    'Good on eggs, tacos and mac & cheese',
  ]),
  listed(
    'Organic Oolong Loose Leaf Tea Sampler (8 x 20g)',
    'Tea',
    ['Eight harvests from one mountain', 'Steep it five times', 'Picked in April 2026'],
    { price: '$28.00' },
  ),
  listed(
    'Butcher’s Box: 4 kg Grass-Fed Beef, Delivered Frozen',
    'Meat delivery',
    [
      'From three farms in Devon',
      'Delivered on the day you choose',
      'Pause or skip any month',
      'Feeds a family of four for a month',
    ],
    { price: '$129.00' },
  ),
  listed('Zero Proof Aperitivo 750ml | Non-Alcoholic', 'Drinks', [
    'Bitter orange and gentian',
    'Zero alcohol, 18 calories',
    'Serve over ice with soda',
  ]),
  listed(
    'ProMotion Knee Brace with Side Stabilizers – Size M – Black',
    'Medical supplies',
    ['Supports the kneecap without pinching', 'Stays put on stairs', 'Breathable knit', 'HSA/FSA eligible'],
    { price: '$34.95' },
  ),
  listed('UpTemp Infrared Forehead Thermometer (No-Touch)', 'Medical devices', [
    'Reads in 1 second',
    'Color-coded fever alert',
    'Silent mode for sleeping babies',
    'Clinically validated',
  ]),
  listed(
    'Electric Wheelchair Foldable 23 kg Lithium Battery 20km Range',
    'Mobility aids',
    ['Folds into a car trunk', '20 km on one charge', 'Airline approved battery', 'Joystick left or right'],
    { price: '$1,899.00' },
  ),
  listed('Magnesium Glycinate 400mg – 180 Capsules – Vegan', 'Supplements', [
    '3-month supply',
    'Third-party tested',
    'Gentle on the stomach',
    'No fillers',
  ]),
  listed(
    'Refurbished ThinkStation P340 (i7, 32GB RAM, 1TB SSD) – Grade A',
    'Refurbished computers',
    ['24-month warranty', 'Battery at 90% or better', 'Wiped to NIST standard', 'Saves 180 kg of CO2 over new'],
    { price: '$549.00' },
  ),
  listed(
    'Vintage 1970s Teak Sideboard – Danish – Restored',
    'Vintage furniture',
    [
      'Sanded and oiled by hand',
      'One small scratch on the left side',
      'Sliding doors run smoothly',
      'Delivery within 50 miles',
    ],
    { price: '$980.00' },
  ),
  listed('Pre-Loved Designer Handbag "Lucette" in Cognac Leather', 'Second-hand fashion', [
    'Authenticated by two experts',
    'Light wear on the corners',
    'Comes with the original dust bag',
    'Return within 14 days',
  ]),
  listed('Nitrile Gloves, Powder-Free, Blue, Box of 200, Case of 10', 'Work supplies', [
    'AQL 1.5',
    'Textured fingertips grip wet tools',
    'Ships same day before 2 pm',
    'From $0.04 per glove',
  ]),
  listed('POS Starter Bundle: Terminal + Printer + Cash Drawer', 'Retail equipment', [
    'Takes cards in 5 minutes',
    'No contract',
    '1.7% flat fee',
    'Works offline',
  ]),
  listed('Corrugated Mailer Boxes 9x6x3, Kraft, 50 ct', 'Packaging', [
    'Self-locking, no tape',
    'Print inside and out from 50 boxes',
    '95% recycled',
  ]),
  listed('Industrial Air Compressor 270L 7.5HP 10 bar 3-Phase', 'Industrial equipment', [
    'Runs at 72 dB',
    'Belt drive',
    'On-site service within 48 hours',
    '5-year tank warranty',
  ]),
  listed('Summer Clearance: Patio Furniture up to 60% Off', 'Sale', [
    'Up to 60% off patio sets',
    'Free delivery over $300',
    'Ends September 7',
    'Last pieces',
  ]),
  listed('Black Friday Week at Loom & Lantern', 'Sale', [
    '25% off everything',
    'Extra 10% for members',
    'Returns until January 31',
  ]),
  listed(
    'Your Own Star Map – Personalized Print',
    'Personalized gifts',
    ['The sky on your date, at your place', 'Museum-grade paper', 'Proof by email within 24 hours', 'Ships in 2 days'],
    { price: '$45.00' },
  ),
  listed('Custom Neon Sign "Let’s Stay Home" 60cm', 'Home decor', [
    'Plugs into any socket',
    'Dimmer included',
    'Uses less power than a light bulb',
  ]),
  listed(
    '2-in-1 Convertible High Chair & Booster, Foldable, Sage',
    'Baby gear',
    [
      'From 6 months to 3 years',
      'Tray comes off with one hand',
      'Folds flat behind the fridge',
      'No crumb-trapping seams',
    ],
    { price: '$139.00', rating: '4.5 of 5', reviewCount: 77 },
  ),
  listed(
    'Hush White Noise Machine',
    'Baby gear',
    ['Plays all night without a loop you can hear', 'USB-C', 'Weighs 110 g', 'Timer or all night'],
    { voice: 'playful' },
  ),
  listed(
    'VELORA City E-Bike 28" Step-Through 250W 504Wh (Pearl White)',
    'E-bikes',
    ['Up to 100 km per charge', 'Belt drive, no greasy chain', 'Delivered assembled', 'Test ride at home'],
    { price: '$1,999.00', voice: 'bold' },
  ),
  listed('Snow Chains SUV 225/65R17 – Self-Tensioning (Pair)', 'Car accessories', [
    'On in 90 seconds',
    'Tightens itself as you drive',
    'Certified to EN 16662-1',
    'Gloves included',
  ]),
]
