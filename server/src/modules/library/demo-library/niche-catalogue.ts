import type { Niche } from './niche.ts'
import { skincare } from './niches/skincare.ts'
import { supplements } from './niches/supplements.ts'
import { jewelry } from './niches/jewelry.ts'
import { coffee } from './niches/coffee.ts'
import { mealKits } from './niches/meal-kits.ts'
import { pets } from './niches/pets.ts'
import { footwear } from './niches/footwear.ts'
import { apparel } from './niches/apparel.ts'
import { travel } from './niches/travel.ts'
import { software } from './niches/software.ts'
import { finance } from './niches/finance.ts'
import { education } from './niches/education.ts'
import { homeDecor } from './niches/home-decor.ts'
import { cleaning } from './niches/cleaning.ts'
import { realEstate } from './niches/real-estate.ts'
import { fitness } from './niches/fitness.ts'
import { electronics } from './niches/electronics.ts'
import { mobility } from './niches/mobility.ts'
import { booksHobbies } from './niches/books-hobbies.ts'
import { parenting } from './niches/parenting.ts'
import { outdoor } from './niches/outdoor.ts'

export const niches: readonly Niche[] = [
  skincare,
  supplements,
  jewelry,
  coffee,
  mealKits,
  pets,
  footwear,
  apparel,
  travel,
  software,
  finance,
  education,
  homeDecor,
  cleaning,
  realEstate,
  fitness,
  electronics,
  mobility,
  booksHobbies,
  parenting,
  outdoor,
]
