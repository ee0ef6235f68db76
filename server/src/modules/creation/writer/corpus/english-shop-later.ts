import type { CorpusProduct } from './corpus-product.ts'
import { listed } from './listed-product.ts'

/** A part of the English corpus: products that were written after the rules had been mended for the other shops. */
export const englishShopLater: readonly CorpusProduct[] = [
  listed('Bosque 3-Burner Propane Gas Grill w/ Side Burner, 36,000 BTU, Stainless', 'Grills', [
    'Heats to 500°F in 8 minutes',
    'Drip tray slides out',
    'Porcelain-coated grates clean up fast',
    'Lights at the push of a button',
  ]),
  listed('Women’s Trail Running Shoes – Kestra 4 – Wide – Teal/Coral', 'Running shoes', [
    'Grips wet rock',
    'Rock plate shields your feet',
    'Drains after creek crossings',
    '8mm drop',
  ]),
  listed('Lavender & Oat Milk Bath Soak 500g', 'Bath & body', [
    'Eases tired legs',
    'Leaves no ring in the tub',
    'Smells like summer at grandma’s',
    'Refill pouch available',
  ]),
  listed('Omnia Business Checking Account', 'Banking', [
    'No monthly fees',
    'Earn 2% on balances up to $50k',
    'Opens in 10 minutes online',
    'Sends invoices and tracks payments',
  ]),
  listed('Kids Coding Camp (Ages 9–13) Summer 2027', 'Summer camp', [
    'Kids build their own game',
    'Laptops provided',
    'Small groups of 6',
    'Ends with a show for parents',
  ]),
  listed('Dr. Amara Lind, Orthodontics', 'Orthodontist', [
    'Free first consultation',
    'Payment plans without interest',
    'Open on Saturdays',
    'Clear aligners in 6 months',
  ]),
  listed('Hand-thrown Stoneware Mug "Fog" 12oz', 'Ceramics', [
    'Fits under most espresso machines',
    'Handle fits four fingers',
    'Glaze varies from mug to mug',
    'Microwave and dishwasher safe',
  ]),
  listed('Replacement HEPA Filter for Vesta V8/V10 Vacuum (2-Pack)', 'Vacuum parts', [
    'Captures 99.97% of particles',
    'Washable pre-filter',
    'Snaps in without tools',
    'Fits V8 and V10',
  ]),
  listed('SoundHarbor Podcast Editing Service', 'Podcast production', [
    '48-hour turnaround',
    'We remove ums and long pauses',
    'Show notes written for you',
    'Unlimited revisions',
  ]),
  listed('Autumn Vinyl Fair – Over 20,000 Records', 'Record fair', [
    'Over 20,000 records',
    'Entry $3',
    'Dealers from five countries',
    'Coffee and cake all day',
  ]),
  listed('Ergonomic Mesh Office Chair, Adjustable Lumbar, Headrest, 300 lbs, Black', 'Office chairs', [
    'Supports your lower back',
    'Holds up to 300 lbs',
    'Armrests move four ways',
    'Assembles in 15 minutes',
  ]),
  listed('NoDrip Olive Oil Sprayer, Glass, 200ml', 'Kitchen gadgets', [
    'Mists evenly',
    'Saves oil',
    'Shows you how much you use',
    'Rinses clean under the tap',
  ]),
  listed('Used Brompton M6L Folding Bike 2021, Racing Green', 'Used bikes', [
    'New chain and brake pads',
    'Serviced in March',
    'Folds in 20 seconds',
    'Some scratches on the frame',
  ]),
  listed('Compression Socks 20-30 mmHg, Knee High, Open Toe, Beige', 'Medical', [
    'Relieves swelling',
    'Doctor recommended',
    'Stays up all shift',
    'Easy to put on',
  ]),
  listed('Digital Gift Voucher for Sky High Trampoline Park', 'Gift vouchers', [
    'Valid 12 months',
    'Use it at any of 9 parks',
    'Print at home or forward by email',
  ]),
  listed('Fleecebrook Sherpa Throw Blanket 50x60 – Machine Washable – Rust', 'Blankets', [
    'Warms you without weight',
    'Won’t shed',
    'Washes at 30 degrees',
    'Comes rolled in a ribbon',
  ]),
  listed('LedgerLight: Expense Tracking App for Couples', 'Finance app', [
    'Splits bills automatically',
    'See who paid what',
    'Bank-level encryption',
    'Reminds you before rent is due',
  ]),
  listed('GreenPaw Compostable Dog Poop Bags – 120 ct – Unscented', 'Dog supplies', [
    'Break down in 90 days',
    'Thick enough for big dogs',
    'Roll fits standard dispensers',
    '1% goes to shelters',
  ]),
  listed('Private Airport Transfer – Lisbon (1–4 People)', 'Transfers', [
    'Driver waits at arrivals',
    'Fixed fare day and night',
    'Child seats on request',
    'Tracks your flight',
  ]),
  listed('Cold Press Juice Cleanse, 3 Days, 18 Bottles', 'Juice', [
    'Pressed the morning it ships',
    'Nothing added',
    'Keeps you full until dinner',
    'Bottles are returnable',
  ]),
]
