/** Words of product texts that a tagger of general English reads wrongly or not at all. */

/** Infinitives that begin benefits, beside those that the tagger knows as verbs. */
export const VERBS: ReadonlySet<string> = new Set(
  `absorb adapt add adjust aerate allow answer arrive assemble attach automate avoid back balance beat block blend bend burn boost book bounce brake break breathe
  brew bring brighten browse brush build calm cancel carry catch change charge chat check chill choose clean clear climb clip close collect combine come compare
  connect control convert cook cool cover create cure cushion cut cycle deliver detect digest dim discover dissolve double download drain draw dry ease eat
  eliminate empty end energize enhance enjoy exfoliate explore export extend fade fall fasten feed feel fight file fill filter find finish fit fix float
  floss focus fold follow forge forget freeze free fry fuel gain get give glide glow go grind grip grow guard guide hang heal hear heat heel help hide hike hold
  hook hydrate import improve include increase insulate integrate invest invite invoice iron itch join jump keep know land last launch lead leak learn leave let
  lift light link listen live load lock look lose love lower maintain make manage mask massage match measure meditate meet melt mend mix moisturize monitor
  mount move mute need nourish offer open order organize pack pair park pause pay peel perform pick plan play plug polish pour practise practice prepare
  prevent print process promote protect prove provide pull purify push put quiet raise reach read rebuild recharge recline recognize record recover recycle
  reduce refill refresh refund regulate release relieve remember remind remove renew rent repair repel replace reply report request rescue resist rest restore retain reuse
  reveal ride rinse rise roll rotate run save scan schedule scrub seal seat see sell send sense separate serve set settle shade shape share sharpen shave shine ship
  show shrink sign simplify sing sit skip sleep slice slide slip slow smell smooth snap soak soften solve soothe sort sound speak speed spend spin spread
  stack stand start stay steam steer stick stop store stow stream strengthen stretch study suit supply support survive swap sweat swim switch sync take talk
  transcribe summarize summarise knit miss target taste teach tell test thicken throw tie tighten tilt tone touch track trade train transfer transform translate travel treat trim trust try turn understand
  unlock unwind update upgrade upload use visit wake walk want warm wash watch water wear weigh welcome whiten wick win wipe wire withstand work wrap write zip
  file`.split(/\s+/),
)

/** Words that end in "s" and are nouns at the beginning of a benefit: "Results in two weeks". */
export const PLURAL_NOUNS: ReadonlySet<string> = new Set(
  `ages alerts batteries swaps claims flowers rates benefits bills brushes buttons calls classes clothes cuts dates deals discounts doors downloads drinks games rides snacks talks tours extras flavours flavors gifts grips guides handles hours
  ingredients instructions integrations lenses lessons lights looks meals minutes months notes options orders parts payments payouts payslips plans plates
  pockets points portions prints prices prizes recipes refills refunds repairs replacements reports results returns rooms sales samples savings scans sessions
  shapes shifts sizes sounds spares stands starters straps supplies teachers templates tests tickets tools trains transfers updates views visits walks
  weeks wheels wines workouts years`.split(/\s+/),
)

/** Verbs whose subject is the product, also in the plural form: "Weigh next to nothing". */
export const STATIVE: ReadonlySet<string> = new Set(
  `absorb arrive bend breathe burn come dissolve dry fade fall feel fit float fold glide glow grow include last leak melt need resist rust shrink smell soak sound stain stay stick
  crack crease stretch suit survive taste weigh wick withstand work`.split(/\s+/),
)

/** Infinitives that are as often adjectives or nouns; they are verbs only before a determiner, a pronoun or a particle. */
export const AMBIGUOUS: ReadonlySet<string> = new Set(
  `back balance battery beat block book brake calm change charge chat check clean clear climb clip cook cool cover cure cushion cut cycle double download draw dry
  ease empty end export fade fall feed fight file fill filter finish fit fix float floss focus fold freeze free fry fuel gain glow grip guard guide hang heat heel help hike hold
  hook import increase iron jump land last launch lead leak lift light link live load lock look love lower mask massage match measure melt mix mount move mute need
  offer open order pack pair park pause pay peel pick plan play plug polish practice print process quiet raise reach record recycle refill release rent repair
  report request rescue rest reuse ride rinse rise roll run save scan schedule scrub seal seat sense separate set shade shape share shine ship show sign sleep slice slide
  slip slow smell smooth snap soak sort sound speed spin spread stack stand start steam steer stick stop store stream stretch study suit supply support swap sweat switch
  swim talk target taste test throw tie tilt tone touch track trade train transfer travel treat trim trust turn update upgrade upload use visit wake walk warm wash watch water
  wear welcome wick win wipe wire work wrap zip`.split(/\s+/),
)

/** After these words an ambiguous first word is a verb: "Clean the house", "Pack up". */
export const AFTER_A_VERB: ReadonlySet<string> = new Set(
  `a an the your my our their its his her this that these those it them you us everything anything something any all every each more less fewer up out off down in on
  better faster longer deeper well easier only into from with without for to at as like by when while until anytime anywhere whenever wherever once twice online together almost over under through between`.split(
    /\s+/,
  ),
)

export const ADJECTIVES: ReadonlySet<string> = new Set(
  `adjustable affordable compliant compatible sharp airtight available biodegradable breathable certified comfortable compact compostable cordless customizable dermatologist-tested durable easy elegant great non-slip ergonomic
  fast flexible foldable foldaway fragrance-free free frost-free gentle halal handmade handcrafted hand-knitted hypoallergenic ideal insured invisible kosher leakproof legal licensed light lightweight magnetic mild
  natural noiseless open outdoors odourless odorless organic ovenproof perfect portable quick quiet ready rechargeable recyclable refillable reliable removable repairable reusable reversible rustproof safe scratchproof seamless silent simple
  soft stackable strong sturdy suitable sustainable tasteless transparent ultralight unbreakable unscented vegan vegetarian warm washable water-repellent water-resistant waterproof weatherproof windproof wireless`.split(
    /\s+/,
  ),
)
export const ADJECTIVE_ENDINGS =
  /(?:-(?:proof|free|safe|ready|tested|resistant|friendly|approved|certified|made|grown|fed|rich)|proof|able|ible)$/

/** Participles that describe the product: "Made in Portugal". */
export const PARTICIPLES: ReadonlySet<string> = new Set(
  `accepted accredited approved assembled backed baked based bottled built certified checked cooked covered cut delivered designed developed dispatched dried encrypted engineered fermented filled
  finished fitted formulated grown handcrafted handmade handwoven hand-poured hand-finished included infused insured knitted led licensed lined loved made milled moulded packed picked poured powered pre-cut pressed printed protected
  recommended recognised recognized reinforced repaired roasted sealed sewn shipped slow-roasted sourced stitched taught tailored tested trusted vetted weighted woven`.split(
    /\s+/,
  ),
)

/** Nouns without an article and without a plural. */
export const UNCOUNTABLE: ReadonlySet<string> = new Set(
  `access fish food fruit seafood aluminium aluminum bamboo cashmere cinema cotton dancing delivery denim dinner encryption glass insulation internet leather maintenance music oak packaging parking polyester postage protection racing shade shipping silk steel sugar
  taxation titanium traffic training transport water wi-fi wifi wood accounting advice apparel baggage bedding beer bread bookkeeping broadband butter care cheese chocolate clothing coffee coverage cutlery decaf equipment espresso flour food footwear fruit furniture gear
  granola hardware help honey insurance invoicing jewellery jewelry juice kombucha lighting linen luggage matcha meat milk muesli music oatmeal pasta payroll porridge protein security rice rum shampoo skincare soap software
  storage sunscreen support tea toothpaste tuition water wine wool yoga yoghurt yogurt`.split(/\s+/),
)

/** Verbs whose subject is the reader, also where the product is in the plural. */
export const READER_VERBS: ReadonlySet<string> = new Set(
  `ask book browse buy cancel check choose close compare discover download enjoy explore find forget get invite join know learn listen manage meet order pay pick plan print refill remember rent replace reply request return
  save say schedule see sell send share sign skip start study subscribe switch talk trust try understand unwind upload use visit wake watch wear withdraw write`.split(
    /\s+/,
  ),
)

/** Verbs of what people want to know how to do. */
export const SKILLS: ReadonlySet<string> = new Set(
  `bake build calm close cook create cut draw fall find get grow learn make manage paint plan play save sell sleep speak write`.split(
    /\s+/,
  ),
)

/** Ambiguous verbs that are adjectives before a noun: "Clean lines". */
export const ADJECTIVAL_VERBS: ReadonlySet<string> = new Set(
  `calm clean clear cool double draft dry empty finish fit free light live lower open pack quiet separate slow smooth travel warm welcome wrap`.split(
    /\s+/,
  ),
)

/** Features of which there is one, so that they have an article: "a built-in grinder". */
export const FEATURES: ReadonlySet<string> = new Set(
  `account course medal line range jar adviser advisor app base battery schedule estimate belt blade bowl box brush cable calculator calendar camera card case certificate chamber charger compartment cover dashboard deck discount display editor engine
  filter finish fit footbed frame garden gearbox grinder grip guarantee guide handle heel hinge hob hood hook hotline inbox kit kitchen label lamp lawyer lens library licence license lid light lining list loaner lock
  manager manual map mask menu mirror mode motor mount network nozzle patio pillow plan playground pocket policy pool portal pouch pump queue recipe refund report roof room screen seal seam sensor setting shelf
  shower sleeve sole speaker spout stand strap surface tank teacher team template terrace thermometer timer trial tutor valve view visit voucher waistband warranty wheel window wizard yard zip zipper`.split(
    /\s+/,
  ),
)

/** Things that come with what is sold, in the plural or uncountable. */
export const EXTRAS: ReadonlySet<string> = new Set(
  `breakfast delivery handbook insurance integrations lessons parking parts recipes refills repairs replacements returns samples shipping support templates training tutoring updates wi-fi wifi`.split(
    /\s+/,
  ),
)

/** What things are made of. */
export const MATERIALS: ReadonlySet<string> = new Set(
  `aluminium aluminum bamboo beech brass canvas cashmere ceramic cotton denim down glass gold hemp leather linen merino oak pine plastic polyester porcelain rubber silicone silk silver steel titanium walnut wood wool`.split(
    /\s+/,
  ),
)

/** Words of a model's name that are common words: "AeroPress Go". */
export const MODEL_WORDS: ReadonlySet<string> = new Set(
  `air classic core duo go home kids lite max mini neo nano one plus pocket pro s se studio travel ultra x xl`.split(
    /\s+/,
  ),
)

/** Categories that name a department, not a kind of product. */
export const DEPARTMENTS: ReadonlySet<string> = new Set(
  `accessories apparel art arts baby beauty books business care children clothing coffee creative education electronics entertainment events family fashion finance fitness food garden gifts health hobbies hobby home household
  jewelry kids kitchen leisure lifestyle living men mobility music office other outdoor outdoors parenting pets products sale services shop sport sports sweets technology things tools toys travel wellness women`.split(
    /\s+/,
  ),
)

export const COLOURS: ReadonlySet<string> = new Set(
  `anthracite beige black blue bronze brown charcoal copper ecru gold graphite green grey gray indigo ivory khaki lavender lilac mustard navy nude pink purple
  red rose rust sage sand silver slate tan taupe teal terracotta turquoise violet white yellow`.split(/\s+/),
)
