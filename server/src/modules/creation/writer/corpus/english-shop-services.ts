import type { CorpusProduct } from './corpus-product.ts'
import { listed } from './listed-product.ts'

/** A part of the English corpus: services, insurances, apps, schools, events, places, gift cards and causes as their pages name them. */
export const englishShopServices: readonly CorpusProduct[] = [
  listed('Harborline Pet Insurance | Cover for Dogs & Cats', 'Pet insurance', [
    'Pays the vet directly',
    'Covers chronic conditions for life',
    'No upper age limit',
    'Claims paid in 5 days on average',
  ]),
  listed(
    'Bracken Renters Insurance – from $9/month',
    'Renters insurance',
    [
      'Sign up in 3 minutes',
      'Covers theft, fire and burst pipes',
      'Cancel anytime',
      'Lower deductible each claim-free year',
    ],
    { price: '$9.00' },
  ),
  listed('Term Life Cover by Alder Mutual', 'Life insurance', [
    'No medical exam for under-50s',
    'Premiums never go up',
    'Get a quote without giving your phone number',
  ]),
  listed('TripShield® Annual Multi-Trip Travel Cover', 'Travel insurance', [
    'Unlimited trips up to 31 days each',
    'Covers cancellation up to $5,000',
    '24/7 emergency line',
    'Winter sports included',
  ]),
  listed(
    'Tidewater Tax – File Your Return Online',
    'Tax software',
    [
      'Imports last year’s return',
      'Checked by a CPA before it goes out',
      'Max refund guarantee',
      'Free for simple returns',
    ],
    { rating: '4.8 of 5', reviewCount: 11_204 },
  ),
  listed(
    'Stacklane: Invoicing & Time Tracking for Freelancers',
    'Invoicing software',
    [
      'Sends reminders so you don’t have to',
      'Turns tracked hours into invoices',
      'Gets you paid 9 days sooner',
      'Works in 40 currencies',
    ],
    { price: '$12.00', audience: 'freelance designers' },
  ),
  listed('Minutely – AI Meeting Notes', 'Productivity app', [
    'Writes the minutes while you talk',
    'Action items with owners',
    'Works with Zoom, Meet and Teams',
    'Deletes recordings after 30 days',
  ]),
  listed('Quillbee Grammar Checker for Chrome', 'Browser extension', [
    'Catches what spell check misses',
    'Works in Gmail and Docs',
    'Free for 500 words a day',
  ]),
  listed(
    'SprintBoard (Enterprise)',
    'Project management software',
    ['SSO and SCIM included', 'Migrates your Jira projects in a weekend', '99.95% uptime SLA', 'EU data residency'],
    { audience: 'IT teams' },
  ),
  listed('Hexa Fleet Telematics – GPS tracking for vans', 'Fleet software', [
    'Live location every 10 seconds',
    'Cuts fuel use by 12%',
    'Plug-in tracker, no installer',
    'Driver scorecards',
  ]),
  listed(
    'Northgate Driving School – Intensive Course',
    'Driving school',
    ['Pass in 2 weeks', 'Patient instructors', 'Pick-up from home, work or station', 'Test booked for you'],
    { price: '$899.00' },
  ),
  listed('Little Acorns Montessori Preschool', 'Preschool', [
    'Open until 6 pm',
    'One teacher for six children',
    'Fresh lunch cooked on site',
    'Spots for September',
  ]),
  listed(
    'Learn Guitar in 90 Days: Online Course',
    'Music course',
    ['12 minutes a day', 'Play your first song in week one', 'Teacher feedback on your recordings', 'No sheet music'],
    { price: '$129.00', offer: '$40 off until Sunday' },
  ),
  listed('Advanced Excel for Finance, Live Cohort #14', 'Online course', [
    'Build a three-statement model',
    'Seats: 24',
    'Recordings for life',
    'Certificate accepted for CPE credits',
  ]),
  listed('The Saltmarsh Sessions Summer Tour', 'Concert tour', [
    'Twelve cities in three weeks',
    'Under-16s get in free',
    'Acoustic set in every town',
    'Limited front-row tickets',
  ]),
  listed(
    'Portside Half Marathon 2027',
    'Running event',
    [
      'Flat and fast along the river',
      'Finisher medal made of driftwood',
      'Kids race on Saturday',
      'Pacers from 1:30 to 2:30',
    ],
    { offer: 'Early bird until 31 January' },
  ),
  listed('DevHarvest Conf – 2 Days, 40 Talks, Berlin', 'Tech conference', [
    '40 talks on two stages',
    'Workshops included in the ticket',
    'Childcare on site',
    'Recordings the same week',
  ]),
  listed(
    'Wine & Clay Night',
    'Pottery workshop',
    ['No experience needed', 'Two glasses of wine included', 'Your pot is fired and shipped to you'],
    { price: '$68.00' },
  ),
  listed('Old Mill Christmas Market (Dec 4–20)', 'Christmas market', [
    '60 local makers',
    'Free parking at the school',
    'Choirs every evening at 6',
    'Dogs on leads welcome',
  ]),
  listed(
    'Casa Brisa – Boutique Hotel, 14 Rooms, Cádiz',
    'Hotel',
    [
      'Two minutes from the beach',
      'Breakfast on the roof',
      'Free cancellation up to 48 hours',
      'Quiet courtyard rooms',
    ],
    { rating: '4.9 of 5', reviewCount: 388 },
  ),
  listed('Sato Ramen Bar', 'Restaurant', [
    'Broth simmers for 18 hours',
    'Vegan tonkotsu on weekends',
    'Walk-ins only',
    'Open till midnight',
  ]),
  listed(
    'Ironleaf Gym 24/7 | Day Pass & Membership',
    'Gym',
    ['No joining fee', 'Cancel with one click', 'Never more than 40 people at a time', 'Towels on the house'],
    { price: '$29.00' },
  ),
  listed('Clearwater Window Cleaning – Homes & Offices', 'Window cleaning', [
    'Text us a photo for a quote',
    'Insured for ladders up to 4 floors',
    'We move your plants and put them back',
    'No streaks or we come back free',
  ]),
  listed(
    'Movewell: 2 Movers + Van (4 h)',
    'Moving company',
    ['Fixed price, no fuel surcharge', 'Boxes delivered the week before', 'Assembles your bed at the other end'],
    { price: '$320.00' },
  ),
  listed('E-Gift Card – Fern & Fable Bookshop', 'Gift cards', [
    'Arrives by email in a minute',
    'Never expires',
    'From $10 to $200',
    'Works online and in all 3 shops',
  ]),
  listed(
    'Spa Day Voucher for Two | Lakehouse Spa',
    'Spa voucher',
    ['Valid for 3 years', 'Two massages of 50 minutes', 'Lunch and bathrobes included'],
    { price: '$240.00' },
  ),
  listed('Hartwell Hearing: Invisible Hearing Aids', 'Hearing aids', [
    'Sits deep in the ear canal',
    'Try them at home for 45 days',
    'Remote adjustments by an audiologist',
    'No monthly fee',
  ]),
  listed('Rowan Street Physiotherapy', 'Physiotherapy clinic', [
    'Same-week appointments',
    'Treats runners, desk workers and dancers',
    'Exercise videos you can follow at home',
    'Insurance billed directly',
  ]),
  listed('Kestrel B2B Payments: Pay suppliers in 90 countries', 'Payments software', [
    'Locks in the rate for 24 hours',
    'Two-step approvals',
    'Mass payouts from a spreadsheet',
    'FX markup of 0.4%',
  ]),
  listed('Save the Puffins Fund', 'Charity', [
    '$12 protects one burrow for a season',
    '94 cents of each dollar reach the islands',
    'Donors get a photo from the colony',
  ]),
]
