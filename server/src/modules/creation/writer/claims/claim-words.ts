import type { LineLanguage } from '@marquee/contract/line-checks'

/** The words that make a claim of each kind: sources of regular expressions that match whole words. */
export interface ClaimWords {
  half: string
  twice: string
  thrice: string
  superlative: string
  proof: string
  free: string
  guarantee: string
  comparison: string
  popularity: string
  duration: string
}
export type ClaimWordKind = keyof ClaimWords

/** The wording of claims by language. Figures are read apart (`read-figures.ts`). */
export const CLAIM_WORDS: Readonly<Record<LineLanguage, ClaimWords>> = {
  en: {
    half: 'half|halves|halved',
    twice: 'twice|doubles?|doubled|two times|2 ?x',
    thrice: 'thrice|triples?|tripled|three times|3 ?x',
    superlative:
      'best|worst|most \\p{L}+|least \\p{L}+|(?:fast|quick|easi|cheap|strong|light|soft|smart|saf|healthi|small|simpl|great|high|low|long|bright|clean|fresh|tasti|warm|thinn|tough|rich|pur|fin|cool|bigg|larg|quiet|new)est|number one|no\\. ?1|#1|leading|unbeatable|ultimate|world-class|award-winning|perfect(?:ly)?',
    proof:
      '(?:clinically|scientifically|dermatologically|medically|lab)[- ](?:proven|tested|backed)|proven|certified|patented|(?:doctors?|dentists?|dermatologists?|vets?|experts?|scientists?)[- ](?:recommended|approved|recommend|agree|designed)|studies show|science-backed|fda[- ]approved',
    free: '(?<!-)free(?! (?:of|from)\\b)|no cost|at no charge',
    guarantee: 'guarantee[sd]?|warranty|risk[- ]free|promise[sd]?|money[- ]back|never (?:breaks?|fails?|leaks?)',
    comparison:
      '(?:better|faster|cheaper|easier|stronger|lighter|softer|smarter|safer|healthier|longer|quieter|more \\p{L}+) than|unlike|beats?|outperforms?|outlasts?',
    popularity:
      'bestsell(?:er|ing)|best-selling|(?:loved|trusted|used|chosen|recommended) by|customers (?:love|say|agree)|thousands|millions|everyone|sold out|most popular|viral',
    duration:
      'instant(?:ly)?|overnight|immediately|in (?:seconds|minutes|hours|days)|forever|lifetime|for life|24/7|all day',
  },
  de: {
    half: 'halb(?:e[nmrs]?|iert)?|hälfte',
    twice: 'doppelt(?:e[nmrs]?)?|zweimal|verdoppel(?:t|n)|zweifach',
    thrice: 'dreifach|dreimal|verdreifach(?:t|en)',
    superlative:
      'am \\p{L}+sten|(?:best|schnellst|einfachst|günstigst|billigst|stärkst|leichtest|größt|sicherst|gesündest|kleinst|neuest|weichst|leisest)(?:e[nmrs]?)?|führend(?:e[nmrs]?)?|nr\\. ?1|nummer eins|unschlagbar(?:e[nmrs]?)?|perfekt(?:e[nmrs]?)?|ausgezeichnet(?:e[nmrs]?)?|testsieger',
    proof:
      '(?:klinisch|wissenschaftlich|dermatologisch|medizinisch) (?:bewiesen|getestet|geprüft|bestätigt)|bewiesen|erwiesen|zertifiziert(?:e[nmrs]?)?|patentiert(?:e[nmrs]?)?|von (?:ärzten|experten|zahnärzten) empfohlen|studien (?:zeigen|belegen)',
    free: 'gratis|kostenlos(?:e[nmrs]?)?|umsonst|geschenkt|kostenfrei(?:e[nmrs]?)?',
    guarantee: 'garantie|garantiert(?:e[nmrs]?)?|risikofrei|ohne risiko|geld-zurück|versprochen',
    comparison:
      '(?:besser|schneller|billiger|günstiger|einfacher|stärker|leichter|sicherer|gesünder|länger|leiser|mehr \\p{L}+) als|anders als|schlägt|übertrifft',
    popularity:
      'bestseller|meistverkauft(?:e[nmrs]?)?|(?:geliebt|empfohlen) von|kunden (?:lieben|sagen)|tausende|millionen|alle lieben|ausverkauft',
    duration:
      'sofort|über nacht|in (?:sekunden|minuten|stunden|tagen)|für immer|ein leben lang|rund um die uhr|den ganzen tag',
  },
  fr: {
    half: 'moitié|demi(?:e|es)?|à moitié',
    twice: 'deux fois|doubl(?:e|é|ez)',
    thrice: 'trois fois|tripl(?:e|é|ez)',
    superlative:
      '(?:le|la|les) (?:plus|moins) \\p{L}+|meilleure?s?(?! que)|n° ?1|numéro un|leader|imbattables?|parfaite?s?|primée?s?',
    proof:
      '(?:cliniquement|scientifiquement|dermatologiquement) (?:prouvée?|testée?)s?|prouvée?s?|certifiée?s?|brevetée?s?|recommandée?s? par les (?:médecins|experts|dentistes)|des études (?:montrent|prouvent)',
    free: 'gratuit(?:e|es|s|ement)?|offerte?s?|sans frais',
    guarantee: 'garantie?s?|sans risque|satisfait ou remboursé|promis',
    comparison: '(?:mieux|meilleure?s?|(?:plus|moins) \\p{L}+) que|contrairement à|surpasse|bat',
    popularity:
      'best-?seller|la plus vendue|le plus vendu|(?:adopté|aimé|adoré|recommandé)e?s? par|milliers|millions|tout le monde',
    duration:
      'instantanément|immédiat(?:e|ement)?|en (?:quelques )?(?:secondes|minutes|heures|jours)|du jour au lendemain|à vie|pour toujours|24h/24',
  },
  es: {
    half: 'mitad|medi[oa]',
    twice: 'dos veces|doble|duplica',
    thrice: 'tres veces|triple|triplica',
    superlative:
      '(?:el|la|los|las|lo) (?:más|menos) \\p{L}+|mejor(?:es)?(?! que)|n\\.º ?1|número uno|líder|imbatibles?|perfect[oa]s?|premiad[oa]s?',
    proof:
      '(?:clínicamente|científicamente|dermatológicamente) (?:probad|testad|demostrad)[oa]s?|(?:com)?probad[oa]s?|demostrad[oa]s?|certificad[oa]s?|patentad[oa]s?|recomendad[oa]s? por (?:médicos|expertos|dentistas)|los estudios demuestran',
    free: 'gratis|gratuit[oa]s?|de regalo|sin coste',
    guarantee: 'garantía|garantizad[oa]s?|garantiza|sin riesgos?|devolución del dinero',
    comparison: '(?:mejor(?:es)?|(?:más|menos) \\p{L}+) que|a diferencia de|supera',
    popularity: 'superventas|más vendid[oa]s?|(?:amad|querid|recomendad)[oa]s? por|miles|millones|todo el mundo|todos',
    duration:
      'al instante|instantáne[oa]|inmediat[oa](?:mente)?|en (?:segundos|minutos|horas|días)|de la noche a la mañana|para siempre|de por vida|24/7',
  },
  it: {
    half: 'metà|mezz[oa]',
    twice: 'due volte|doppi[oa]|raddoppia',
    thrice: 'tre volte|tripl[oa]|triplica',
    superlative:
      '(?:il|la|i|gli|le|lo) (?:più|meno) \\p{L}+|miglior[ei]?|n\\.? ?1|numero uno|leader|imbattibil[ei]|perfett[oaie]|premiat[oaie]',
    proof:
      '(?:clinicamente|scientificamente|dermatologicamente) (?:provat|testat|dimostrat)[oaie]|dimostrat[oaie]|certificat[oaie]|brevettat[oaie]|(?:consigliat|raccomandat)[oaie] da(?:i|gli) (?:medici|esperti|dentisti)|gli studi dimostrano',
    free: 'gratis|gratuit[oaie]|in omaggio|in regalo',
    guarantee: 'garanzia|garantit[oaie]|garantisce|senza rischi[oi]?|soddisfatti o rimborsati',
    comparison:
      '(?:meglio|miglior[ei]|(?:più|meno) \\p{L}+) (?:di|del|della|dei|delle|che)|a differenza di|supera|batte',
    popularity: 'bestseller|più vendut[oaie]|(?:amat|scelt)[oaie] da|migliaia|milioni|tutti',
    duration:
      "all['’]istante|istantane[oa]|immediat[oa](?:mente)?|subito|in (?:pochi )?(?:secondi|minuti|ore|giorni)|per sempre|a vita|24/7",
  },
  pt: {
    half: 'metade|mei[oa]',
    twice: 'duas vezes|dobr[oa]|dupl[oa]|duplica',
    thrice: 'três vezes|tripl[oa]|triplica',
    superlative:
      '(?:o|a|os|as) (?:mais|menos) \\p{L}+|melhor(?:es)?(?! (?:do )?que)|n\\.º ?1|número um|líder|imbatíve(?:l|is)|perfeit[oa]s?|premiad[oa]s?',
    proof:
      '(?:clinicamente|cientificamente|dermatologicamente) (?:comprovad|testad)[oa]s?|comprovad[oa]s?|certificad[oa]s?|patentead[oa]s?|recomendad[oa]s? por (?:médicos|especialistas|dentistas)|estudos mostram',
    free: 'grátis|gratuit[oa]s?|de graça|brinde|sem custo',
    guarantee: 'garantia|garantid[oa]s?|garante|sem riscos?|dinheiro de volta',
    comparison: '(?:melhor(?:es)?|(?:mais|menos) \\p{L}+) (?:do )?que|ao contrário de|supera',
    popularity: 'mais vendid[oa]s?|(?:amad|escolhid)[oa]s? por|milhares|milhões|todo mundo|todos',
    duration:
      'na hora|instantâne[oa]|imediat[oa](?:mente)?|em (?:segundos|minutos|horas|dias)|da noite para o dia|para sempre|vitalíci[oa]|24/7',
  },
  nl: {
    half: 'half|halve|helft|gehalveerd',
    twice: 'twee keer|dubbele?|tweemaal|verdubbelt',
    thrice: 'drie keer|driedubbele?|driemaal|verdrievoudigt',
    superlative:
      '(?:best|snelst|goedkoopst|makkelijkst|sterkst|lichtst|grootst|veiligst|gezondst|kleinst|nieuwst|zachtst|stilst)e?|meest \\p{L}+|nr\\. ?1|nummer (?:één|een)|toonaangevende?|onverslaanbare?|perfecte?|bekroonde?',
    proof:
      '(?:klinisch|wetenschappelijk|dermatologisch) (?:bewezen|getest)|bewezen|gecertificeerde?|gepatenteerde?|aanbevolen door (?:artsen|experts|tandartsen)|onderzoek toont',
    free: 'gratis|kosteloos|cadeau',
    guarantee: 'garantie|gegarandeerde?|garandeert|zonder risico|risicovrij|geld terug|niet goed geld terug',
    comparison:
      '(?:beter|sneller|goedkoper|makkelijker|sterker|lichter|veiliger|gezonder|langer|stiller|meer \\p{L}+) dan|in tegenstelling tot|verslaat|overtreft',
    popularity: 'bestseller|bestverkochte?|(?:geliefd|vertrouwd|gekozen) (?:bij|door)|duizenden|miljoenen|iedereen',
    duration:
      'meteen|direct|onmiddellijk|in (?:seconden|minuten|uren|dagen)|van de ene op de andere dag|voor altijd|levenslang|24/7',
  },
}
