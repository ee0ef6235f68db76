import type { LineLanguage } from '@marquee/contract/line-checks'

/** The words by which the rules of a language find claims: sources of regular expressions that match whole words. */
export interface PolicyWords {
  /** The reader, also as the form of a verb where the language leaves the pronoun out. */
  you: string
  /** Attributes that an ad must not ascribe to its reader. */
  attribute: string
  likeYou: string
  /** Parts and states of the body. */
  body: string
  beforeAfter: string
  guaranteed: string
  cure: string
  weight: string
  money: string
  absolute: string
  shame: string
  rivals: string
  exclusion: string
  urgency: string
}

const FIGURE = '\\d+(?:[.,]\\d+)?'

/** Meaning is fixed by the policies, wording by the language: each list names the usual forms. */
export const POLICY_WORDS: Readonly<Record<LineLanguage, PolicyWords>> = {
  en: {
    you: "you|your|you[’']re|yours",
    attribute:
      'overweight|obese|fat|depress(?:ed|ion)|anxi(?:ous|ety)|diabet(?:ic|es)|disab(?:led|ility)|cancer|hiv|adhd|autis(?:tic|m)|arthritis|acne|psoriasis|infertil(?:e|ity)|alcoholic|addict(?:ed|ion)?|gay|lesbian|bisexual|trans(?:gender)?|muslims?|christians?|jewish|jews?|hindus?|black|latinos?|hispanic|asian|immigrants?|bankrupt(?:cy)?|in debt|debts?|broke|unemployed|criminal record|over (?:40|50|60|70)',
    likeYou: 'like you|as you are',
    body: 'skin|wrinkles?|acne|weight|belly|hair|teeth|fat|kilos?|kg|pounds|lbs|health|wellness|fitness|cosmetics?|supplements?',
    beforeAfter: 'before (?:and|&) after|before/after',
    guaranteed:
      '(?<!money[- ]back |satisfaction )guaranteed(?: results?)?|guarantees? (?:you|results?)|100 ?% (?:effective|safe|success)|works every time|risk[- ]free',
    cure: 'cures?|miracles?|miraculous|heals|eliminates? (?:pain|acne|wrinkles|disease)',
    weight: `los(?:e|ing) ${FIGURE} ?(?:kg|kilos?|pounds|lbs)|lose weight (?:fast|easily|quickly)|burns? fat|melts? fat|fat[- ]burning`,
    money: `get rich|quick money|passive income|double your money|sure profits?|guaranteed returns?|(?:make|earn) [$€£]?${FIGURE}[$€£]? (?:a|per) (?:day|week|month)`,
    absolute:
      "number (?:one|1)|no\\. ?1|(?:the )?best in the world|the world[’']s best|the very best|the cheapest|unbeatable",
    shame:
      'ugly|ashamed of your|hate your (?:body|skin|hair|belly)|muffin top|flabby|embarrassing (?:body|skin|fat)|beach body',
    rivals:
      '(?:better|cheaper) than (?:our competitors?|the competition|other brands)|unlike (?:our competitors?|other brands)',
    exclusion:
      '(?:whites?|men|women|christians|muslims|locals) only|only for (?:whites?|men|women|christians|muslims)|no (?:immigrants|foreigners|children|families)',
    urgency:
      'last chance|only today|today only|ends (?:tonight|today|soon)|only \\d+ left|almost gone|while stocks? lasts?|hurry',
  },
  de: {
    you: 'du|dein(?:e[nmrs]?)?|dich|dir|sie|ihr(?:e[nmrs]?)?|ihnen|bist|leidest|hast',
    attribute:
      'übergewicht(?:ig)?|fettleibig|dick|depress(?:iv|ion(?:en)?)|angststörung|diabet(?:es|iker(?:in)?)|behinder(?:t|ung)|krebs|adhs|autis(?:t|mus)|arthrose|akne|schuppenflechte|unfruchtbar|alkoholiker(?:in)?|süchtig|schwul|lesbisch|trans|muslim(?:in|e)?|christ(?:in|en)?|jüdisch|schwarz|ausländer(?:in)?|pleite|verschuldet|schulden|arbeitslos|vorbestraft|über (?:40|50|60|70)',
    likeYou: 'wie du|wie dich|wie sie',
    body: 'haut|falten|akne|gewicht|bauch|haare?|zähne|fett|kilos?|kg|gesundheit|fitness|kosmetik|nahrungsergänzung',
    beforeAfter: 'vorher[ -/]*(?:und |& )?nachher',
    guaranteed:
      'garantierte[nrs]? (?:erfolge?|ergebnisse?|wirkung)|garantiert(?! \\d)|100 ?% (?:wirksam|sicher|erfolg)|wirkt immer|risikofrei|ohne risiko',
    cure: 'heilt|heilung von|wundermittel|wunder|beseitigt (?:schmerzen|akne|falten)',
    weight: `${FIGURE} ?(?:kg|kilo) (?:abnehmen|weniger|verlieren)|schnell abnehmen|verbrennt fett|fettverbrenn(?:er|ung)`,
    money: `schnell reich|schnelles geld|passives einkommen|verdopple dein geld|sichere rendite|(?:verdiene?n?) ${FIGURE} ?€? (?:am|pro) (?:tag|woche|monat)`,
    absolute: 'nummer eins|nr\\. ?1|der beste der welt|das beste der welt|die beste der welt|am billigsten|unschlagbar',
    shame: 'hässlich|schäm(?:st|en)|hasst du dein(?:en|e)? (?:körper|haut|bauch)|speckröllchen|bikinifigur',
    rivals:
      '(?:besser|billiger|günstiger) als (?:die konkurrenz|andere marken|unsere mitbewerber)|anders als die konkurrenz',
    exclusion: 'nur für (?:männer|frauen|christen|muslime|deutsche|weiße)|keine (?:ausländer|kinder|familien)',
    urgency:
      'letzte chance|nur (?:noch )?heute|endet (?:heute|bald)|nur noch \\d+|fast ausverkauft|solange der vorrat reicht',
  },
  fr: {
    you: "vous|votre|vos|tu|ton|ta|tes|t[’']es|êtes|souffrez|avez",
    attribute:
      'obèse|surpoids|gros(?:se)?|dépressi(?:f|ve|on)|anxieu(?:x|se)|diab(?:ète|étique)|handicap(?:é|ée)?|cancer|tdah|autis(?:te|me)|arthrose|acné|psoriasis|stérile|alcoolique|gay|lesbienne|trans|musulman(?:e|s)?|chrétien(?:ne|s)?|jui(?:f|ve)|noire?|immigrée?|ruinée?|endettée?|dettes?|chômeu(?:r|se)|au chômage|plus de (?:40|50|60|70) ans',
    likeYou: 'comme vous|comme toi',
    body: 'peau|rides?|acné|poids|ventre|cheveux|dents|graisse|kilos?|kg|santé|cosmétiques?|compléments?',
    beforeAfter: 'avant ?(?:/|et|&) ?après',
    guaranteed:
      '(?<!satisfaction )(?:résultats? )?garantie?s?(?! \\d)(?= |$|[.!])|100 ?% (?:efficace|sûr)|sans (?:aucun )?risque',
    cure: "guérit|guérison|miracles?|miraculeu(?:x|se)|élimine (?:la douleur|l[’']acné|les rides)",
    weight: `perd(?:re|ez) ${FIGURE} ?(?:kg|kilos?)|maigrir vite|brûle[- ]graisses?|brûle les graisses`,
    money: `devenir riche|argent facile|revenus? passifs?|doublez votre argent|gagnez ${FIGURE} ?€? par (?:jour|semaine|mois)`,
    absolute:
      'numéro (?:un|1)|n° ?1|le meilleur (?:du|au) monde|la meilleure (?:du|au) monde|le moins cher|la moins chère|imbattables?',
    shame: 'moche|laide?|honte de votre|détestez votre (?:corps|peau|ventre)|bourrelets',
    rivals: '(?:mieux|meilleure?|moins chère?) que (?:la concurrence|nos concurrents|les autres marques)',
    exclusion:
      "réservé aux (?:hommes|femmes|chrétiens|musulmans|français)|(?:hommes|femmes) uniquement|pas d[’'](?:étrangers|enfants)",
    urgency:
      "dernière chance|aujourd[’']hui seulement|se termine (?:ce soir|bientôt)|plus que \\d+|jusqu[’']à épuisement des stocks|dépêchez-vous",
  },
  es: {
    you: 'tú|tu|tus|usted|su|eres|estás|tienes|sufres|padeces|te',
    attribute:
      'obes[oa]|sobrepeso|gord[oa]|deprimid[oa]|depresión|ansiedad|diabetes|diabétic[oa]|discapacidad|discapacitad[oa]|cáncer|tdah|autis(?:ta|mo)|artritis|acné|psoriasis|infértil|alcohólic[oa]|gay|lesbiana|trans|musulm(?:án|ana)|cristian[oa]|judí[oa]|negr[oa]|inmigrante|arruinad[oa]|endeudad[oa]|deudas?|desemplead[oa]|en paro|más de (?:40|50|60|70)',
    likeYou: 'como tú|como usted',
    body: 'piel|arrugas?|acné|peso|barriga|pelo|cabello|dientes|grasa|kilos?|kg|salud|cosmétic[oa]s?|suplementos?',
    beforeAfter: 'antes (?:y|/) después|antes/después',
    guaranteed: '(?:resultados? )?garantizad[oa]s?|100 ?% (?:efectivo|eficaz|seguro)|sin (?:ningún )?riesgo',
    cure: 'cura|sana el|milagros?|milagros[oa]|elimina (?:el dolor|el acné|las arrugas)',
    weight: `(?:pierde|perder|adelgaza) ${FIGURE} ?(?:kg|kilos?)|adelgazar rápido|quema grasas?|quemagrasas`,
    money: `hazte rico|dinero fácil|ingresos pasivos|duplica tu dinero|gana ${FIGURE} ?€? (?:al|por) (?:día|semana|mes)`,
    absolute: 'número (?:uno|1)|n\\.º ?1|el mejor del mundo|la mejor del mundo|el más barato|la más barata|imbatibles?',
    shame: 'fe[oa]|vergüenza de tu|odias tu (?:cuerpo|piel|barriga)|michelines',
    rivals: '(?:mejor|más barat[oa]) que (?:la competencia|otras marcas)',
    exclusion: 'solo para (?:hombres|mujeres|cristianos|musulmanes|españoles)|no se admiten (?:extranjeros|niños)',
    urgency: 'última oportunidad|solo hoy|termina (?:hoy|pronto)|solo quedan \\d+|hasta agotar existencias|date prisa',
  },
  it: {
    you: 'tu|tuo|tua|tuoi|tue|lei|suo|sua|sei|hai|soffri|ti',
    attribute:
      'obes[oa]|sovrappeso|grass[oa]|depress[oa]|depressione|ansia|ansios[oa]|diabete|diabetic[oa]|disabil(?:e|ità)|cancro|adhd|autis(?:tico|mo)|artrite|acne|psoriasi|sterile|alcolista|gay|lesbica|trans|musulman[oa]|cristian[oa]|ebre[oa]|ner[oa]|immigrat[oa]|indebitat[oa]|debiti|disoccupat[oa]|più di (?:40|50|60|70) anni',
    likeYou: 'come te|come lei',
    body: 'pelle|rughe|acne|peso|pancia|capelli|denti|grasso|chili|kg|salute|cosmetic[oi]|integrator[ei]',
    beforeAfter: 'prima (?:e|/) dopo|prima/dopo',
    guaranteed: '(?:risultat[oi] )?garantit[oiae]|100 ?% (?:efficace|sicuro)|senza (?:alcun )?rischi[oi]?',
    cure: "guarisce|miracol[oi]|miracolos[oa]|elimina (?:il dolore|l[’']acne|le rughe)",
    weight: `perd(?:i|ere) ${FIGURE} ?(?:kg|chili)|dimagrire (?:in fretta|subito|velocemente)|brucia(?: i)? grassi`,
    money: `diventa ricco|soldi facili|reddito passivo|raddoppia i tuoi soldi|guadagna ${FIGURE} ?€? al (?:giorno|mese)`,
    absolute:
      'numero (?:uno|1)|n\\.? ?1|il migliore al mondo|la migliore al mondo|il più economico|la più economica|imbattibil[ei]',
    shame: "brutt[oa]|ti vergogni|odi (?:il tuo|la tua) (?:corpo|pelle|pancia)|maniglie dell[’']amore",
    rivals: '(?:meglio|migliore|più economic[oa]) (?:della concorrenza|di altri marchi)',
    exclusion: 'solo per (?:uomini|donne|cristiani|musulmani|italiani)|niente (?:stranieri|bambini)',
    urgency:
      'ultima occasione|solo oggi|termina (?:oggi|presto)|ne restano solo \\d+|fino a esaurimento scorte|affrettati',
  },
  pt: {
    you: 'você|tu|teu|tua|teus|tuas|seu|sua|tens|estás|sofres?|tem',
    attribute:
      'obes[oa]|excesso de peso|gord[oa]|deprimid[oa]|depressão|ansiedade|diabetes|diabétic[oa]|deficiência|deficiente|cancro|câncer|tdah|autis(?:ta|mo)|artrite|acne|psoríase|infértil|alcoólatra|gay|lésbica|trans|muçulman[oa]|crist(?:ão|ã)|jude[ua]|negr[oa]|imigrante|falid[oa]|endividad[oa]|dívidas?|desempregad[oa]|mais de (?:40|50|60|70) anos',
    likeYou: 'como você|como tu',
    body: 'pele|rugas?|acne|peso|barriga|cabelo|dentes|gordura|quilos?|kg|saúde|cosmétic[oa]s?|suplementos?',
    beforeAfter: 'antes (?:e|/) depois|antes/depois',
    guaranteed: '(?:resultados? )?garantid[oa]s?|100 ?% (?:eficaz|seguro)|sem (?:nenhum )?risco',
    cure: 'cura|milagres?|milagros[oa]|elimina (?:a dor|a acne|as rugas)',
    weight: `(?:perca|perder|emagreça) ${FIGURE} ?(?:kg|quilos?)|emagrecer rápido|queima gorduras?`,
    money: `fique rico|dinheiro fácil|renda passiva|duplique o seu dinheiro|ganhe (?:r\\$ ?)?${FIGURE} ?€? por (?:dia|mês)`,
    absolute:
      'número (?:um|1)|n\\.º ?1|o melhor do mundo|a melhor do mundo|o mais barato|a mais barata|imbatíve(?:l|is)',
    shame: 'fei[oa]|vergonha do seu|odeia (?:o seu|a sua) (?:corpo|pele|barriga)|pneuzinhos',
    rivals: '(?:melhor|mais barat[oa]) (?:do )?que (?:a concorrência|outras marcas)',
    exclusion: '(?:só|apenas) para (?:homens|mulheres|cristãos|muçulmanos)|não aceitamos (?:estrangeiros|crianças)',
    urgency:
      'última chance|última oportunidade|(?:só|somente) hoje|termina (?:hoje|em breve)|(?:só )?restam \\d+|enquanto durar o estoque|corra',
  },
  nl: {
    you: 'je|jij|jou|jouw|u|uw|bent|heb|lijdt',
    attribute:
      'overgewicht|obees|dik|depressie(?:f)?|angstig|diabe(?:tes|et)|gehandicapt|beperking|kanker|adhd|autis(?:tisch|me)|artrose|acne|psoriasis|onvruchtbaar|alcoholist|verslaafd|homo|lesbisch|trans|moslim|christen|joods|zwart|immigrant|failliet|schulden|werkloos|boven de (?:40|50|60|70)',
    likeYou: 'zoals jij|zoals u|als jij',
    body: "huid|rimpels?|acne|gewicht|buik|haar|tanden|vet|kilo[’']?s?|kg|gezondheid|cosmetica|supplement(?:en)?",
    beforeAfter: 'voor en na|voor/na',
    guaranteed:
      'gegarandeerde? (?:resultaat|resultaten|succes)|gegarandeerd|100 ?% (?:effectief|veilig)|zonder risico|risicovrij',
    cure: 'geneest|genezing|wonder(?:en|middel)?|elimineert (?:pijn|acne|rimpels)',
    weight: `${FIGURE} ?(?:kg|kilo) (?:afvallen|verliezen|kwijt)|snel afvallen|vetverbrand(?:er|ing)|verbrandt vet`,
    money: `snel rijk|snel geld|passief inkomen|verdubbel je geld|verdien €? ?${FIGURE} per (?:dag|week|maand)`,
    absolute:
      'nummer (?:één|een|1)|nr\\. ?1|de beste ter wereld|het beste ter wereld|de goedkoopste|onverslaanbaar|onverslaanbare',
    shame: 'lelijk|schaam je|haat je je (?:lichaam|huid|buik)|vetrollen|zwembandjes',
    rivals: '(?:beter|goedkoper) dan (?:de concurrentie|andere merken)',
    exclusion: 'alleen voor (?:mannen|vrouwen|christenen|moslims|nederlanders)|geen (?:buitenlanders|kinderen)',
    urgency:
      'laatste kans|alleen vandaag|eindigt (?:vandaag|binnenkort)|nog maar \\d+|op is op|zolang de voorraad strekt',
  },
}
